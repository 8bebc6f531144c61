export { createSafe, type TestSafe } from './createSafe.ts'
export { deploySafeAccount, safeExecution } from './safeAccount.ts'
export { testAccount, testMnemonic } from './accounts.ts'
export { type KeysAudit, auditKeys } from './auditKeys.ts'
export { type Anvil, anvilPath, startAnvil } from './anvil.ts'
export { type LocalClient, connect } from './connect.ts'
export { type DemoDeployment, type DemoTokenFacts, deployDemo } from './deployDemo.ts'
export { type FirstFile, makeFirstFiles } from './firstFiles.ts'
export { makeSourceFiles, type SourceFile } from './sourceFiles.ts'
export { makeXlsx, type XlsxCell, type XlsxSheet } from './makeXlsx.ts'
export { type TestRow, makeManifest, makeRows, makeTerms, toCsv } from './factories.ts'
export {
  type ChainFaultName,
  chainFaults,
  type FaultAct,
  type FaultStage,
  feeCeiling,
  lowBaseFee,
  urgentFees,
} from './faults/chainFaults.ts'
export { createFaultyNode, noNodeFaults } from './faults/createFaultyNode.ts'
export { type Random, createRandom } from './faults/random.ts'
export { type Fault, type FaultMode, type FaultProxy, startFaultProxy } from './faultProxy.ts'
export { localNode } from './localNode.ts'
export { fetchRowPayments } from './fetchRowPayments.ts'
export { type TestChain, startChain } from './startChain.ts'
export {
  bnb,
  bor,
  freePlan,
  gethPool,
  laggingPair,
  type Network,
  type NetworkProfile,
  nitro,
  opGeth,
  startNetwork,
} from './profiles/index.ts'
export { codeAnswering } from './codeAnswering.ts'
