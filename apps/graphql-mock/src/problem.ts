/** An expected failure, as the API answers one. */
export const problem = (type: string, code: string, message: string, more: object = {}) => ({
  __typename: type,
  code,
  message,
  ...more,
})
