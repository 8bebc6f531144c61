export { gasPerClaim, gasPerRow, gasPerSlot } from './gasFigures.ts'
export { NewDrop } from './NewDrop.tsx'
