import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, formatAmount, type Manifest, toDropStruct, type TokenFacts } from '@slotdrop/drops'
import { encodeFunctionData, erc1155Abi, erc20Abi, zeroAddress } from 'viem'
import { checkReadiness, type Readiness, type ReadinessProblem } from './checkReadiness.ts'
import { isNodeTrouble, RpcUnavailableError, toDeliveryError } from './errors/index.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'

/** One transaction that allows the distributor to send, with what is told beside it. */
export type AuthoriseStep =
  /** Without an amount, in base units, the whole collection. */
  (
    | { readonly kind: 'approve'; readonly token: TokenFacts; readonly amount: bigint | undefined }
    /** `left` from before, in base units; undefined where the drop is done with it. */
    | { readonly kind: 'reset-allowance'; readonly token: TokenFacts; readonly left: bigint | undefined }
    /** `isClosing`: claims that were open are closed. */
    | ({ readonly kind: 'register'; readonly isClosing: boolean } & Registration)
    | { readonly kind: 'cancel' }
  ) & {
    /** In English, as is the explanation. */
    readonly title: string
    readonly explanation: string
    /** What the distributor may take after it: base units; 2^256 - 1 for a whole collection. */
    readonly allowance: bigint
    readonly request: TransactionRequest
  }

/** Whom the sender lets execute the sealed rows. */
export type Registration = {
  /** One account; `ANYONE`; the zero address for nobody else. */
  readonly operator: Address
  /** Whether recipients may claim their rows. */
  readonly claimsOpen: boolean
}

/** With one of these, nothing may be approved. A drop that opens later, or that will be operated, may be authorised now. */
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

/** The call that lets the distributor take `amount`; of NFT collections all or nothing. */
export function approval({ terms }: Pick<Manifest, 'terms'>, amount: bigint): TransactionRequest {
  return {
    to: terms.token,
    data:
      terms.standard === 'ERC20'
        ? encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [terms.distributor, amount] })
        : encodeFunctionData({
            abi: erc1155Abi,
            functionName: 'setApprovalForAll',
            args: [terms.distributor, amount > 0n],
          }),
    value: 0n,
  }
}

function approveCollection(manifest: Manifest): AuthoriseStep {
  return {
    kind: 'approve',
    token: manifest.token,
    amount: undefined,
    title: `Approve ${manifest.token.symbol}`,
    explanation:
      'NFT collections know no exact approval: the distributor may then move tokens of this collection, but only for rows of lists that you sealed. The approval can be taken back when the drop is complete.',
    allowance: wholeCollection,
    request: approval(manifest, wholeCollection),
  }
}

async function approveExactly(
  client: ChainClient,
  manifest: Manifest,
  { allowance, needed }: Readiness,
): Promise<AuthoriseStep[]> {
  const { token, terms } = manifest
  const exact = `${formatAmount(needed, token.decimals)} ${token.symbol}`
  const step: AuthoriseStep = {
    kind: 'approve',
    token,
    amount: needed,
    title: `Approve ${exact}`,
    explanation: `The distributor may then take exactly ${exact} from your account, and only for rows of this sealed list. It holds nothing itself.`,
    allowance: needed,
    request: approval(manifest, needed),
  }
  if (allowance === 0n || (await isAccepted(client, terms.sender, step.request))) return [step]
  const left = `${formatAmount(allowance, token.decimals)} ${token.symbol}`
  return [
    {
      kind: 'reset-allowance',
      token,
      left: allowance,
      title: 'Reset the old allowance',
      explanation: `This token changes an allowance only from or to zero, and ${left} are left from before. Set it to zero first.`,
      allowance: 0n,
      request: approval(manifest, 0n),
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

function register(
  manifest: Manifest,
  { operator, claimsOpen }: Registration,
  allowance: bigint,
): Extract<AuthoriseStep, { kind: 'register' }> {
  const who =
    operator === zeroAddress
      ? 'Nobody but you sends the rows'
      : operator === ANYONE
        ? 'Anyone may send the rows'
        : `${operator} may send the rows`
  return {
    kind: 'register',
    operator,
    claimsOpen,
    isClosing: false,
    title: claimsOpen ? 'Open claims' : 'Name who sends',
    explanation: `${who}, exactly as they are sealed${claimsOpen ? ', and each recipient may claim their own row' : ''}. No amount and no address can be changed. You can change this at any time.`,
    allowance,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({
        abi: slotDistributorAbi,
        functionName: 'register',
        args: [toDropStruct(manifest), operator, claimsOpen],
      }),
      value: 0n,
    },
  }
}

/** Says who may send and whether recipients may claim, whatever the sender holds or allows now. */
export function getRegisterStep(manifest: Manifest, registration: Registration): AuthoriseStep {
  const step = register(manifest, registration, 0n)
  return registration.claimsOpen ? step : { ...step, isClosing: true, title: 'Close claims' }
}

/** Ends a drop for ever: nothing more is sent or claimed by it. What was paid stays paid. */
export function getCancelStep(manifest: Manifest): AuthoriseStep {
  return {
    kind: 'cancel',
    title: 'Cancel the drop',
    explanation:
      'Nothing more is sent or claimed by this drop, for ever. What was paid stays paid; tokens that were not delivered never left your account.',
    allowance: 0n,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({ abi: slotDistributorAbi, functionName: 'cancel', args: [toDropStruct(manifest)] }),
      value: 0n,
    },
  }
}

/** What shall be authorised. */
export type AuthoriseParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Who else may send, and whether claims are open; left out: as it is. */
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
export async function getAuthoriseSteps({
  client,
  manifest,
  registration,
}: AuthoriseParameters): Promise<AuthoriseStep[]> {
  return toSteps({ client, manifest, registration }, await checkReadiness({ client, manifest }))
}

/**
 * Whether nothing is left to sign.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function isAuthorised({ client, manifest, registration }: AuthoriseParameters): Promise<boolean> {
  const readiness = await checkReadiness({ client, manifest })
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
      ...(manifest.terms.standard === 'ERC20'
        ? await approveExactly(client, manifest, readiness)
        : [approveCollection(manifest)]),
    )
  const now = registered ?? { operator: zeroAddress, claimsOpen: false }
  const isWanted =
    registration !== undefined &&
    (registration.operator.toLowerCase() !== now.operator.toLowerCase() || registration.claimsOpen !== now.claimsOpen)
  if (isWanted) steps.push(register(manifest, registration, steps.at(-1)?.allowance ?? allowance))
  return steps
}

/**
 * Takes back what the distributor may still take of the sender's token; undefined when there is nothing. Other drops of the same token by
 * the same sender need their approval again afterwards.
 */
export async function getRevokeStep({
  client,
  manifest,
}: {
  client: ChainClient
  manifest: Manifest
}): Promise<AuthoriseStep | undefined> {
  const { allowance, problems } = await checkReadiness({ client, manifest })
  if (
    allowance === 0n ||
    manifest.terms.standard === 'NATIVE' ||
    problems.some(({ kind }) => kind === 'rpc-on-other-chain')
  )
    return undefined
  return {
    kind: 'reset-allowance',
    token: manifest.token,
    left: undefined,
    title: 'Take back the approval',
    explanation: `The distributor can then move none of your ${manifest.token.symbol} any more. Other drops of this token need an approval of their own.`,
    allowance: 0n,
    request: approval(manifest, 0n),
  }
}
