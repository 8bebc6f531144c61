import { numberToHex, parseGwei } from 'viem'
import type { NetworkProfile } from './NetworkProfile.ts'
import { assertTip, readBroadcast } from './transactions.ts'

/** PIP-35; `BorDefaultTxPoolPriceLimit` in params/protocol_params.go. */
const minTip = parseGwei('25')

/** Base fees in gwei, one a block: they rise by steps from the lowest to the highest that Polygon had within a day, and fall again. */
const baseFees = [1, 1, 2, 5, 12, 30, 80, 150, 300, 300, 150, 60, 20, 5]

/**
 * Polygon's client. Its pool refuses priority fees below 25 gwei, whatever the base fee is (PIP-35), in the words of
 * core/txpool/validation.go; its oracle suggests no less (`BorDefaultGpoIgnorePrice`). The chain is Amoy.
 */
export const bor: NetworkProfile = {
  name: 'bor',
  chainId: 80_002,
  blockMilliseconds: 2000,
  baseFee: (block) => parseGwei(`${baseFees[block % baseFees.length]}`),
  createNode: ({ ask }) => ({
    async answer(call) {
      const offered = await readBroadcast(call)
      if (offered) assertTip(offered, minTip)
      if (call.method === 'eth_maxPriorityFeePerGas') return numberToHex(minTip)
      return ask(call.method, call.params)
    },
  }),
}
