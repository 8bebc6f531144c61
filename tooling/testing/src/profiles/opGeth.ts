import {
  type Hex,
  hexToBigInt,
  numberToHex,
  parseTransaction,
  serializeTransaction,
  type TransactionSerialized,
} from 'viem'
import { encodeFunctionData, keccak256, parseAbi } from 'viem'
import type { NetworkProfile } from './NetworkProfile.ts'
import { readBroadcast, refuse } from './transactions.ts'

/** The OP stack's GasPriceOracle, at one address on every chain of it (specs/protocol/predeploys.md). */
const oracle = '0x420000000000000000000000000000000000000F'
/** The oracle's interface with another rule: 10^9 wei for each byte of the call, which a few thousand bytes make a usual fee. */
const oracleCode = '0x36633b9aca000260005260206000f3'
const oracleAbi = parseAbi(['function getL1Fee(bytes unsigned) view returns (uint256)'])

/** The transaction without its signature, as the oracle is given it. */
function toUnsigned(raw: Hex): Hex {
  const { r: _r, s: _s, v: _v, yParity: _parity, ...unsigned } = parseTransaction(raw as TransactionSerialized)
  return serializeTransaction(unsigned as never)
}

/**
 * The execution client of the OP stack. A transaction's bytes cost a fee on L1 beside its gas. The pool counts it to the cost
 * (`TotalTxCost` in core/txpool/validation.go), it is charged when the transaction runs (core/state_transition.go), and the receipt has it.
 * Base fees are fractions of a gwei. The chain is Base.
 */
export const opGeth: NetworkProfile = {
  name: 'op-geth',
  chainId: 8453,
  blockMilliseconds: 2000,
  baseFee: () => 5_000_000n,
  async createNode({ ask }) {
    await ask('anvil_setCode', [oracle, oracleCode])
    const fees = new Map<Hex, bigint>()
    const fetchL1Fee = async (raw: Hex) => {
      const data = encodeFunctionData({ abi: oracleAbi, functionName: 'getL1Fee', args: [toUnsigned(raw)] })
      return hexToBigInt((await ask('eth_call', [{ to: oracle, data }, 'latest'])) as Hex)
    }
    return {
      extraFeeOf: async ({ hash }) => fees.get(hash) ?? 0n,
      async answer(call) {
        const offered = await readBroadcast(call)
        if (offered) {
          const { raw, from, gas, maxFee, value } = offered
          const l1Fee = await fetchL1Fee(raw)
          const balance = hexToBigInt((await ask('eth_getBalance', [from, 'latest'])) as Hex)
          const cost = gas * maxFee + value + l1Fee
          if (balance < cost)
            refuse(
              `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
            )
          fees.set(keccak256(raw), l1Fee)
        }
        if (call.method === 'eth_maxPriorityFeePerGas') return numberToHex(1_000_000n)
        const answer = await ask(call.method, call.params)
        if (call.method !== 'eth_getTransactionReceipt' || typeof answer !== 'object' || answer === null) return answer
        return { ...answer, l1Fee: numberToHex(fees.get(call.params?.[0] as Hex) ?? 0n) }
      },
    }
  },
}
