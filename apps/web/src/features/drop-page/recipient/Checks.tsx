import { Check } from 'lucide-react'
import { Card } from '../../../components/layout/Card.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import styles from './Checks.module.css'
import { messages } from '../messages.generated.ts'
import type { DropState } from '../useDrop.ts'
import type { RowsState } from '../useRows.ts'
import { useRowText } from '../useRowText.ts'

/** What this browser found to be true of an address' rows, without having to believe the site. */
export function Checks({
  drop: { index, taken },
  state,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly state: RowsState
}) {
  const t = useText(messages)
  const rowText = useRowText()
  if (!('rows' in state)) return null
  const [row] = state.rows
  if (!row) return null
  const { figure, unit } = rowText(index, row)
  const amount = `${figure} ${unit}`
  const isOne = state.rows.length === 1
  const checks = [isOne ? t('checkedList', { amount }) : t('checkedRows', { rows: state.rows.length })]
  if (state.status === 'known' && state.agreement !== 'disagree') {
    const { statuses } = state.claims
    const open = statuses.filter(({ kind }) => kind === 'claimable')
    if (open.length > 0) checks.push(t('checkedMoney', { token: toPlainName(taken) }))
    // Without an estimate nothing was tried.
    if (open.some((status) => status.kind === 'claimable' && status.gas !== undefined)) checks.push(t('checkedTrial'))
    const history = state.stories[0]?.history
    const isHers = history?.kind === 'pushed' || (history?.kind === 'claimed' && history.to === row.account)
    if (isOne && statuses[0]?.kind === 'paid' && isHers) checks.push(t('checkedPaid', { amount }))
  }
  return (
    <Card as="section" aria-labelledby="checked">
      <h2 id="checked" className={styles.title}>
        {t('checkedHere')}
      </h2>
      <ul className={styles.checks}>
        {checks.map((text) => (
          <li key={text}>
            <Check size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
