import type { Dispatch } from 'react'
import { isAddressEqual } from 'viem'
import {
  askForBundle,
  type AuthoriseStep,
  type ChainClient,
  fetchAuthoriseSteps,
  fetchPermitStep,
  parseHash,
  type SenderWallet,
  serializeProposal,
  toDeliveryError,
  toProposedCalls,
  waitForReceipt,
} from '@slotdrop/delivery'
import { stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import type { NewTransaction } from '@slotdrop/tx-store'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { deviceBundles } from '../../../device/deviceBundles.ts'
import { deviceProposals } from '../../../device/deviceProposals.ts'
import type { KeyOrder } from '../plan/useSendingPlan.ts'
import { recordProposal } from '../proposal/recordProposal.ts'
import { askForPermit } from './askForPermit.ts'
import { type Asked, type AuthoriseEvent, type AuthoriseProblem, mayBeSent } from './authoriseMachine.ts'
import type { Abilities } from './authoriseQueries.ts'

async function inspectWallet(wallet: SenderWallet, { terms }: Manifest): Promise<AuthoriseProblem | undefined> {
  const [account, network] = [wallet.address(), await wallet.chainId()]
  if (account === undefined || !isAddressEqual(account, terms.sender)) return { kind: 'wrong-account', account }
  return network === terms.chainId ? undefined : { kind: 'wrong-network', network }
}

/** What asking the wallet needs. */
type SigningParameters = {
  readonly manifest: Manifest
  readonly client: ChainClient | undefined
  readonly wallet: SenderWallet
  readonly abilities: Abilities
  /** Where a key is registered. */
  readonly order: KeyOrder | undefined
  readonly dispatch: Dispatch<AuthoriseEvent>
  /** Asks the chain anew; whether nothing is left to sign. */
  readonly check: () => Promise<boolean>
  /** Goes on once nothing is left. */
  readonly goOn: (isDone: boolean) => void
  readonly isLeft: () => boolean
  /** Writes a transaction into the account's list. */
  readonly addTransaction: (transaction: NewTransaction) => void
}

/** Asks the wallet for what is left to sign, and follows it until the chain was looked at again. */
export function createSigning({
  manifest,
  client,
  wallet,
  abilities,
  order,
  dispatch,
  check,
  goOn,
  isLeft,
  addTransaction,
}: SigningParameters) {
  const { dropId, terms } = manifest
  /** Asks the wallet, when it is the sender's; `ask` answers whether that is all. */
  const sign = async (step: Asked, ask: () => Promise<boolean>) => {
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
  /** What the other owners of a Safe are asked for: it is followed among the account's transactions, and they get a link to check it. */
  const keepProposal = async (id: string, steps: readonly AuthoriseStep[]) => {
    if (!client || !abilities.isContract) return
    const hash = parseHash(id)
    const description = `${steps.map((step) => String(stepTitle(step))).join(', ')}: ${manifest.title}`
    const calls = steps.map(({ request }) => request)
    if (!(await recordProposal({ client, manifest, hash, calls, description, add: addTransaction }))) return
    const { chainId, sender: safe } = terms
    const { title, token } = manifest
    const proposal = serializeProposal({
      ...{ chainId, safe, dropId, safeTxHash: hash, calls: toProposedCalls(steps) },
      list: { title, terms, token },
    })
    if (deviceBundles.get(dropId) === id) deviceProposals.set(dropId, proposal)
    dispatch({ type: 'recorded', id, proposal })
  }
  const propose = (id: string, steps: readonly AuthoriseStep[]) => {
    // A node that is silent, or an id that is no hash: the steps are followed all the same.
    void keepProposal(id, steps).catch(() => {})
    return keep('proposed', id)
  }
  /** What was shown as it is signed: a key is made now, and its registration names it. */
  const readySteps = async (shown: readonly AuthoriseStep[]): Promise<readonly AuthoriseStep[]> => {
    if (!order || !client) return shown
    const steps = await fetchAuthoriseSteps({ client, manifest, registration: await order.prepare() })
    const ready = steps.filter(({ kind }) => shown.some((step) => step.kind === kind))
    if (ready.some(({ kind }) => kind === 'register')) await order.giveOrders()
    return ready
  }
  const sendAndWait = async (request: AuthoriseStep['request'], step?: AuthoriseStep) => {
    const hash = await wallet.sendTransaction(request)
    // No node knows a Safe's hash: the wallet and the chain tell when its owners have signed.
    if (abilities.isContract) return propose(hash, step ? [step] : [])
    if (!client) return true
    const pollMilliseconds = pollMillisecondsOf(terms.chainId)
    const receipt = await waitForReceipt({ client, hash, pollMilliseconds, isAbandoned: isLeft })
    if (!receipt) return true
    dispatch({ type: 'mined', isReverted: receipt.status === 'reverted' })
    goOn(await check())
    return true
  }
  const signStep = (shown: AuthoriseStep) =>
    sign(shown.kind, async () => {
      const [step] = await readySteps([shown])
      if (step) return sendAndWait(step.request, step)
      // Done meanwhile, from elsewhere.
      goOn(await check())
      return true
    })
  const signAll = (shown: readonly AuthoriseStep[]) =>
    sign('all', async () => {
      const steps = await readySteps(shown)
      const onAsk = (id: string) => keep('bundle-asked', id)
      return propose(await askForBundle({ wallet, manifest, steps, onAsk }), steps)
    })
  const signPermit = (shown: readonly AuthoriseStep[]) =>
    sign('permit', async () => {
      if (!client) return true
      const permit = await fetchPermitStep({ client, manifest, steps: await readySteps(shown) })
      if (permit) return sendAndWait(permit.toRequest(await askForPermit(wallet, permit)))
      await check()
      return true
    })
  return { signStep, signAll, signPermit }
}
