// Stands for the SDKs of wallets that the product does not offer (see `overrides` in pnpm-workspace.yaml).
// These names are imported statically; Node wants to find them when a test loads wagmi's connectors.
exports.GeminiWalletProvider = undefined
exports.RpcSchema = undefined
exports.z = undefined
