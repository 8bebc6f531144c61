import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AuthoriseStep,
  broadcastOffered,
  ceilingAt,
  type ChainClient,
  checkReadiness,
  type FeePolicy,
  type Fees,
  fetchAuthoriseSteps,
  fetchOffer,
  fetchOpenDrops,
  fetchRegisteredDrops,
  type OpenDrop,
  type Registration,
  takenToken,
} from '@slotdrop/delivery'
import { problemSentence, stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { type Hex, type Manifest, takesErc20 } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { formatGwei } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { BlockedError } from '../errors.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'

type DropOnChain = { readonly client: ChainClient; readonly manifest: Manifest }

/**
 * Lists the sender's other open drops of the token, with what is open of each on chain. Returns those that the approval is to cover: none,
 * unless `isCovering`.
 *
 * @throws DeliveryError if the node does not answer
 */
export async function fetchOthers(
  { client, manifest }: DropOnChain,
  host: Host,
  isCovering: boolean,
): Promise<readonly OpenDrop[]> {
  const { terms, dropId } = manifest
  if (!takesErc20(terms)) return []
  const { drops, unreadable, since } = await fetchRegisteredDrops({ client, terms, known: new Set([dropId]) })
  if (since !== 0n)
    host.note(
      `${since === undefined ? sentence(messages.registrationsUnknown) : sentence(messages.registrationsSince, { block: `${since}` })}\n`,
    )
  if (unreadable.length > 0) host.note(`${sentence(messages.registrationsUnread, { drops: unreadable.length })}\n`)
  const open = await fetchOpenDrops({ client, manifest, drops })
  if (isCovering || open.length === 0) return open
  const { decimals, symbol } = takenToken(manifest)
  host.note(`${sentence(messages.othersOpen, { drops: open.length })}\n`)
  for (const other of open) {
    const amount = amountOf(other.needs, decimals, symbol)
    host.note(
      `  ${sentence(other.isExact ? messages.otherNeeds : messages.otherNeedsAtMost, { id: other.dropId, amount })}\n`,
    )
  }
  return []
}

/** What a registration is not needed for, and what may come before it. */
const bearable = new Set(['not-open-yet', 'contract-account', 'no-fees'])

/**
 * What is left to sign before a drop can be sent.
 *
 * @param others open drops that share its approval (`fetchOthers`)
 * @throws BlockedError naming what stands in the way
 */
export async function fetchSteps(
  { client, manifest }: DropOnChain,
  registration: Registration | undefined,
  others: readonly OpenDrop[],
): Promise<AuthoriseStep[]> {
  const { problems } = await checkReadiness({ client, manifest, registration })
  const grave = problems.filter(({ kind }) => !(registration && bearable.has(kind)) && kind !== 'not-open-yet')
  const [first] = grave
  if (first?.kind === 'rpc-unavailable') throw first.error
  if (first)
    throw new BlockedError(
      sentence(messages.notReady, { why: grave.map((each) => String(problemSentence(each))).join(' ') }),
    )
  return fetchAuthoriseSteps({ client, manifest, registration, others })
}

/** Asks whether a step may be signed. @throws BlockedError when nobody is there to say so, or says no */
async function confirm(step: AuthoriseStep, host: Host, isAgreed: boolean): Promise<void> {
  host.note(`${stepTitle(step)}\n  ${stepSentence(step)}\n`)
  if (isAgreed) return
  if (host.ask === undefined) throw new BlockedError(sentence(messages.consentMissing))
  const answer = await host.ask(`${sentence(messages.askConsent)} `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new BlockedError(sentence(messages.consentRefused))
}

/** How long approving may take, in milliseconds: sending comes after it. */
const approvalTime = 600_000

type Signing = {
  readonly host: Host
  readonly isAgreed: boolean
  readonly fees: FeePolicy
  /** Whether the approval covers the sender's other open drops of the token too. */
  readonly isCovering: boolean
  /** Whether gas that costs too much is waited for. */
  readonly doesWait: boolean
  readonly signal: AbortSignal
}

/**
 * Fees of a transaction, once gas costs no more than the ceiling.
 *
 * @throws BlockedError if the command does not wait for cheaper gas
 */
async function awaitFees(client: ChainClient, { host, fees, doesWait, signal }: Signing): Promise<Fees> {
  for (let isSaid = false; ; isSaid = true) {
    const ceiling = ceilingAt(fees, { now: Date.now(), millisecondsNeeded: approvalTime })
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const offer = await fetchOffer(client, ceiling)
    if (offer.kind === 'offer') return offer.fees
    const said = { fee: formatGwei(offer.feePerGas), ceiling: formatGwei(ceiling) }
    if (!doesWait || signal.aborted) throw new BlockedError(sentence(messages.feeAboveCeiling, said))
    if (!isSaid) host.note(`  ${sentence(messages.progressFee, said)}\n`)
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await sleep(client.pollingInterval, undefined, { signal }).catch(() => undefined)
  }
}

/** Signs a step and gives it to the node, again if that requires a higher priority fee than it was offered. */
async function sendStep(
  { client, manifest }: DropOnChain,
  { request: { to, data, value } }: AuthoriseStep,
  account: PrivateKeyAccount,
  { signing, leastNonce }: { readonly signing: Signing; readonly leastNonce: number },
): Promise<{ readonly hash: Hex; readonly nonce: number }> {
  const { chainId } = manifest.terms
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    const fees = await awaitFees(client, signing)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [gas, pending] = await Promise.all([
      client.estimateGas({ account: account.address, to, data, value }),
      client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    ])
    // A node that lags does not count the step before.
    const nonce = Math.max(pending, leastNonce)
    const call = { chainId, to, data, value, nonce, gas: (gas * 12n) / 10n }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const serializedTransaction = await ('gasPrice' in fees
      ? account.signTransaction({ type: 'legacy', ...call, ...fees })
      : account.signTransaction({ type: 'eip1559', ...call, ...fees }))
    // oxlint-disable-next-line no-await-in-loop -- as above
    const hash = await broadcastOffered(client, serializedTransaction, fees)
    if (hash !== undefined) return { hash, nonce }
  }
}

/** Signs what the sender's own key has to sign, one after another, each mined before the next. */
export async function signSteps(
  { client, manifest }: DropOnChain,
  account: PrivateKeyAccount,
  signing: Signing,
): Promise<void> {
  const { host, isAgreed, isCovering } = signing
  const others = await fetchOthers({ client, manifest }, host, isCovering)
  let leastNonce = 0
  for (const step of await fetchSteps({ client, manifest }, undefined, others)) {
    await confirm(step, host, isAgreed)
    const { hash, nonce } = await sendStep({ client, manifest }, step, account, { signing, leastNonce })
    leastNonce = nonce + 1
    host.note(`  ${sentence(messages.stepSent, { hash })}\n`)
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 1000 })
    if (status !== 'success') throw new BlockedError(sentence(messages.stepReverted, { hash }))
  }
}
