export const floors: ReadonlyMap<number, bigint> = new Map([
  [1, 0n],
  [137, 30n],
])
