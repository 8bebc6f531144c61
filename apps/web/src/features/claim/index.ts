export { ClaimRow } from './ClaimRow.tsx'
export { WalletAddress } from './WalletAddress.tsx'
