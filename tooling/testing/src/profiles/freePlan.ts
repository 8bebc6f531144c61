import { type Hex, hexToBigInt, parseGwei } from 'viem'
import { NodeRefusal } from '../faults/createFaultyNode.ts'
import type { NetworkProfile } from './NetworkProfile.ts'

/** Calls a second: QuickNode's trial. */
const callsPerSecond = 15
/** A round trip: a client that asks one call after another makes no more than fifty in a second. */
const roundTripMilliseconds = 20
/** How long a client waits after a refusal before it repeats a call: viem's default. */
const backOffMilliseconds = 150
/** Blocks of `eth_getLogs`. */
const logBlocks = 20n
/** Calls in a request. geth: 1,000 (`BatchRequestLimit`); providers allow from 3 to 100 without payment. */
const batchCalls = 10

/**
 * A node of a provider without payment. More than 15 calls a second have the HTTP status 429 and Alchemy's words (alchemy.com/docs/reference/throughput);
 * `eth_getLogs` has Alchemy's limit and words (risc0/risc0-ethereum pull request 656); a large batch has geth's (rpc/handler.go).
 * The clock of the test is read, and each call takes a round trip of it.
 */
export const freePlan: NetworkProfile = {
  name: 'a free plan',
  chainId: 1,
  blockMilliseconds: 12_000,
  baseFee: () => parseGwei('1'),
  createNode({ ask, now }) {
    let calls = callsPerSecond
    let [refilledAt, roundTrips] = [now(), 0]
    const take = () => {
      roundTrips += roundTripMilliseconds
      const at = now() + roundTrips
      calls = Math.min(callsPerSecond, calls + ((at - refilledAt) * callsPerSecond) / 1000)
      refilledAt = at
      if (calls >= 1) return void (calls -= 1)
      roundTrips += backOffMilliseconds
      const message =
        'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemyapi.io/guides/rate-limits'
      throw new NodeRefusal({ code: 429, message }, 429)
    }
    const assertRange = ([filter]: readonly unknown[]) => {
      const { fromBlock, toBlock } = filter as { fromBlock?: Hex; toBlock?: Hex }
      if (!fromBlock?.startsWith('0x') || !toBlock?.startsWith('0x')) return
      if (hexToBigInt(toBlock) - hexToBigInt(fromBlock) < logBlocks) return
      const fitting = `0x${(hexToBigInt(fromBlock) + logBlocks - 1n).toString(16)}`
      const message = `Under the Free tier plan, you can make eth_getLogs requests with up to a ${logBlocks} block range. Based on your parameters, this block range should work: [${fromBlock}, ${fitting}]. Upgrade to PAYG for expanded block range.`
      throw new NodeRefusal({ code: -32_600, message }, 400)
    }
    return {
      refuseBatch: (count) =>
        count > batchCalls ? { status: 200, code: -32_600, message: 'batch too large' } : undefined,
      async answer({ method, params = [] }) {
        take()
        if (method === 'eth_getLogs') assertRange(params)
        return ask(method, params)
      },
    }
  },
}
