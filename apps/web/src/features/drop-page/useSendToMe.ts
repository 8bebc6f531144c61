import { useState } from 'react'
import type { ClaimStatus } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { type OwnRow, refusedUntil, requestPageOf, useRowRequests, viewOf } from '../row-requests/index.ts'
import type { DropState } from './useDrop.ts'
import type { RowsState } from './useRows.ts'

function kindOf(status: ClaimStatus | undefined): OwnRow['kind'] {
  if (status?.kind === 'paid') return 'paid'
  return status?.kind === 'claimable' ? 'open' : 'other'
}

/**
 * Whether the rows of an address are sent without its wallet, and how far that is. The server is asked only where the chain names an
 * account that sends for the sender, and something can be claimed; and not where another site takes requests, or none.
 */
export function useSendToMe(
  { index: { dropId, terms }, config: { requestSite } }: Extract<DropState, { status: 'found' }>,
  state: RowsState,
  account: Address | undefined,
) {
  const template = useExplorerTemplate(terms.chainId)
  const known = state.status === 'known' && state.agreement !== 'disagree' ? state : undefined
  const rows = known?.rows.map(({ slot, row }, place): OwnRow => ({
    slot,
    row,
    kind: kindOf(known.claims.statuses[place]),
  }))
  const isWanted = known?.claims.operator !== undefined && rows?.some(({ kind }) => kind === 'open')
  const page = isWanted && account && requestSite ? requestPageOf(requestSite, { dropId, account }) : undefined
  // Once it was asked about an address it stays so: what was sent is shown also when nothing is left to claim.
  const [asked, setAsked] = useState<Address>()
  if (isWanted && requestSite === undefined && account !== asked) setAsked(account)
  const live = useRowRequests(dropId, account === asked ? asked : undefined)
  const requests = useLiveValue(live)
  const view = viewOf(requests, rows ?? [])
  const stories = known?.stories ?? []
  return {
    view,
    refusedUntil: (row: Pick<OwnRow, 'slot' | 'row'>) => refusedUntil(requests, row),
    /** Where rows can be asked for, in place of here. */
    page,
    onRequest: live.request,
    onSigned: live.refresh,
    transactionUrl: (hash: Hex) =>
      template
        ? fillTemplate(template, 'tx', hash)
        : stories.find(({ history }) => 'transaction' in history && history.transaction === hash)?.explorerUrl,
  }
}
