import { useId, useState } from 'react'
import { toDeliveryError } from '@slotdrop/delivery'
import { type Address, amountProblemSentence, formatAmount, parseTypedAmount } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { FiatCoins } from '../../../components/FiatAmount.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { useStepMutation } from '../../account/index.ts'
import { roundUp } from '../plan/gasPlan.ts'
import styles from './KeyPanel.module.css'
import { messages } from './messages.generated.ts'

const coinDecimals = 18

/** Gives a sending key, or the account of the service, more coins for gas, with whatever wallet is connected. */
export function TopUpForm({
  by = 'key',
  chainId,
  address,
  coin,
  suggested,
  onGiven,
  onLeave,
}: {
  /** Whose account it is. */
  readonly by?: 'key' | 'service'
  readonly chainId: number
  /** Address of the account. */
  readonly address: Address
  readonly coin: string
  /** Wei. */
  readonly suggested: bigint
  readonly onGiven: () => Promise<void>
  readonly onLeave: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  const id = useId()
  const [text, setText] = useState(() => (suggested > 0n ? formatAmount(roundUp(suggested), 18, { locale: null }) : ''))
  const [isWrong, setWrong] = useState(false)
  const read = parseTypedAmount(text, coinDecimals)
  const give = useStepMutation(chainId, onGiven)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong('fault' in read)
        if ('fault' in read) return
        const description = t('topUpSent', { amount: formatAmount(read.amount, 18), coin, by })
        give.mutate({ to: address, data: '0x', value: read.amount, chainId, description })
      }}
    >
      <Field>
        <label htmlFor={id}>{t('topUpLabel', { coin, by })}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          onChange={(event) => setText(event.target.value)}
        />
        {'amount' in read && <FiatCoins chainId={chainId} amount={read.amount} />}
        {isWrong && 'fault' in read && (
          <FieldError>
            {say(amountProblemSentence(text, read, coinDecimals))} {t('notAnAmount')}
          </FieldError>
        )}
        {give.error && <FieldError>{say(toDeliveryError(give.error))}</FieldError>}
      </Field>
      <ButtonRow className={styles.buttons}>
        <Button size="small" type="submit" disabled={give.isPending}>
          {t(give.isPending ? 'confirmInWallet' : 'topUpNow')}
        </Button>
        <Button size="small" onClick={onLeave}>
          {t('leaveIt')}
        </Button>
      </ButtonRow>
    </form>
  )
}
