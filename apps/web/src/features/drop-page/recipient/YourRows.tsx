import type { Hex, ProvenRow } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import type { RequestView } from '../../row-requests/index.ts'
import { messages } from '../messages.generated.ts'
import { RowCard } from './RowCard.tsx'
import type { DropState } from '../useDrop.ts'
import type { RowsState } from '../useRows.ts'

/** A card for each row of an address; a warning instead where nodes contradict each other. */
export function YourRows({
  drop: { index, chain, taken, config },
  state,
  gasPrice,
  request,
  refusedUntil,
  onSigned,
  transactionUrl,
  onRefresh,
  onChanged,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly state: Extract<RowsState, { status: 'known' }>
  /** Wei a unit of gas; undefined while unknown. */
  readonly gasPrice: bigint | undefined
  /** How far it is that the rows are sent without a wallet. */
  readonly request: RequestView['kind']
  /** End of the signature for a row that the service refused, in milliseconds since 1970. */
  readonly refusedUntil: (row: ProvenRow) => number | undefined
  /** The service was given a signature for one of them. */
  readonly onSigned: () => void
  /** The page of a transaction in an explorer, where there is one. */
  readonly transactionUrl: (hash: Hex) => string | undefined
  readonly onRefresh: () => void
  readonly onChanged: () => void
}) {
  const t = useText(messages)
  if (state.agreement === 'disagree')
    return (
      <Note tone="fault" title={t('nodesDiffer')} actions={<Button onClick={onRefresh}>{t('askAgain')}</Button>}>
        {t('nodesDifferText')}
      </Note>
    )
  return state.rows.map((row, place) => {
    const status = state.claims.statuses[place]
    return (
      status && (
        <RowCard
          key={row.index}
          index={index}
          row={row}
          isOneOfMany={state.rows.length > 1}
          status={status}
          history={state.stories[place]?.history}
          paidAt={state.stories[place]?.paidAt}
          gasPrice={gasPrice}
          coin={chain.coin}
          taken={toPlainName(taken)}
          canBeSent={state.claims.operator !== undefined}
          request={request}
          refusedUntil={refusedUntil(row)}
          onSigned={onSigned}
          transactionUrl={transactionUrl}
          config={config}
          onChanged={onChanged}
        />
      )
    )
  })
}
