export { type RowCost } from './estimateGas.ts'
export { Landing } from './Landing.tsx'
