import { CREATE2_DEPLOYER, distributorDeployData } from './generated/slotDistributor.ts'

/** The transaction that puts the distributor at `distributorAddress` on any chain with the keyless CREATE2 deployer. */
export const distributorDeployTransaction = { to: CREATE2_DEPLOYER, data: distributorDeployData } as const
