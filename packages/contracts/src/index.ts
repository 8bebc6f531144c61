import { CREATE2_DEPLOYER, distributorDeployData } from './generated/slotDistributor.ts'

export {
  CREATE2_DEPLOYER,
  distributorAddress,
  slotDistributorAbi,
  slotDistributorBytecode,
  slotDistributorRuntimeBytecode,
  slotDistributorRuntimeHash,
} from './generated/slotDistributor.ts'

/** The transaction that puts the distributor at `distributorAddress` on any chain with the keyless CREATE2 deployer. */
export const distributorDeployTransaction = { to: CREATE2_DEPLOYER, data: distributorDeployData } as const

/** Value of `operator` in `register` that lets anyone execute the committed rows. The zero address means nobody. */
export const ANYONE = '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF' as const
