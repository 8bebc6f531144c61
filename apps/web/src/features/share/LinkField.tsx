import type { ReactNode } from 'react'
import { useText } from '../../i18n/index.ts'
import styles from './LinkField.module.css'
import { messages } from './messages.generated.ts'
import { publicLink } from './publicLink.ts'

/** The link of a published drop as a field that is marked whole when it is entered, with its button beside it. */
export function LinkField({ dropId, children }: { readonly dropId: string; readonly children: ReactNode }) {
  const t = useText(messages)
  return (
    <div className={styles.link}>
      <input
        className="mono"
        readOnly
        value={publicLink(dropId)}
        aria-label={t('link')}
        onFocus={(event) => event.target.select()}
      />
      {children}
    </div>
  )
}
