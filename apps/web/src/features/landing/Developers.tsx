import Link from 'next/link'
import { useText } from '../../i18n/index.ts'
import styles from './Developers.module.css'
import { examples } from './examples.generated.ts'
import { messages } from './messages.generated.ts'

/** What engineers take of the product: the command, and the wallet layer in a few lines. */
export function Developers() {
  const t = useText(messages)
  return (
    <section id="developers" aria-labelledby="developers-title">
      <h2 id="developers-title">{t('developersTitle')}</h2>
      <p className={styles.lead}>{t('developersText')}</p>
      <div className={styles.columns}>
        <Example title={t('commandTitle')} name="npx slotdrop" text={examples.command} />
        <Example
          title={t('walletTitle', { lines: examples.wallet.split('\n').length })}
          name="@slotdrop/wallet-ui"
          text={examples.wallet}
        />
      </div>
      <p className={styles.more}>
        <Link href="/docs" prefetch={false}>
          {t('docs')}
        </Link>
      </p>
    </section>
  )
}

function Example({ title, name, text }: { readonly title: string; readonly name: string; readonly text: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>
        <b>{title}</b>
        <code>{name}</code>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
