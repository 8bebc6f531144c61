export { ANYONE } from './anyone.ts'
export { distributorDeployTransaction } from './distributorDeployTransaction.ts'
export {
  CREATE2_DEPLOYER,
  distributorAddress,
  slotDistributorAbi,
  slotDistributorBytecode,
  slotDistributorRuntimeBytecode,
  slotDistributorRuntimeHash,
} from './generated/slotDistributor.ts'
