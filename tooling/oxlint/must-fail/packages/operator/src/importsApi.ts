export { createServices } from '@slotdrop/api'
