export { fetchWords } from '@slotdrop/delivery'
