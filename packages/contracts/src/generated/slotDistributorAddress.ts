// Written by `pnpm codegen`. Do not edit.
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x7DB6042369A633D7b8a0d02eD3Fe8dD501B0fC96' as const
export const slotDistributorRuntimeHash = '0xe9ffa41840d30698de23a85faeafb4e8d0afe39ff53391306f8745d758cd9e69' as const
