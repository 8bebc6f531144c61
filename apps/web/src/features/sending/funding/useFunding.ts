import { useApolloClient } from '@apollo/client/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zeroAddress } from 'viem'
import type { DropStatus, Funds, OpenDrop } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest, takesErc20 } from '@slotdrop/drops'
import { useBatchingClient } from '../../account/index.ts'
import { countOthers, openDropsQuery } from '../../approvals/index.ts'
import { type FundingView, fundingView } from './fundingView.ts'

/** Whether the open rows of a drop can be paid at this moment, with the drops that share its approval. */
export type DropFunding = {
  readonly view: FundingView
  /** Drops that count on the approval beside it. */
  readonly others: readonly OpenDrop[]
  /** It draws on the approval already: some rows are paid, or somebody else than the sender may have them paid. */
  readonly isUnderWay: boolean
  /** What others need is still being asked. */
  readonly isAsking: boolean
}

const none: readonly OpenDrop[] = []

/**
 * See `DropFunding`; undefined where nothing more is paid by the drop, where nothing is taken from an account, and where the token does not
 * tell.
 */
export function useFunding(
  manifest: Manifest,
  {
    status,
    funds,
    seenAt,
  }: { readonly status: DropStatus | undefined; readonly funds: Funds | undefined; readonly seenAt: number },
): DropFunding | undefined {
  const { dropId, terms } = manifest
  const { closesAtSeconds } = terms
  const client = useBatchingClient(terms.chainId)
  const apollo = useApolloClient()
  const isOver = closesAtSeconds !== 0n && seenAt / 1000 >= closesAtSeconds
  const isOpen = status !== undefined && status.progress.openRows > 0 && !status.isCancelled && !isOver
  const isWanted = isOpen && !isUnwrapped(terms)
  const { data, isPending, isError } = useQuery(
    openDropsQuery({ client: isWanted && takesErc20(terms) ? client : undefined, apollo, manifest }),
  )
  const { progress, claimsOpen, operator } = status ?? {}
  return useMemo(() => {
    if (!isWanted || !funds || !progress) return undefined
    const isUnderWay = progress.settledRows > 0 || claimsOpen === true || operator !== zeroAddress
    const facts = { ...funds, needed: progress.openAmount }
    const others = data ? countOthers(dropId, data.open, { ...facts, isUnderWay }) : none
    return {
      view: fundingView({ ...facts, openRows: progress.openRows }, others),
      others,
      isUnderWay,
      isAsking: takesErc20(terms) && isPending && !isError,
    }
    // What this device remembers of decisions changes with the questions alone.
  }, [isWanted, funds, progress, claimsOpen, operator, data, isPending, isError, dropId, terms])
}
