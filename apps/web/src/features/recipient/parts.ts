/** What looking a row up consists of, the largest first: proofs, the chain, what is said of them, and the sheet. */
export const lookupParts: readonly (() => Promise<unknown>)[] = [
  () => import('./dropFiles.ts'),
  () => import('./chainClients.ts'),
  () => import('./useRows.ts'),
  () => import('./useDrop.ts'),
  () => import('../../components/SlotSheet.tsx'),
]
