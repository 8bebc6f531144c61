import { concat, type Hex } from 'viem'

/** Code that answers one function, by its selector, with 1, and reverts on all others. */
export function codeAnswering(selector: Hex): Hex {
  return concat(['0x5f3560e01c63', selector, '0x146011575f5ffd5b60015f5260205ff3'])
}
