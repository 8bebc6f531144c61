/** An expected failure, as the API answers one. */
export function problem(type: string, code: string, message: string, more: object = {}) {
  return {
    __typename: type,
    code,
    message,
    ...more,
  }
}
