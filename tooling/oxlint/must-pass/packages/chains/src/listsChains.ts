export const configuredIds = [56, 5, 1, 137]
