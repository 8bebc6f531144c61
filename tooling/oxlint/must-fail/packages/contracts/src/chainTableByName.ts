export const networks = { ethereum: 1, polygon: 137 } as const
