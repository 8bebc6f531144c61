/** JSON with bigints, as `123n`: texts of this form don't come up in what is stored here. */
export function toExactJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item))
}

/** What `toExactJson` wrote. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, (_, item: unknown) =>
    typeof item === 'string' && /^-?\d+n$/.test(item) ? BigInt(item.slice(0, -1)) : item,
  )
}
