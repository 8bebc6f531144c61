import type { ColumnRole, Fix, ListFormat, TokenStandard } from '@slotdrop/drops'
import { useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'
import { chosenOf } from './chosenOf.ts'
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

/** Which column holds what. */
export function ColumnMapper({
  format,
  standard,
  onFix,
}: {
  readonly format: ListFormat
  readonly standard: TokenStandard
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
    onFix({ kind: 'mapping', mapping, hasHeader: format.header !== null, delimiter: format.delimiter })
  }
  return (
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
  )
}
