export { formatAmount } from '@slotdrop/drops'
