import { CREATE2_DEPLOYER } from './generated/slotDistributorAddress.ts'
import { distributorDeployData } from './generated/slotDistributorCode.ts'

/** The transaction that puts the distributor at `distributorAddress` on any chain with the keyless CREATE2 deployer. */
export const distributorDeployTransaction = { to: CREATE2_DEPLOYER, data: distributorDeployData } as const

/**
 * Pre-signed deployment of the CREATE2 deployer, valid on every chain (no chain id, EIP-155). No key of its signer exists, so gas price and
 * gas limit are fixed, and the signer has to hold `cost` before the transaction is sent.
 */
export const create2DeployerDeployment = {
  signer: '0x3fAB184622Dc19b6109349B94811493BF2a45362',
  gas: 100_000n,
  /** Wei. */
  gasPrice: 100_000_000_000n,
  /** Wei. */
  cost: 10_000_000_000_000_000n,
  data: '0x604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
  transaction:
    '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222',
  hash: '0xeddf9e61fb9d8f5111840daef55e5fde0041f5702856532cdbb5a02998033d26',
} as const

/** Return data of each probe: 42 as a 32-byte word. */
export const probeAnswer = '0x000000000000000000000000000000000000000000000000000000000000002a'

/** Creation code that returns `probeAnswer` on any EVM chain. */
export const plainProbe = '0x602a60005260206000f3'

/** Creation code that returns `probeAnswer` if the chain runs the instruction. These are the ones of Shanghai and Cancun that the distributor needs. */
export const instructionProbes = {
  TSTORE: '0x602a60005d60005c60005260206000f3',
  MCOPY: '0x602a6000526020600060205e60206020f3',
  PUSH0: '0x602a5f5260205ff3',
} as const
