export { ClaimRow } from './ClaimRow.tsx'
