export { createNodes } from './createNodes.ts'
export { createOperator, type Operator, type OperatorParameters } from './createOperator.ts'
export { createSendingModule, type SendingHost } from './createSendingModule.ts'
export {
  ChainMissingError,
  LaneLostError,
  ListUnavailableError,
  OperatorError,
  SeedChangedError,
  SeedRefusedError,
  TooManyOrdersError,
} from './errors.ts'
export { type ChainNodes, type OperatorLogger } from './OperatorContext.ts'
export { queues } from './queues.ts'
export { type AccountPlace, createKeyring, type Keyring } from './seed/createKeyring.ts'
export { createServiceKeyring } from './seed/createServiceKeyring.ts'
export { readSeed, type SeedSource } from './seed/readSeed.ts'
export { createSendingService } from './service/createSendingService.ts'
export { fetchFigures, type OperatorFigures } from './store/fetchFigures.ts'
export { migrations } from './store/migrations.ts'
export { type OperatorDatabase } from './store/OperatorDatabase.ts'
export { type OrderedDrop } from './store/orders.ts'
export { type PlanAnswer } from './store/plans.ts'
