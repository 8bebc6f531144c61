export { inspectToken } from '@slotdrop/delivery'
export { traitSentence } from '@slotdrop/delivery/sentences'
