export { createMockNode, type MockNode, type MockNodeOptions } from './testing/createMockNode.ts'
export { createMockRuntimeConfig } from './testing/createMockRuntimeConfig.ts'
export {
  createMockWallet,
  RpcError,
  type MockWallet,
  type MockWalletOptions,
  type RpcRequest,
} from './testing/createMockWallet.ts'
export { installMockWallet, type InstallOptions } from './testing/installMockWallet.ts'
