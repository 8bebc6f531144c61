import { useFormats, useText } from '../../../../i18n/index.ts'
import { type CheckedRecipients, rowKinds } from '../../../../workers/recipients/checkedRecipients.ts'
import { messages } from '../../messages.generated.ts'
import styles from './KindsBar.module.css'

const kindTexts = {
  used: 'kindUsed',
  fresh: 'kindFresh',
  contract: 'kindContract',
  elsewhere: 'kindElsewhere',
  unknown: 'kindUnknown',
} as const

/** Rows by their kind: a bar, and the same in words. */
export function KindsBar({ counts }: Pick<CheckedRecipients, 'counts'>) {
  const t = useText(messages)
  const formats = useFormats()
  const present = rowKinds.filter((kind) => counts[kind] > 0)
  return (
    <figure className={styles.kinds} aria-label={t('kindsOfRecipients')}>
      <div className={styles.bar} aria-hidden="true">
        {present.map((kind) => (
          <i key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />
        ))}
      </div>
      <ul>
        {present.map((kind) => (
          <li key={kind}>
            <i data-kind={kind} aria-hidden="true" />
            {t(kindTexts[kind])} <span className="figure">{formats.count(counts[kind])}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
