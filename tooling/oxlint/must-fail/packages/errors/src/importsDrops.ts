export { readList } from '@slotdrop/drops'
