import Link from 'next/link'
import { useText } from '../../i18n/index.ts'
import type { Guarantee } from './guarantees.ts'
import styles from './Guarantees.module.css'
import { messages } from './messages.generated.ts'

const proofs = [
  ['proofCustody', '/docs#contract'],
  ['proofOnce', '/docs#check'],
  ['proofOpen', '/docs#seal'],
] as const

/** What the chain guarantees, each with the line of code that enforces it. */
export function Guarantees({ guarantees }: { readonly guarantees: readonly Guarantee[] }) {
  const t = useText(messages)
  return (
    <section aria-labelledby="guarantees">
      <h2 id="guarantees">{t('guaranteesTitle')}</h2>
      <div className={styles.list}>
        {guarantees.map(({ title, text, file, lines }) => (
          <div key={title} className={styles.guarantee}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <pre>
              <code>
                <span className={styles.file}>{`// ${file}\n`}</span>
                {lines.join('\n')}
              </code>
            </pre>
          </div>
        ))}
      </div>
      <p className={styles.proofs}>
        {proofs.map(([proof, href]) => (
          <Link key={proof} href={href} prefetch={false}>
            {t(proof)}
          </Link>
        ))}
      </p>
    </section>
  )
}
