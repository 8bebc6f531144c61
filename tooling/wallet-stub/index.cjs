// Stands for the SDKs of wallets that the product does not offer (see `overrides` in pnpm-workspace.yaml).
module.exports = {}
