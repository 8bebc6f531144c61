import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MinedTransaction, NetworkProfile } from './NetworkProfile.ts'
import { countTransactions, createTurns, readBroadcast, refuse } from './transactions.ts'

/** Real milliseconds for which the sequencer waits for the transactions before one with a later nonce. Nitro's default is a second. */
const nonceMilliseconds = 200
const lookMilliseconds = 5

/** An estimate counts L1's part a tenth above its price (`GasEstimationL1PricePadding` in arbos/programs and arbos/l1pricing). */
function padded(gas: bigint): bigint {
  return gas + gas / 10n
}

/**
 * Arbitrum's client: execution/gethexec/sequencer.go and tx_pre_checker.go. Estimates are above what is used; a maximum fee below the
 * base fee is refused at once; the priority fee is not paid and its suggestion is zero; there is no pool, so that transactions are in a
 * block as soon as they are accepted, and one with a later nonce only waits a moment for those before it.
 */
export const nitro: NetworkProfile = {
  name: 'nitro',
  chainId: 42_161,
  blockMilliseconds: 250,
  baseFee: (block) => (block % 3 === 2 ? 12_000_000n : 10_000_000n),
  createNode({ ask, mine }) {
    const paidTip = ({ gasUsed, effectiveGasPrice, baseFee }: MinedTransaction) =>
      gasUsed * (effectiveGasPrice - baseFee)
    const baseFees = new Map<unknown, bigint>()
    const inTurn = createTurns()
    const awaitTurn = async (from: Hex, nonce: number) => {
      for (let waited = 0; ; waited += lookMilliseconds) {
        const { used } = await countTransactions(ask, from)
        if (nonce < used) return refuse(`nonce too low: address ${from}, tx: ${nonce} state: ${used}`)
        if (nonce === used) return undefined
        if (waited >= nonceMilliseconds) return refuse(`nonce too high: address ${from}, tx: ${nonce} state: ${used}`)
        await sleep(lookMilliseconds)
      }
    }
    return {
      async extraFeeOf(transaction) {
        baseFees.set(transaction.hash, transaction.baseFee)
        return -paidTip(transaction)
      },
      async answer(call) {
        const { method, params } = call
        const offered = await readBroadcast(call)
        if (offered) {
          const { from, nonce, maxFee } = offered
          const { baseFeePerGas } = (await ask('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: Hex }
          if (maxFee < hexToBigInt(baseFeePerGas))
            refuse(
              `max fee per gas less than block base fee: address ${from}, maxFeePerGas: ${maxFee} baseFee: ${hexToBigInt(baseFeePerGas)}`,
            )
          await awaitTurn(from, nonce)
          return inTurn(async () => {
            const hash = await ask(method, params)
            await mine()
            return hash
          })
        }
        if (method === 'eth_maxPriorityFeePerGas') return '0x0'
        const answer = await ask(method, params)
        if (method === 'eth_estimateGas') return numberToHex(padded(hexToBigInt(answer as Hex)))
        const baseFee = baseFees.get(params?.[0])
        if (method !== 'eth_getTransactionReceipt' || typeof answer !== 'object' || answer === null) return answer
        return baseFee === undefined ? answer : { ...answer, effectiveGasPrice: numberToHex(baseFee) }
      },
    }
  },
}
