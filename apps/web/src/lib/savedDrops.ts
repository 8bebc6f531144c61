interface Answer<T> {
  readonly data?: T | null
  readonly errors?: readonly { readonly message: string }[]
}

/** Asks /api/graphql; the messages of failures are those of the specification, section 8. */
const ask = async <T>(operationName: string, query: string, variables: Record<string, unknown>): Promise<T> => {
  const response = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query, variables }),
  })
  if (response.status >= 300) throw new Error(`Response not successful: Received status code ${response.status}`)
  const answer = (await response.json()) as Answer<T>
  if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
  if (!answer.data) throw new Error('The server answered without data.')
  return answer.data
}

/** The sealed list of a drop that the server keeps, as JSON; undefined where it keeps none. */
export const fetchSavedManifest = async (dropId: string): Promise<string | undefined> => {
  const query = 'query SavedManifest($id: Hex!) { drop(id: $id) { manifest } }'
  const { drop } = await ask<{ drop: { manifest: string | null } | null }>('SavedManifest', query, { id: dropId })
  return drop?.manifest ?? undefined
}
