import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import { parseAbi, serializeTransaction, type TransactionReceipt } from 'viem'
import type { ChainClient, TransactionRequest } from '../ports.ts'

/** The OP stack's oracle, at one address on every chain of it. */
const gasPriceOracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = parseAbi(['function getL1Fee(bytes unsigned) view returns (uint256)'])

const oracles = new WeakMap<ChainClient, boolean>()

/** Whether a chain that is not known has the predeploy of the OP stack. Read once for a client. */
async function hasOracle(client: ChainClient): Promise<boolean> {
  const known = oracles.get(client)
  if (known !== undefined) return known
  const code = await client.getCode({ address: gasPriceOracle })
  const isThere = code !== undefined && code !== '0x'
  oracles.set(client, isThere)
  return isThere
}

/**
 * What chains of the OP stack take for a transaction's bytes on L1, in wei, beside its gas; zero on all others. What is
 * not decided yet (nonce, fees) counts with its usual length.
 */
export async function fetchL1Fee({
  client,
  chainId,
  facts = getChainFacts(chainId),
  request: { to, data, value, gas = 2n ** 24n, nonce = 2 ** 16 },
}: {
  readonly client: ChainClient
  readonly chainId: number
  /** Default: what is known of the chain. */
  readonly facts?: Pick<ChainFacts, 'isOpStack'> | undefined
  readonly request: TransactionRequest
}): Promise<bigint> {
  if (!(facts.isOpStack ?? (await hasOracle(client)))) return 0n
  const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n }
  const unsigned = serializeTransaction({ type: 'eip1559', chainId, to, data, value, gas, nonce, ...fees })
  return client.readContract({
    abi: oracleAbi,
    address: gasPriceOracle,
    functionName: 'getL1Fee',
    args: [unsigned],
  })
}

/** What a mined transaction paid on L1 in wei, as receipts of the OP stack's chains say it; zero on all others. */
export function l1FeeOf(receipt: object): bigint {
  const { l1Fee }: { l1Fee?: unknown } = receipt
  if (typeof l1Fee === 'bigint') return l1Fee
  return typeof l1Fee === 'string' && /^0x[\da-f]+$/i.test(l1Fee) ? BigInt(l1Fee) : 0n
}

/** Wei that a mined transaction cost: its gas, and what chains of the OP stack took on L1. */
export function feeOfReceipt(receipt: Pick<TransactionReceipt, 'gasUsed' | 'effectiveGasPrice'>): bigint {
  return receipt.gasUsed * receipt.effectiveGasPrice + l1FeeOf(receipt)
}
