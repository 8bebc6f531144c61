// Says findings, reasons and steps. Nothing here reaches a chain, so a page may carry it in its first script.
export { problemSentence } from './authorise/problemSentence.ts'
export { stepSentence, stepTitle } from './authorise/stepSentence.ts'
export { reasonSentence } from './errors/reasonSentence.ts'
export { refusalSentence } from './errors/refusalSentence.ts'
export { traitSentence } from './token/traitSentence.ts'
