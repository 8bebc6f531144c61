export { createApi } from '@slotdrop/api'
