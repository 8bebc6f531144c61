export { inspectToken } from '@slotdrop/delivery'
