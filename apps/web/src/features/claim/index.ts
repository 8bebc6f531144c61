export { ClaimRow } from './ClaimRow.tsx'
export { WalletAddress } from './WalletAddress.tsx'
export { WatchPaid } from './WatchAsset.tsx'
