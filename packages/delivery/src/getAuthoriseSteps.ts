import { formatAmount, type Manifest } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi } from 'viem'
import { checkReadiness } from './checkReadiness.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'
import { toDeliveryError } from './errors.ts'

/** One transaction that allows the distributor to send, and what is told beside it. */
export interface AuthoriseStep {
  readonly kind: 'reset-allowance' | 'approve'
  readonly title: string
  readonly explanation: string
  /** Base units that the distributor may take after it. */
  readonly allowance: bigint
  readonly request: TransactionRequest
}

/**
 * What is left to sign before the open rows can be sent, in order; empty when nothing is.
 *
 * The allowance is exactly what the open rows need. Tokens like USDT change an allowance only from or to zero: where a
 * trial shows that, it is set to zero first. A trial of the approval alone decides, so that no other token costs a needless
 * transaction.
 *
 * @throws DeliveryError when the chain can't be asked; call `checkReadiness` first for problems with a sentence each
 */
export const getAuthoriseSteps = async ({
  client,
  manifest,
}: {
  client: ChainClient
  manifest: Manifest
}): Promise<AuthoriseStep[]> => {
  const { terms, token } = manifest
  const { allowance, needed, problems } = await checkReadiness({ client, manifest })
  if (problems.length > 0 || allowance >= needed) return []
  const approve = (amount: bigint): TransactionRequest => ({
    to: terms.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [terms.distributor, amount] }),
    value: 0n,
  })
  const exact = `${formatAmount(needed, token.decimals)} ${token.symbol}`
  const step: AuthoriseStep = {
    kind: 'approve',
    title: `Approve ${exact}`,
    explanation: `The distributor may then take exactly ${exact} from your account, and only for rows of this sealed list. It holds nothing itself.`,
    allowance: needed,
    request: approve(needed),
  }
  if (allowance === 0n || (await isAccepted(client, terms.sender, step.request))) return [step]
  const left = `${formatAmount(allowance, token.decimals)} ${token.symbol}`
  return [
    {
      kind: 'reset-allowance',
      title: 'Reset the old allowance',
      explanation: `This token changes an allowance only from or to zero, and ${left} are left from before. Set it to zero first.`,
      allowance: 0n,
      request: approve(0n),
    },
    step,
  ]
}

const isAccepted = async (
  client: ChainClient,
  account: Manifest['terms']['sender'],
  { to, data }: TransactionRequest,
): Promise<boolean> => {
  try {
    await client.call({ account, to, data })
    return true
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.name === 'RpcUnavailableError') throw failure
    return false
  }
}
