export function lookInto(value: object) {
  const { size } = value as { size?: unknown }
  const names = ['a', 'b'] as const
  return { size, names, fields: value as Readonly<Record<string, unknown>> }
}

export function numbersOf(text: string) {
  // Sound: this is written by the function above.
  return JSON.parse(text) as readonly number[]
}
