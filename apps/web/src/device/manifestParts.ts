export { dropProgress, manifestFromTransferable, manifestToTransferable, parseManifest } from '@slotdrop/drops'
