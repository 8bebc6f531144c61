export { AppLayout } from './AppLayout.tsx'
export { useChainClient } from './useChainClient.ts'
export { useRuntime } from './useRuntime.ts'
export { useSenderWallet } from '../../chain/useSenderWallet.ts'
