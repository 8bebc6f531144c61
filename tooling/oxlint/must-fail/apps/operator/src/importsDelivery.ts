export { createPipeline } from '@slotdrop/delivery/engine'
