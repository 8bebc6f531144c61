import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AuthoriseStep,
  expectSafeTransaction,
  fetchRegistration,
  fetchSafe,
  type Registration,
  serializeProposal,
  toProposedCalls,
} from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { isAddressEqual } from 'viem'
import type { Nodes } from '../chain/connectNodes.ts'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { fetchOthers, fetchSteps } from './askSteps.ts'

/**
 * The steps as a file that Safe's Transaction Builder takes: one proposal for all of them.
 *
 * @param now milliseconds since 1970
 */
function toSafeBatch(manifest: Manifest, steps: readonly AuthoriseStep[], now: number): string {
  const { chainId, sender } = manifest.terms
  const batch = {
    version: '1.0',
    chainId: `${chainId}`,
    createdAt: now,
    meta: {
      name: `Slotdrop ${manifest.fingerprint}`,
      description: steps.map((step) => String(stepTitle(step))).join('; '),
      txBuilderVersion: '1.16.5',
      createdFromSafeAddress: sender,
      createdFromOwnerAddress: '',
    },
    transactions: steps.map(({ request: { to, value, data } }) => ({
      to,
      value: `${value}`,
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  }
  return `${JSON.stringify(batch, null, 2)}\n`
}

/** The drop's sender has to sign first, and nobody waits for it. */
class RegistrationNeededError extends CommandError {
  override readonly name = 'RegistrationNeededError'
  readonly steps: readonly AuthoriseStep[]
  constructor(steps: readonly AuthoriseStep[], sender: string) {
    const details = JSON.stringify(toTransactions(steps))
    super(sentence(messages.registrationNeeded, { sender }), exitCodes.unfinished, { details })
    this.steps = steps
  }
}

/** The transactions of steps, for programs. */
function toTransactions(steps: readonly AuthoriseStep[]) {
  return steps.map((step) => ({
    title: String(stepTitle(step)),
    to: step.request.to,
    data: step.request.data,
    value: `${step.request.value}`,
  }))
}

function noteSteps(host: Host, manifest: Manifest, steps: readonly AuthoriseStep[]) {
  host.note(
    `${sentence(messages.registrationTitle, { sender: manifest.terms.sender, chain: `${manifest.terms.chainId}` })}\n`,
  )
  toTransactions(steps).forEach(({ title, to, value, data }, place) => {
    const step = steps[place]
    const isShared = step !== undefined && 'others' in step && step.others !== undefined && step.others.length > 0
    const text = isShared ? `\n  ${stepSentence(step)}` : ''
    host.note(`\n${title}${text}\n  to     ${to}\n  value  ${value}\n  data   ${data}\n`)
  })
  host.note('\n')
}

/** Tells a Safe's owners what hash their wallets must show, and how each of them checks it. */
async function noteSafe(host: Host, { client }: Nodes, manifest: Manifest, steps: readonly AuthoriseStep[]) {
  const { title, terms, token, dropId } = manifest
  const { chainId, sender: safe } = terms
  // Beside what has to be signed: a node that is silent now keeps nobody from it.
  const facts = await fetchSafe({ client, address: safe }).catch(() => undefined)
  if (!facts?.isSupported) return
  const { nonce: next, version } = facts
  const expected = expectSafeTransaction({ chainId, safe, calls: steps.map(({ request }) => request), next, version })
  if (!expected) return
  const { safeTxHash } = expected
  const list = { title, terms, token }
  const proposal = serializeProposal({ chainId, safe, dropId, safeTxHash, calls: toProposedCalls(steps), list })
  host.note(`${sentence(messages.safeHash, { nonce: `${next}`, hash: safeTxHash })}\n`)
  host.note(`${sentence(messages.safeReview)}\n  /review#${proposal}\n`)
}

/**
 * Prints what the drop's sender has to sign so that a key may send, and waits until the chain shows it.
 *
 * @throws RegistrationNeededError where nobody waits; BlockedError where something else stands in the way
 */
export async function awaitRegistration({
  nodes,
  manifest,
  registration,
  host,
  batchPath,
  isCovering,
  doesWait,
  signal,
}: {
  readonly nodes: Nodes
  readonly manifest: Manifest
  readonly registration: Registration
  readonly host: Host
  /** Where the batch for a Safe is written. */
  readonly batchPath: string | undefined
  /** Whether the approval covers the sender's other open drops of the token too. */
  readonly isCovering: boolean
  readonly doesWait: boolean
  readonly signal: AbortSignal
}): Promise<void> {
  const { client } = nodes
  const isDone = async () =>
    isAddressEqual((await fetchRegistration({ client, manifest })).operator, registration.operator)
  const others = await fetchOthers({ client, manifest }, host, isCovering)
  const steps = await fetchSteps({ client, manifest }, (await isDone()) ? undefined : registration, others)
  if (steps.length === 0) return
  noteSteps(host, manifest, steps)
  if (batchPath !== undefined) {
    writeAtomically(batchPath, [toSafeBatch(manifest, steps, Date.now())])
    host.note(`${sentence(messages.batchWritten, { path: batchPath })}\n`)
  }
  await noteSafe(host, nodes, manifest, steps)
  if (!doesWait) throw new RegistrationNeededError(steps, manifest.terms.sender)
  host.note(`${sentence(messages.registrationAwaited)}\n`)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await sleep(client.pollingInterval, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) throw new RegistrationNeededError(steps, manifest.terms.sender)
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const isRegistered = await isDone().catch(() => false)
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const left = isRegistered ? await fetchSteps({ client, manifest }, undefined, others).catch(() => steps) : steps
    if (left.length === 0) return
  }
}
