// What /me shares with /d: proofs and chain, fetched after the first paint.
export { createChainClients } from './chainClients.ts'
export { fetchIndex, fetchShard } from './dropFiles.ts'
export { rowText } from './rowText.ts'
export { standingWords } from './standingWords.ts'
