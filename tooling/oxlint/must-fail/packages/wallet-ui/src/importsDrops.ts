export { parseAmount } from '@slotdrop/drops'
