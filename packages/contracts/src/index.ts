export { ANYONE } from './anyone.ts'
export {
  create2DeployerDeployment,
  distributorDeployTransaction,
  instructionProbes,
  plainProbe,
  probeAnswer,
} from './deployment.ts'
export {
  CREATE2_DEPLOYER,
  distributorAddress,
  slotDistributorAbi,
  slotDistributorBytecode,
  slotDistributorRuntimeBytecode,
  slotDistributorRuntimeHash,
} from './generated/slotDistributor.ts'
