const request = `isOffered reason waiting
    requestedRows { slot slotRow state signedUntil transaction changedAt problem { key message values { name value } } }`

/** What a recipient may let the sender service send, and how far that is. A text: the pages that ask have no data client to print one. */
export const requestQuery = `query Request($id: Hex!, $recipient: Address!) {
  drop(id: $id) { request(recipient: $recipient) { ${request} } }
}`

/** Asks the sender service for the open rows of a recipient. */
export const requestRowsMutation = `mutation RequestRows($input: RequestRowsInput!) {
  requestRows(input: $input) {
    __typename
    ... on RowsRequested { request { ${request} } }
    ... on RequestNotOffered { reason }
  }
}`
