import type { ApolloClient } from '@apollo/client'
import { createContext } from 'react'

/** Keeps the client of the API from one page of the app to the next, with what it has read. */
export const ServerClientContext = createContext<{ client?: ApolloClient }>({})
