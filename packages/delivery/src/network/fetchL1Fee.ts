import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import { parseAbi, serializeTransaction, type TransactionReceipt } from 'viem'
import type { ChainClient, TransactionRequest } from '../ports.ts'

/** The OP stack's oracle, at one address on every chain of it. */
const gasPriceOracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = parseAbi(['function getL1Fee(bytes unsigned) view returns (uint256)'])

/**
 * What chains of the OP stack take for a transaction's bytes on L1, in wei, beside its gas; zero on all others, which are not asked. What is
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
  if (!facts.isOpStack) return 0n
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
