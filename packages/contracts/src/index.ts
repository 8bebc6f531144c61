export { ANYONE } from './anyone.ts'
export { claimDomain, claimTypes } from './claimTypedData.ts'
export {
  create2DeployerDeployment,
  distributorDeployTransaction,
  instructionProbes,
  plainProbe,
  probeAnswer,
} from './deployment.ts'
export { accountReaderBytecode, accountReaderRuntimeBytecode } from './generated/accountReaderCode.ts'
export { slotDistributorAbi } from './generated/slotDistributorAbi.ts'
export { slotDistributorViewAbi } from './generated/slotDistributorViewAbi.ts'
export { CREATE2_DEPLOYER, distributorAddress, slotDistributorRuntimeHash } from './generated/slotDistributorAddress.ts'
export { slotDistributorBytecode, slotDistributorRuntimeBytecode } from './generated/slotDistributorCode.ts'
