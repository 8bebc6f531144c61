import { type Address, type Manifest, takesErc20 } from '@slotdrop/drops'
import { isNodeTrouble, RpcUnavailableError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'
import { approvalRequest } from './approvalRequest.ts'
import { checkReadiness } from './checkReadiness.ts'
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
  { allowance, needed }: Readiness,
): Promise<AuthoriseStep[]> {
  const { terms } = manifest
  const token = takenToken(manifest)
  const step: AuthoriseStep = {
    kind: 'approve',
    token,
    amount: needed,
    allowance: needed,
    request: approvalRequest(manifest, needed),
  }
  if (allowance === 0n || (await isAccepted(client, terms.sender, step.request))) return [step]
  return [
    {
      kind: 'reset-allowance',
      token,
      left: allowance,
      allowance: 0n,
      request: approvalRequest(manifest, 0n),
    },
    step,
  ]
}

async function isAccepted(client: ChainClient, account: Address, { to, data }: TransactionRequest): Promise<boolean> {
  try {
    await client.call({ account, to, data })
    return true
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return false
  }
}

/** What shall be authorised. */
export type AuthoriseParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Operator, its date, and whether claims are open; left out where it stays as it is. */
  readonly registration?: Registration | undefined
}

/**
 * What is left to sign before the open rows can be sent, in order; empty when nothing is, and while a problem forbids it.
 *
 * The allowance is exactly what the open rows need. Tokens like USDT change an allowance only from or to zero: where a
 * trial shows that, it is set to zero first. A trial of the approval alone decides, so that no other token costs a needless
 * transaction.
 *
 * @throws DeliveryError when the chain can't be asked; call `checkReadiness` first for problems with a sentence each
 */
export async function fetchAuthoriseSteps({
  client,
  manifest,
  registration,
}: AuthoriseParameters): Promise<AuthoriseStep[]> {
  return toSteps({ client, manifest, registration }, await checkReadiness({ client, manifest, registration }))
}

/**
 * Whether nothing is left to sign.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function isAuthorised({ client, manifest, registration }: AuthoriseParameters): Promise<boolean> {
  const readiness = await checkReadiness({ client, manifest, registration })
  if (readiness.problems.some(({ kind }) => kind === 'rpc-unavailable' || kind === 'rpc-on-other-chain'))
    throw new RpcUnavailableError()
  return (await toSteps({ client, manifest, registration }, readiness)).length === 0
}

async function toSteps(
  { client, manifest, registration }: AuthoriseParameters,
  readiness: Readiness,
): Promise<AuthoriseStep[]> {
  const { allowance, needed, problems, registered } = readiness
  if (problems.some(({ kind }) => blocking.has(kind)) || needed === 0n) return []
  const steps: AuthoriseStep[] = []
  if (allowance < needed)
    steps.push(
      ...(takesErc20(manifest.terms)
        ? await approveExactly(client, manifest, readiness)
        : [approveCollection(manifest)]),
    )
  if (registration && !isRegistered(registration, registered))
    steps.push(registerStep(manifest, registration, steps.at(-1)?.allowance ?? allowance))
  return steps
}
