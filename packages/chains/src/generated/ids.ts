// Written by scripts/writeParts.ts.


export const ids: readonly number[] = [1,137,56,42161,10,43114,5,8453,11155111,31337]
