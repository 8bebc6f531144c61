export { dropProgress, listCid, manifestFromTransferable, manifestToTransferable } from '@slotdrop/drops'
