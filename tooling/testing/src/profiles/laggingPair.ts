import { type Hex, parseGwei } from 'viem'
import { createFaultyNode, noNodeFaults } from '../faults/createFaultyNode.ts'
import type { NetworkProfile } from './NetworkProfile.ts'

/** Blocks that the second node is behind. */
const lag = 3n

/** The logs that a node behind knows. */
function logsUpTo(answer: unknown, block: bigint): unknown {
  return Array.isArray(answer)
    ? answer.filter(({ blockNumber }: { blockNumber: Hex }) => BigInt(blockNumber) <= block)
    : answer
}

/**
 * Two nodes behind one address, the second three blocks behind the first; calls alternate. Such pairs are usual at providers
 * (MetaMask/eth-json-rpc-middleware's retryOnEmpty exists for them). The one behind has no pool of its own: it passes transactions on.
 */
export const laggingPair: NetworkProfile = {
  name: 'a pair that lags',
  chainId: 1,
  blockMilliseconds: 2000,
  baseFee: () => parseGwei('1'),
  createNode({ ask }) {
    const behind = createFaultyNode(({ method, params }) => ask(method, params), { ...noNodeFaults(), lag }, '')
    let calls = 0
    return {
      async answer(call) {
        const { method, params } = call
        calls += 1
        if (calls % 2 === 1 || method === 'eth_sendRawTransaction') return ask(method, params)
        const answer = await behind(call)
        if (method !== 'eth_getLogs') return answer
        return logsUpTo(answer, BigInt((await ask('eth_blockNumber')) as Hex) - lag)
      },
    }
  },
}
