import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { Manifest } from '@slotdrop/drops'
import {
  askForBundle,
  type AuthoriseStep,
  type Problem,
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
  abilitiesOf,
  type AuthoriseProblem,
  initialAuthoriseState,
  isAllowed,
  isTogether,
  mayBeSent,
  problemOf,
  transition,
  waitingId,
} from './authoriseMachine.ts'
import { abilitiesQuery, authoriseCheckQuery, bundleQuery } from './authoriseQueries.ts'

async function inspectWallet(wallet: SenderWallet, { terms }: Manifest): Promise<AuthoriseProblem | undefined> {
  const [account, network] = [wallet.address(), await wallet.chainId()]
  if (account === undefined || !isAddressEqual(account, terms.sender)) return { kind: 'wrong-account', account }
  return network === terms.chainId ? undefined : { kind: 'wrong-network', network }
}

/**
 * What is left to allow, as the chain tells it, and signing it: as one where the wallet can, else step by step. For one drop: another one
 * gets a component of its own.
 */
export function useAuthorise(manifest: Manifest, registration: Registration | undefined) {
  const { dropId, terms } = manifest
  const client = useChainClient(terms.chainId)
  const wallet = useSenderWallet()
  const { address } = useAccount()
  const isLeft = useIsLeft()
  const [state, dispatch] = useReducer(transition, dropId, (id) => initialAuthoriseState(deviceBundles.get(id)))
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const { data: checked, refetch } = useQuery(authoriseCheckQuery({ client, manifest, registration }))
  const { data: found } = useQuery(abilitiesQuery({ client, wallet, manifest, isSender }))
  const abilities = abilitiesOf(state, found)
  const check = async () => {
    await refetch()
  }
  const forget = () => {
    deviceBundles.set(dropId, undefined)
    dispatch({ type: 'ended' })
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
        await check()
        forget()
      },
    }),
  )

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
      if (abilities.isContract) return keep('proposed', hash)
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
  return {
    /** Undefined until the chain was asked, as are the steps. */
    readiness: checked?.readiness,
    steps: checked?.steps,
    abilities,
    activity: state.activity,
    problem: problemOf(state, checked),
    /** Whether nothing is left to sign and none of these stands in the way. */
    isAllowed: (problems: readonly Problem[]) => checked !== undefined && isAllowed(checked, problems),
    isTogether: isTogether(abilities, checked?.steps),
    signStep,
    signAll,
    forget,
    check,
  }
}
