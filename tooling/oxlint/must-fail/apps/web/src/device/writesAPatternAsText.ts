export const pattern = '^0x[\\da-f]{40}$'
