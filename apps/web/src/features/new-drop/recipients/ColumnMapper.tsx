import { useState } from 'react'
import type { ColumnRole, Fix, ListFormat, TokenStandard } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { AmountForm } from './amounts/AmountForm.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { Disclosure } from '../../../components/layout/Disclosure.tsx'
import styles from './ColumnMapper.module.css'

const roleNames = {
  account: 'address',
  amount: 'roleAmount',
  id: 'tokenId',
  note: 'roleNote',
  token: 'roleToken',
  chain: 'roleChain',
} as const satisfies Record<ColumnRole, string>

const roles = ['account', 'amount', 'id', 'note', 'token', 'chain'] as const satisfies readonly ColumnRole[]
const allocations = ['listed', 'equal', 'pro-rata'] as const satisfies readonly ListFormat['allocation']['kind'][]
const units = ['token', 'base'] as const satisfies readonly ListFormat['amountUnit'][]

/** Which of some choices a `select` stands at; undefined for none of them. */
function chosenOf<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => choice === value)
}

/** Which column holds what, and how amounts come about. */
export function ColumnMapper({
  format,
  standard,
  symbol,
  decimals,
  onFix,
}: {
  readonly format: ListFormat
  readonly standard: TokenStandard
  readonly symbol: string
  readonly decimals: number
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const names = format.header ?? format.sample.map((_, column) => t('columnNumber', { number: column + 1 }))
  const offered: readonly ColumnRole[] =
    standard === 'ERC721'
      ? ['account', 'id', 'note', 'token', 'chain']
      : standard === 'ERC1155'
        ? ['account', 'id', 'amount', 'note', 'token', 'chain']
        : ['account', 'amount', 'note', 'token', 'chain']
  // A header may name what this token has not.
  const roleOf = (column: number) => offered.find((role) => format.mapping[role] === column)
  const map = (column: number, role: ColumnRole | undefined) => {
    const mapping = { ...format.mapping }
    for (const known of roles) if (mapping[known] === column) delete mapping[known]
    if (role) mapping[role] = column
    onFix({ kind: 'mapping', mapping, hasHeader: format.header !== null })
  }
  return (
    <>
      {format.layout !== 'json' && (
        <ul className={styles.mapping} aria-label={t('columns')}>
          {names.map((name, column) => (
            // Columns are their places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={column}>
              <label htmlFor={`column-${column}`} className="mono" title={format.sample[column]}>
                {name.slice(0, 24) || t('columnNumber', { number: column + 1 })}
              </label>
              <select
                id={`column-${column}`}
                value={roleOf(column) ?? ''}
                onChange={(event) => map(column, chosenOf(roles, event.target.value))}
              >
                {offered.map((role) => (
                  <option key={role} value={role}>
                    {t(roleNames[role])}
                  </option>
                ))}
                <option value="">{t('notUsed')}</option>
              </select>
            </li>
          ))}
        </ul>
      )}
      {standard !== 'ERC721' && <AmountSource format={format} symbol={symbol} decimals={decimals} onFix={onFix} />}
    </>
  )
}

function AmountSource({
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
        <AmountForm kind={kind} symbol={symbol} decimals={decimals} onFix={onFix} />
      )}
    </Disclosure>
  )
}
