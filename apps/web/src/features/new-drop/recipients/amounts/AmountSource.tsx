import { useState } from 'react'
import type { Fix, ListFormat } from '@slotdrop/drops'
import { useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'
import { AmountForm } from './AmountForm.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { Disclosure } from '../../../../components/layout/Disclosure.tsx'
import { chosenOf } from '../reading/chosenOf.ts'
import styles from './AmountSource.module.css'

const allocations = ['listed', 'equal', 'pro-rata'] as const satisfies readonly ListFormat['allocation']['kind'][]
const units = ['token', 'base'] as const satisfies readonly ListFormat['amountUnit'][]

/** What each gets, or all share, where the amounts of the list come about in this way. */
function appliedAmount(allocation: ListFormat['allocation'], kind: 'equal' | 'pro-rata'): bigint | undefined {
  if (allocation.kind === 'listed' || allocation.kind !== kind) return undefined
  return allocation.kind === 'equal' ? allocation.amount : allocation.total
}

/** How amounts come about. */
export function AmountSource({
  format,
  symbol,
  decimals,
  onFix,
}: {
  readonly format: ListFormat
  readonly symbol: string
  readonly decimals: number
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const { allocation, amountUnit, suggestedAllocation } = format
  const [kind, setKind] = useState(allocation.kind)
  const [applied, setApplied] = useState(allocation.kind)
  // It was decided elsewhere, or taken back.
  if (applied !== allocation.kind) {
    setApplied(allocation.kind)
    setKind(allocation.kind)
  }
  return (
    <Disclosure
      className={styles.amountSource}
      open={suggestedAllocation !== undefined || allocation.kind !== 'listed'}
    >
      <summary>
        {allocation.kind === 'equal'
          ? t('amountsEqual')
          : allocation.kind === 'pro-rata'
            ? t('amountsProRata')
            : amountUnit === 'base'
              ? t('amountsBase')
              : t('amountsListed')}
      </summary>
      {suggestedAllocation === 'pro-rata' && <p className="small">{t('looksLikeVotes')}</p>}
      <Field>
        <label htmlFor="allocation">{t('amountsAre')}</label>
        <select
          id="allocation"
          value={kind}
          onChange={(event) => {
            const next = chosenOf(allocations, event.target.value) ?? 'listed'
            setKind(next)
            if (next === 'listed') onFix({ kind: 'allocation', allocation: { kind: 'listed' } })
          }}
        >
          <option value="listed">{t('asListed')}</option>
          <option value="equal">{t('sameForAll')}</option>
          <option value="pro-rata">{t('partsOfTotal')}</option>
        </select>
      </Field>
      {kind === 'listed' ? (
        <Field>
          <label htmlFor="amount-unit">{t('writtenIn')}</label>
          <select
            id="amount-unit"
            value={amountUnit}
            onChange={(event) => onFix({ kind: 'amount-unit', unit: chosenOf(units, event.target.value) ?? 'token' })}
          >
            <option value="token">{symbol}</option>
            <option value="base">{t('baseUnits', { symbol, zeros: '0'.repeat(Math.min(decimals, 36)) })}</option>
          </select>
        </Field>
      ) : (
        <AmountForm
          key={kind}
          kind={kind}
          symbol={symbol}
          decimals={decimals}
          applied={appliedAmount(allocation, kind)}
          onFix={onFix}
        />
      )}
    </Disclosure>
  )
}
