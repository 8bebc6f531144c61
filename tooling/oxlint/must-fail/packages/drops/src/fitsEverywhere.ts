export function fitsEverywhere(value: unknown): string {
  return value as never
}
