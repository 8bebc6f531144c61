export const steps = [1, 5, 10, 50, 100]
export const amounts = { total: 137n, fee: 10n }
export const chainIds = [137]
