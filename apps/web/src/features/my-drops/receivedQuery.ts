/** Drops that list an address, a page at a time. A text: the page that asks has no data client to print one. */
export const receivedQuery = `query Received($account: Address!, $after: String) {
  allocations(account: $account, first: 100, after: $after) {
    edges { node { drop { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`
