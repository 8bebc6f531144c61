export const withDataFee: ReadonlySet<number> = new Set([10, 42_161])
