// Written by `pnpm codegen`. Do not edit.
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0xf560abb26FDd1A352c3e6B131Ea5Da0A2189203c' as const
export const slotDistributorRuntimeHash = '0xd0c178ec38e71536e590daf363bf2a5260679a26057bf9d5e87d277314d8b187' as const
