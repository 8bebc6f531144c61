/** A refusal, as the API answers one: `values` are what its text holds. */
export function problem(
  type: string,
  code: string,
  message: string,
  { values = {}, ...facts }: { values?: Record<string, string | number> } & Record<string, unknown> = {},
) {
  return {
    __typename: type,
    code,
    message,
    values: Object.entries(values).map(([name, value]) => ({ name, value: String(value) })),
    ...facts,
  }
}
