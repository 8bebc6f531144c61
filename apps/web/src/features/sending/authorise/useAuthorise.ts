import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef } from 'react'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { Manifest } from '@slotdrop/drops'
import type { Problem, Registration } from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { deviceBundles } from '../../../device/deviceBundles.ts'
import { deviceProposals } from '../../../device/deviceProposals.ts'
import { useIsLeft } from '../../../components/useIsLeft.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'
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
  permitQuery,
} from './authoriseQueries.ts'
import { lookAnew } from './lookAnew.ts'

/** What is to be signed, and what follows from it. */
type UseAuthoriseParameters = {
  readonly manifest: Manifest
  readonly state: AuthoriseState
  readonly dispatch: Dispatch<AuthoriseEvent>
  /** What is to be registered on chain; undefined where nothing is. */
  readonly registration: Registration | undefined
  /** Where a key is registered: what is done before it is signed, and what is signed of it. */
  readonly order?: KeyOrder | undefined
  /** The last step was signed here, and a key goes on. */
  readonly onKeyRegistered: () => void
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
  order,
  onKeyRegistered,
}: UseAuthoriseParameters) {
  const { dropId, terms } = manifest
  const client = useChainClient(terms.chainId)
  const wallet = useSenderWallet()
  const { address } = useAccount()
  const isLeft = useIsLeft()
  const addTransaction = useAddTransaction()
  // What is signed takes longer than a rendering: what the last one handed over is called.
  const after = useRef({ order, onKeyRegistered, addTransaction })
  useEffect(() => {
    after.current = { order, onKeyRegistered, addTransaction }
  })
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const cache = useQueryClient()
  const { data: checked } = useQuery(authoriseCheckQuery({ client, manifest, registration }))
  const { data: found } = useQuery(abilitiesQuery({ client, wallet, manifest, isSender }))
  const abilities = abilitiesOf(state, found)
  const isOne = isTogether(abilities, checked?.steps)
  const isPermitWanted = order !== undefined && found !== undefined && !isOne
  const { data: canPermit = false } = useQuery(
    permitQuery({ client, manifest, steps: isPermitWanted ? checked?.steps : undefined }),
  )
  const check = async () => {
    const seen = await lookAnew<AuthoriseCheck>(cache, authoriseCheckKey(dropId))
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
    ...{ manifest, client, wallet, abilities, order, dispatch, check, goOn, isLeft },
    addTransaction: (transaction) => after.current.addTransaction(transaction),
  })
  return {
    /** Undefined until the chain was asked, as are the steps. */
    readiness: checked?.readiness,
    steps: checked?.steps,
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
