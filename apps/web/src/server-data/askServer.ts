import { productConfig } from '@slotdrop/config'
import { type OperationError, ServerError } from './ServerError.ts'

/** One operation of a page that has no data client to write it. Its text is among those that a server may be told to answer alone. */
export type ServerOperation = {
  readonly query: string
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Asks the site's server for the data of an operation.
 *
 * @throws ServerError
 * @throws what `fetch` throws
 */
export async function askServer<Data>(operation: ServerOperation, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(productConfig.graphQlUri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify(operation),
    ...(signal && { signal }),
  })
  if (response.status >= 300) throw ServerError.ofStatus(response.status)
  // Sound: the site's own server answers by its schema.
  const { data, errors } = (await response.json()) as {
    readonly data?: Data | null
    readonly errors?: OperationError[]
  }
  if (!data) throw ServerError.ofErrors(errors)
  return data
}
