export { readWords } from '@slotdrop/delivery'
