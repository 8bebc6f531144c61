import Link from 'next/link'
import { useText } from '../../i18n/index.ts'
import { CodeExample, type CodeLines } from './CodeExample.tsx'
import styles from './Developers.module.css'
import { messages } from './messages.generated.ts'

/** Examples of the page, as the READMEs begin. */
export type Examples = { readonly command: CodeLines; readonly wallet: CodeLines }

/** What engineers take of the product: the command, and the wallet layer in a few lines. */
export function Developers({ examples }: { readonly examples: Examples }) {
  const t = useText(messages)
  return (
    <section id="developers" aria-labelledby="developers-title">
      <h2 id="developers-title">{t('developersTitle')}</h2>
      <p className={styles.lead}>{t('developersText')}</p>
      <div className={styles.columns}>
        <CodeExample
          id="command"
          title={t('commandTitle')}
          name="npx slotdrop"
          copyLabel={t('copyCommands')}
          lines={examples.command}
        />
        <CodeExample
          id="wallet-ui"
          title={t('walletTitle', { lines: examples.wallet.length })}
          name="@slotdrop/wallet-ui"
          copyLabel={t('copyCode')}
          lines={examples.wallet}
          isNumbered
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
