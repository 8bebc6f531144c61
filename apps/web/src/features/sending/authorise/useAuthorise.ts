import { useApolloClient } from '@apollo/client/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef } from 'react'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { Manifest } from '@slotdrop/drops'
import type { OpenDrop, Problem, Registration } from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { deviceBundles, deviceProposals, deviceShares } from '../../../device/dropFacts.ts'
import { useIsLeft } from '../../../components/useIsLeft.ts'
import { useBatchingClient, useChainClient, useSenderWallet } from '../../account/index.ts'
import { shareOf } from '../../approvals/index.ts'
import type { KeyOrder } from '../plan/useSendingPlan.ts'
import {
  abilitiesOf,
  type AuthoriseEvent,
  type AuthoriseState,
  isAllowed,
  isByPermit,
  isTogether,
  problemOf,
  waitingId,
} from './authoriseMachine.ts'
import { createSigning } from './createSigning.ts'
import {
  abilitiesQuery,
  type AuthoriseCheck,
  authoriseCheckKey,
  authoriseCheckQuery,
  bundleQuery,
  checkAuthorisation,
  permitQuery,
} from './authoriseQueries.ts'
import { lookAnew } from './lookAnew.ts'

const noOthers: readonly OpenDrop[] = []

/** What is to be signed, and what follows from it. */
type UseAuthoriseParameters = {
  readonly manifest: Manifest
  readonly state: AuthoriseState
  readonly dispatch: Dispatch<AuthoriseEvent>
  /** What is to be registered on chain; undefined where nothing is. */
  readonly registration: Registration | undefined
  /** Other open drops that an approval covers: those that its sender chose (the default), or all that count on it. */
  readonly covers?: 'chosen' | 'counting' | undefined
  /** Where a key is registered: what is done before it is signed, and what is signed of it. */
  readonly order?: KeyOrder | undefined
  /** The last step was signed here, and a key goes on. */
  readonly onKeyRegistered: () => void
  /** The chain was asked anew: what else the page shows of it may be old. */
  readonly onChecked?: (() => Promise<unknown>) | undefined
}

/**
 * What is left to allow, as the chain tells it, and signing it: as one where the wallet can, by a permit where the token takes it, else step
 * by step. For one drop: another one gets a component of its own.
 */
export function useAuthorise({
  manifest,
  state,
  dispatch,
  registration,
  covers,
  order,
  onKeyRegistered,
  onChecked,
}: UseAuthoriseParameters) {
  const { dropId, terms } = manifest
  const client = useChainClient(terms.chainId)
  const wallet = useSenderWallet()
  const { address } = useAccount()
  const isLeft = useIsLeft()
  const addTransaction = useAddTransaction()
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const cache = useQueryClient()
  const source = { client: useBatchingClient(terms.chainId), apollo: useApolloClient(), manifest }
  const { data: checked } = useQuery(authoriseCheckQuery({ client, manifest, registration, covers, source }))
  // What is signed takes longer than a rendering: what the last one handed over is called.
  const after = useRef({ order, onKeyRegistered, onChecked, addTransaction, others: checked?.others })
  useEffect(() => {
    after.current = { order, onKeyRegistered, onChecked, addTransaction, others: checked?.others }
  })
  const { data: found } = useQuery(abilitiesQuery({ client, wallet, manifest, isSender }))
  const abilities = abilitiesOf(state, found)
  const isOne = isTogether(abilities, checked?.steps)
  const isPermitWanted = order !== undefined && found !== undefined && !isOne
  const { data: canPermit = false } = useQuery(
    permitQuery({ client, manifest, steps: isPermitWanted ? checked?.steps : undefined }),
  )
  const check = async () => {
    const seen = await lookAnew<AuthoriseCheck>(cache, authoriseCheckKey(dropId, covers))
    await after.current.onChecked?.()
    return seen !== undefined && isAllowed(seen, [])
  }
  const forget = () => {
    deviceBundles.set(dropId, undefined)
    deviceProposals.set(dropId, undefined)
    dispatch({ type: 'ended' })
  }
  const goOn = (isDone: boolean) => {
    if (isDone && after.current.order && !isLeft()) after.current.onKeyRegistered()
  }
  useQuery(
    bundleQuery({
      client,
      wallet,
      manifest,
      registration,
      othersOf: () => after.current.others,
      id: waitingId(state),
      onFailed: (error) => dispatch({ type: 'follow-failed', error }),
      onOver: async () => {
        const isDone = await check()
        forget()
        goOn(isDone)
      },
    }),
  )

  const signing = createSigning({
    ...{ manifest, client, wallet, abilities, order, registration, dispatch, check, goOn, isLeft },
    look: (asked, wanted) =>
      checkAuthorisation(cache, { client: asked, manifest, registration: wanted, covers, source, isAnew: true }),
    addTransaction: (transaction) => after.current.addTransaction(transaction),
  })
  return {
    /** Undefined until the chain was asked, as are the steps. */
    readiness: checked?.readiness,
    steps: checked?.steps,
    sharing: checked?.sharing,
    /** Open drops that the steps cover too. */
    others: checked?.others ?? noOthers,
    /** Has the approval cover another drop, or not. */
    async count(drop: OpenDrop, isCounted: boolean) {
      deviceShares.decide(dropId, [[drop.dropId, shareOf(drop, isCounted)]])
      await check()
    },
    abilities,
    activity: state.activity,
    problem: problemOf(state, checked),
    /** Whether nothing is left to sign and none of these stands in the way. */
    isAllowed: (problems: readonly Problem[]) => checked !== undefined && isAllowed(checked, problems),
    isTogether: isOne,
    isByPermit: isByPermit(state, abilities, checked?.steps, isPermitWanted && canPermit),
    ...signing,
    refusePermit: () => dispatch({ type: 'permit-refused' }),
    forget,
    check,
  }
}
