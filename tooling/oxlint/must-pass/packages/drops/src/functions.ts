type Double = (value: number) => number

/** What has its type written beside its name stays a value. */
export const double: Double = (value) => value * 2

export function doubleAll(values: number[]): number[] {
  const twice = (value: number) => value * 2
  return values.map((value) => twice(value))
}
