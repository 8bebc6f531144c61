export { packRows } from '@slotdrop/drops'
