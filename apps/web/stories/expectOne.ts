/** Fails unless all of these are the same: edges of parts that stand below each other. */
export function expectOne(values: readonly unknown[]): void {
  if (new Set(values).size !== 1 || values[0] === undefined) throw new Error(`These differ: ${values.join(', ')}`)
}
