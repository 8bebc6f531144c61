/** The choice of a `select` with this value; undefined for none of them. */
export function chosenOf<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => choice === value)
}
