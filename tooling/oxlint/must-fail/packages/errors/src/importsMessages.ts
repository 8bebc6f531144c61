export { sentence } from '@slotdrop/messages'
