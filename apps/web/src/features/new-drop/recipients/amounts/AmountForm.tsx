import { useId, useState } from 'react'
import { amountProblemSentence, type Fix, formatAmount, parseTypedAmount } from '@slotdrop/drops'
import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'

/** The amount that everyone gets, or the total that all share. */
export function AmountForm({
  kind,
  symbol,
  decimals,
  applied,
  isFocused = false,
  onFix,
}: {
  readonly kind: 'equal' | 'pro-rata'
  readonly symbol: string
  readonly decimals: number
  /** The amount that the list has now; undefined for none of this kind. */
  readonly applied?: bigint | undefined
  /** It was just asked for: typing goes on in it. */
  readonly isFocused?: boolean
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const id = useId()
  const textOf = (amount: bigint | undefined) =>
    amount === undefined ? '' : formatAmount(amount, decimals, { locale: null })
  const [text, setText] = useState(textOf(applied))
  const [shown, setShown] = useState(applied)
  const say = useSay()
  const read = parseTypedAmount(text, decimals)
  // It was decided elsewhere, or taken back. What was typed here stays as it was typed.
  if (shown !== applied) {
    setShown(applied)
    if (!('amount' in read && read.amount === applied)) setText(textOf(applied))
  }
  const isWrong = text.trim() !== '' && 'fault' in read
  const apply = () => {
    if (!('amount' in read)) return
    onFix({
      kind: 'allocation',
      allocation: kind === 'equal' ? { kind, amount: read.amount } : { kind: 'pro-rata', total: read.amount },
    })
  }
  return (
    <Field
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <label htmlFor={id}>{kind === 'equal' ? t('eachGets', { symbol }) : t('totalToShare', { symbol })}</label>
      <input
        id={id}
        // Who pressed the button for it types next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFocused}
        type="text"
        inputMode="decimal"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {isWrong && (
        <FieldError id={`${id}-fault`}>
          {say(amountProblemSentence(text, read, decimals))} {t('amountWrong', { decimals })}
        </FieldError>
      )}
      <Button size="small" type="submit" disabled={'fault' in read}>
        {t('apply')}
      </Button>
    </Field>
  )
}
