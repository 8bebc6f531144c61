export { createPipeline } from '@slotdrop/delivery'
