/** Asks the sender service to pay a row to another address, with the signature of the row's account. */
export const requestClaimMutation = `mutation RequestClaim($input: RequestClaimInput!) {
  requestClaim(input: $input) {
    __typename
    ... on ClaimRefused { fault }
  }
}`
