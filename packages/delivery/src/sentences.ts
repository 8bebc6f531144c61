// Says findings, reasons and steps. Nothing here reaches a chain, so a page may carry it in its first script.
export { problemSentence } from './authorise/problemSentence.ts'
export { stepSentence, stepTitle } from './authorise/stepSentence.ts'
export { rowReasonSentence, toRowReason } from './errors/rowReasonSentence.ts'
export { callRefusalSentence } from './errors/callRefusalSentence.ts'
export { nodeRefusalSentence, type RefusalRemedy, refusalRemedy } from './network/nodeRefusalSentence.ts'
export { traitSentence } from './token/traitSentence.ts'
