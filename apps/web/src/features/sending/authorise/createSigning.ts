import type { Dispatch } from 'react'
import { isAddressEqual, type Hex } from 'viem'
import {
  askForBundle,
  type AuthoriseStep,
  type ChainClient,
  fetchPermitStep,
  parseHash,
  type Registration,
  type SenderWallet,
  serializeProposal,
  toDeliveryError,
  toProposedCalls,
  waitForReceipt,
  type PermitStep,
  UnexpectedDeliveryError,
} from '@slotdrop/delivery'
import { stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import type { NewTransaction } from '@slotdrop/tx-store'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { deviceBundles, deviceProposals, deviceShares } from '../../../device/dropFacts.ts'
import type { KeyOrder } from '../plan/useSendingPlan.ts'
import { recordProposal } from '../../../chain/recordProposal.ts'
import { type Asked, type AuthoriseEvent, type AuthoriseProblem, mayBeSent } from './authoriseMachine.ts'
import type { Abilities, AuthoriseCheck } from './authoriseQueries.ts'
import { signTypedData } from '../../../chain/signTypedData.ts'
import { shareOf } from '../../approvals/index.ts'

/**
 * Saves on this device that the drop relies on an approval, and which other drops that are not being sent the approval covers, so that a
 * reload does not ask again.
 */
function rememberShares(
  { dropId }: Pick<Manifest, 'dropId'>,
  steps: readonly AuthoriseStep[],
  { sharing, others }: Pick<AuthoriseCheck, 'sharing' | 'others'>,
): void {
  if (!steps.some(({ kind }) => kind === 'approve')) return
  deviceShares.setApproved(dropId, true)
  const waiting = sharing?.open.filter(({ isUnderWay }) => !isUnderWay) ?? []
  deviceShares.decide(
    dropId,
    waiting.map((drop) => [drop.dropId, shareOf(drop, others.includes(drop))]),
  )
}

/** Characters of a 65-byte signature in hex, with `0x`. */
const signatureLength = 132

/** Signs a permit for `toRequest`. @throws the wallet's error, or a DeliveryError */
async function askForPermit(wallet: SenderWallet, { typedData }: PermitStep): Promise<Hex> {
  const answer = await signTypedData(wallet, typedData.message.owner, typedData)
  if (answer.length === signatureLength) return answer
  throw new UnexpectedDeliveryError({
    detail: `eth_signTypedData_v4: ${answer.slice(0, signatureLength)}`,
    cause: undefined,
  })
}

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
  /** What is to be registered where no key is. */
  readonly registration: Registration | undefined
  readonly dispatch: Dispatch<AuthoriseEvent>
  /** What is left to sign at this moment, with every drop that shares the approval looked up anew. */
  readonly look: (client: ChainClient, registration: Registration | undefined) => Promise<AuthoriseCheck>
  /** Asks the chain anew for what is shown; whether nothing is left to sign. */
  readonly check: () => Promise<boolean>
  /** Goes on once nothing is left. */
  readonly goOn: (isDone: boolean) => void
  readonly isLeft: () => boolean
  /** Writes a transaction into the account's list. */
  readonly addTransaction: (transaction: NewTransaction) => void
}

/** What is signed, and what this device is to remember of it once the wallet was asked. */
type ReadySteps = {
  readonly steps: readonly AuthoriseStep[]
  readonly remember: () => void
}

/** What the distributor could take after some steps; undefined where they do not change it. */
function sumOf(steps: readonly AuthoriseStep[]): bigint | undefined {
  return steps.findLast(({ kind }) => kind === 'approve' || kind === 'reset-allowance')?.allowance
}

/** A transaction, or a proposal, as the account's list of transactions calls it. */
function describe(steps: readonly AuthoriseStep[], { title }: Manifest): string {
  return `${steps.map((step) => String(stepTitle(step))).join(', ')}: ${title}`
}

/** Asks the wallet for what is left to sign, and follows it until the chain was looked at again. */
// oxlint-disable-next-line max-lines-per-function -- every way of signing has the same steps in another order
export function createSigning({
  manifest,
  client,
  wallet,
  abilities,
  order,
  registration,
  dispatch,
  look,
  check,
  goOn,
  isLeft,
  addTransaction,
}: SigningParameters) {
  const { dropId, terms } = manifest
  /** Asks the wallet, when it is the sender's; `ask` answers whether that is all, or what stands in the way of it. */
  const sign = async (step: Asked, ask: () => Promise<boolean | AuthoriseProblem>) => {
    dispatch({ type: 'pressed', step })
    try {
      const answer = (await inspectWallet(wallet, manifest)) ?? (await ask())
      if (typeof answer === 'object') dispatch({ type: 'wallet-refused', problem: answer })
      else if (answer) dispatch({ type: 'ended' })
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
    const description = describe(steps, manifest)
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
  /**
   * What was shown as it is signed: a key is made now, and its registration names it. An approval is signed for the sum that was shown, or not
   * at all: what other drops count on may have changed since. Undefined while the key waits for a backup.
   */
  const readySteps = async (shown: readonly AuthoriseStep[]): Promise<ReadySteps | AuthoriseProblem | undefined> => {
    const sum = sumOf(shown)
    if (!client || (!order && sum === undefined)) return { steps: shown, remember: () => {} }
    const wanted = order ? await order.prepare() : registration
    // A random key: the page shows that it needs a backup.
    if (order && !wanted) return undefined
    const seen = await look(client, wanted)
    if (seen.error) throw seen.error
    const steps = seen.steps.filter(({ kind }) => shown.some((step) => step.kind === kind))
    if (sum !== undefined && steps.length > 0 && sumOf(steps) !== sum) {
      await check()
      return { kind: 'sum-changed' }
    }
    // A key that was derived again may be registered already.
    if (shown.some(({ kind }) => kind === 'register')) await order?.giveOrders()
    return { steps, remember: () => rememberShares(manifest, steps, seen) }
  }
  const sendAndWait = async (request: AuthoriseStep['request'], { steps, remember }: ReadySteps) => {
    const hash = await wallet.sendTransaction(request)
    remember()
    // No node knows a Safe's hash: the wallet and the chain tell when its owners have signed.
    if (abilities.isContract) return propose(hash, steps)
    addTransaction({ hash, description: describe(steps, manifest) })
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
      const ready = await readySteps([shown])
      if (!ready || 'kind' in ready) return ready ?? true
      const [step] = ready.steps
      if (step) return sendAndWait(step.request, ready)
      // Done meanwhile, from elsewhere.
      goOn(await check())
      return true
    })
  const signAll = (shown: readonly AuthoriseStep[]) =>
    sign('all', async () => {
      const ready = await readySteps(shown)
      if (!ready || 'kind' in ready) return ready ?? true
      const { steps, remember } = ready
      const onAsk = (id: string) => {
        remember()
        keep('bundle-asked', id)
      }
      if (steps.length > 0) return propose(await askForBundle({ wallet, manifest, steps, onAsk }), steps)
      goOn(await check())
      return true
    })
  const signPermit = (shown: readonly AuthoriseStep[]) =>
    sign('permit', async () => {
      if (!client) return true
      const ready = await readySteps(shown)
      if (!ready || 'kind' in ready) return ready ?? true
      const permit = await fetchPermitStep({ client, manifest, steps: ready.steps })
      if (permit) return sendAndWait(permit.toRequest(await askForPermit(wallet, permit)), ready)
      await check()
      return true
    })
  return { signStep, signAll, signPermit }
}
