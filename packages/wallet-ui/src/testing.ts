export { createMockNode, type MockNode, type MockNodeOptions } from './testing/createMockNode.ts'
export { createMockRuntime } from './testing/createMockRuntime.ts'
export {
  createMockWallet,
  RpcError,
  type MockWallet,
  type MockWalletOptions,
  type RpcRequest,
} from './testing/createMockWallet.ts'
export { installMockWallet, type InstallOptions } from './testing/installMockWallet.ts'
