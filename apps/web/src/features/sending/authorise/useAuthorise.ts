import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { Manifest } from '@slotdrop/drops'
import {
  askForBundle,
  type AuthoriseStep,
  canBundle,
  type ChainClient,
  checkReadiness,
  followBundle,
  getAuthoriseSteps,
  isAuthorised,
  isContractAccount,
  type Registration,
  type SenderWallet,
  toDeliveryError,
  waitForReceipt,
} from '@slotdrop/delivery'
import { deviceBundles } from '../../../device/deviceBundles.ts'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { useIsLeft } from '../../../components/useIsLeft.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'
import {
  type AuthoriseEvent,
  type AuthoriseProblem,
  initialAuthoriseState,
  isTogether,
  mayBeSent,
  transition,
  waitingId,
} from './authoriseMachine.ts'

type Connected = {
  readonly client: ChainClient | undefined
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly registration: Registration | undefined
  readonly dispatch: Dispatch<AuthoriseEvent>
}

/** Asks the chain what is left to sign. What was asked for later goes before what is answered later. */
function useCheck({ client, manifest, registration, dispatch }: Connected): () => Promise<void> {
  const last = useRef(0)
  const check = useCallback(async () => {
    if (!client) return
    const asked = ++last.current
    const readiness = await checkReadiness({ client, manifest })
    const found = await getAuthoriseSteps({ client, manifest, registration }).then(
      (steps) => ({ steps }),
      (error: unknown) => ({ steps: [], error: toDeliveryError(error) }),
    )
    if (asked === last.current) dispatch({ type: 'checked', readiness, ...found })
  }, [client, manifest, registration, dispatch])
  useEffect(() => void check(), [check])
  return check
}

/** Asks wallet and chain what the sender's wallet can do. */
function useAbilities({ client, wallet, manifest: { terms }, dispatch }: Connected): void {
  const { address } = useAccount()
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  useEffect(() => {
    if (!client || !isSender)
      return dispatch({ type: 'abilities-found', abilities: { bundles: false, isContract: false } })
    let isCurrent = true
    const find = async () => ({
      bundles: await canBundle(wallet, terms.sender, terms.chainId),
      isContract: await isContractAccount(client, terms.sender),
    })
    find().then(
      (abilities) => isCurrent && dispatch({ type: 'abilities-found', abilities }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, isSender, wallet, terms, dispatch])
}

/** Follows what was signed as one to its end, also after a reload. */
function useFollowing(
  { client, wallet, manifest, registration, dispatch }: Connected,
  id: string | undefined,
  check: () => Promise<void>,
  forget: () => void,
): void {
  const { chainId } = manifest.terms
  useEffect(() => {
    if (!client || id === undefined) return
    let isCurrent = true
    followBundle({
      wallet,
      id,
      isDone: () => isAuthorised({ client, manifest, registration }),
      pollMilliseconds: pollMillisecondsOf(chainId),
      isAbandoned: () => !isCurrent,
    })
      .catch((error: unknown) => {
        if (isCurrent) dispatch({ type: 'follow-failed', error: toDeliveryError(error) })
      })
      .then(() => (isCurrent ? check() : undefined))
      .then(() => void (isCurrent && forget()))
    return () => {
      isCurrent = false
    }
  }, [client, wallet, manifest, registration, dispatch, id, chainId, check, forget])
}

async function inspectWallet(wallet: SenderWallet, { terms }: Manifest): Promise<AuthoriseProblem | undefined> {
  const [account, network] = [wallet.address(), await wallet.chainId()]
  if (account === undefined || !isAddressEqual(account, terms.sender)) return { kind: 'wrong-account', account }
  return network === terms.chainId ? undefined : { kind: 'wrong-network', network }
}

/** What is left to allow, as the chain tells it, and signing it: as one where the wallet can, else step by step. */
export function useAuthorise(manifest: Manifest, wanted: Registration | undefined) {
  const { dropId, terms } = manifest
  const client = useChainClient(terms.chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const [state, dispatch] = useReducer(transition, initialAuthoriseState)
  const { operator, claimsOpen } = wanted ?? {}
  const registration = useMemo(
    () => (operator === undefined || claimsOpen === undefined ? undefined : { operator, claimsOpen }),
    [operator, claimsOpen],
  )
  const connected = { client, wallet, manifest, registration, dispatch }
  const check = useCheck(connected)
  useAbilities(connected)
  const forget = useCallback(() => {
    deviceBundles.set(dropId, undefined)
    dispatch({ type: 'ended' })
  }, [dropId])
  useEffect(() => dispatch({ type: 'remembered', id: deviceBundles.get(dropId) }), [dropId])
  useFollowing(connected, waitingId(state), check, forget)

  /** Asks the wallet, when it is the sender's; `ask` answers whether that is all. */
  const sign = async (step: AuthoriseStep['kind'] | 'all', ask: () => Promise<boolean>) => {
    dispatch({ type: 'pressed', step })
    try {
      const problem = await inspectWallet(wallet, manifest)
      if (problem) dispatch({ type: 'wallet-refused', problem })
      else if (await ask()) dispatch({ type: 'ended' })
    } catch (thrown) {
      const error = toDeliveryError(thrown)
      if (!mayBeSent(error)) deviceBundles.set(dropId, undefined)
      dispatch({ type: 'failed', error })
    }
  }
  /** Kept on this device at once: an answer may be lost, and a page closed. */
  const keep = (type: 'bundle-asked' | 'proposed', id: string) => {
    deviceBundles.set(dropId, id)
    dispatch({ type, id })
    return false
  }
  const signStep = (step: AuthoriseStep) =>
    sign(step.kind, async () => {
      if (!client) return true
      const hash = await wallet.sendTransaction(step.request)
      // No node knows a Safe's hash: the wallet and the chain tell when its owners have signed.
      if (state.abilities.isContract) return keep('proposed', hash)
      const pollMilliseconds = pollMillisecondsOf(terms.chainId)
      const receipt = await waitForReceipt({ client, hash, pollMilliseconds, isAbandoned: isLeft })
      if (!receipt) return true
      dispatch({ type: 'mined', isReverted: receipt.status === 'reverted' })
      await check()
      return true
    })
  const signAll = (steps: readonly AuthoriseStep[]) =>
    sign('all', async () => {
      const onAsk = (id: string) => keep('bundle-asked', id)
      return keep('proposed', await askForBundle({ wallet, manifest, steps, onAsk }))
    })
  return { ...state, isTogether: isTogether(state), signStep, signAll, forget, check }
}
