import { mnemonicToAccount } from 'viem/accounts'

/** The mnemonic that every local chain knows. Worth nothing anywhere else, and refused there. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** Account `index` of the test mnemonic; 0 holds the demo tokens. */
export function testAccount(index: number) {
  return mnemonicToAccount(testMnemonic, { addressIndex: index })
}
