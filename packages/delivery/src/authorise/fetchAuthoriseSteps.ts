import { type Manifest, takesErc20 } from '@slotdrop/drops'
import { type OpenDrop, sumNeeds } from '../allowance/OpenDrop.ts'
import { RpcUnavailableError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'
import { approvalRequest } from './approvalRequest.ts'
import { checkReadiness } from './checkReadiness.ts'
import { isAccepted } from './isAccepted.ts'
import { type Readiness, type ReadinessProblem } from './Readiness.ts'
import { registerStep } from './getRegisterStep.ts'
import { isRegistered } from './isRegistered.ts'
import { takenToken } from './takenToken.ts'

/** Problems with which nothing may be approved. A drop that opens later, or that will be operated, may be authorised now. */
const blocking: ReadonlySet<ReadinessProblem> = new Set([
  'rpc-unavailable',
  'rpc-on-other-chain',
  'no-distributor',
  'distributor-differs',
  'no-token',
  'token-unreadable',
  'short-balance',
  'cancelled',
  'closed',
])

const wholeCollection = 2n ** 256n - 1n

function approveCollection(manifest: Manifest): AuthoriseStep {
  return {
    kind: 'approve',
    token: manifest.token,
    amount: undefined,
    allowance: wholeCollection,
    request: approvalRequest(manifest, wholeCollection),
  }
}

async function approveExactly(
  client: ChainClient,
  manifest: Manifest,
  allowance: bigint,
  amount: bigint,
  others: readonly OpenDrop[],
): Promise<AuthoriseStep[]> {
  const { terms } = manifest
  const token = takenToken(manifest)
  const step: AuthoriseStep = {
    ...{ kind: 'approve', token, amount, others },
    allowance: amount,
    request: approvalRequest(manifest, amount),
  }
  if (allowance === 0n || (await isAccepted(client, terms.sender, step.request))) return [step]
  return [
    {
      ...{ kind: 'reset-allowance', token, others },
      left: allowance,
      allowance: 0n,
      request: approvalRequest(manifest, 0n),
    },
    step,
  ]
}

/** What shall be authorised. */
export type AuthoriseParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Operator, its date, and whether claims are open; left out where it stays as it is. */
  readonly registration?: Registration | undefined
  /** Open drops that share the approval, and that it is to cover too (`fetchOpenDrops`). */
  readonly others?: readonly OpenDrop[] | undefined
}

/**
 * What is left to sign before the open rows can be sent, in order; empty when nothing is, and while a problem forbids it.
 *
 * The allowance is exactly what the open rows of the drop, and of the others that share it, need: as long as it covers them nothing is
 * approved, so an approval never takes from another drop what it counts on. Tokens like USDT change an allowance only from or to zero: where a
 * trial shows that, it is set to zero first. A trial of the approval alone decides, so that no other token costs a needless
 * transaction.
 *
 * @throws DeliveryError when the chain can't be asked; call `checkReadiness` first for problems with a sentence each
 */
export async function fetchAuthoriseSteps({
  client,
  manifest,
  registration,
  others,
}: AuthoriseParameters): Promise<AuthoriseStep[]> {
  return toSteps({ client, manifest, registration, others }, await checkReadiness({ client, manifest, registration }))
}

/**
 * Whether nothing is left to sign.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function isAuthorised({ client, manifest, registration, others }: AuthoriseParameters): Promise<boolean> {
  const readiness = await checkReadiness({ client, manifest, registration })
  if (readiness.problems.some(({ kind }) => kind === 'rpc-unavailable' || kind === 'rpc-on-other-chain'))
    throw new RpcUnavailableError()
  return (await toSteps({ client, manifest, registration, others }, readiness)).length === 0
}

async function toSteps(
  { client, manifest, registration, others = [] }: AuthoriseParameters,
  readiness: Readiness,
): Promise<AuthoriseStep[]> {
  const { allowance, needed, problems, registered } = readiness
  if (problems.some(({ kind }) => blocking.has(kind)) || needed === 0n) return []
  const steps: AuthoriseStep[] = []
  const amount = needed + sumNeeds(others)
  if (takesErc20(manifest.terms)) {
    if (allowance < amount) steps.push(...(await approveExactly(client, manifest, allowance, amount, others)))
  } else if (allowance < needed) steps.push(approveCollection(manifest))
  if (registration && !isRegistered(registration, registered))
    steps.push(
      registerStep(manifest, registration, { allowance: steps.at(-1)?.allowance ?? allowance, chain: client.chain }),
    )
  return steps
}
