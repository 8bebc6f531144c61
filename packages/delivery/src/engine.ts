// What sends with a key. Pages hand it to a worker (tooling/oxlint/src/rooms.ts).
export { createPipeline } from './pipeline/createPipeline.ts'
export { type PipelineParameters } from './pipeline/PipelineParameters.ts'
export { giveBack, type GiveBackParameters, type GivenBack, type Refund } from './send/giveBack.ts'
export { deriveFromTwo, deriveSendingKey } from './sendingKey/deriveSendingKey.ts'
