import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** The recipient's door. A plain form: it leads to the same link without scripts, and that page checks what was typed. */
export function CheckAddress() {
  const t = useText(messages)
  return (
    <form className="address-form" action="/me">
      <label htmlFor="check-address">{t('checkLabel')}</label>
      <div className="address-form-line">
        <input
          id="check-address"
          name="address"
          className="input"
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
        />
        <Button type="submit">{t('check')}</Button>
      </div>
      <p className="small muted">{t('checkHint')}</p>
    </form>
  )
}
