export const sourceChains: Readonly<Record<number, string>> = { 1: 'ethereum', 42_161: 'arbitrum' }
