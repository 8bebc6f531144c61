import type { ApolloClient } from '@apollo/client'
import { createContext } from 'react'

/** Answers with the client that was created first. */
type KeepClient = (create: () => ApolloClient) => ApolloClient

/** Keeps the client of the API from one page of the app to the next, with what it has read. */
export function createClientKeeper(): KeepClient {
  let client: ApolloClient | undefined
  return (create) => (client ??= create())
}

/** See `createClientKeeper`. */
export const ServerClientContext = createContext<KeepClient>((create) => create())
