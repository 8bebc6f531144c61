export { dropProgress, listCid, manifestFromTransferable, manifestToTransferable, parseManifest } from '@slotdrop/drops'
