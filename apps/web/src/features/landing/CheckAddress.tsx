import { AddressField } from '../../components/address-lookup/AddressField.tsx'
import { classNames } from '../../components/classNames.ts'
import { useText } from '../../i18n/index.ts'
import styles from './CheckAddress.module.css'
import { messages } from './messages.generated.ts'

/** The recipient's door. A plain form: it leads to the same link without scripts, and that page checks what was typed. */
export function CheckAddress() {
  const t = useText(messages)
  return (
    <form action="/me">
      <AddressField id="check-address" label={t('checkLabel')} action={t('check')} required />
      <p className={classNames('small muted', styles.hint)}>{t('checkHint')}</p>
    </form>
  )
}
