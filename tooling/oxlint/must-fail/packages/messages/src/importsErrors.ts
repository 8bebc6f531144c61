export { BaseError } from '@slotdrop/errors'
