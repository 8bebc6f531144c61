import { numberToHex } from 'viem'
import type { NetworkProfile } from './NetworkProfile.ts'
import { assertTip, readBroadcast } from './transactions.ts'

/** 0.05 gwei since 2025 (node-real/bsc-erigon pull request 773). */
const minTip = 50_000_000n

/**
 * BNB Chain's client. Blocks have a base fee, and it is always 0 (BEP-226), so that the priority fee is the whole price. The pool refuses less
 * than 0.05 gwei. Its oracle takes the tips of the last blocks, which are next to nothing where validators' own transactions fill them.
 */
export const bnb: NetworkProfile = {
  name: 'BNB Chain',
  chainId: 56,
  blockMilliseconds: 750,
  baseFee: () => 0n,
  createNode: ({ ask }) => ({
    async answer(call) {
      const offered = await readBroadcast(call)
      if (offered) assertTip(offered, minTip)
      if (call.method === 'eth_maxPriorityFeePerGas') return '0x1'
      if (call.method === 'eth_gasPrice') return numberToHex(minTip)
      return ask(call.method, call.params)
    },
  }),
}
