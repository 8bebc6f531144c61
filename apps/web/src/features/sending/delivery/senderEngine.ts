export { createSender } from '@slotdrop/delivery'
