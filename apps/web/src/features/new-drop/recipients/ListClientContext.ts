import { createContext, useContext } from 'react'
import type { ListClient } from '../../../workers/createListClient.ts'

/** The list that is being worked on. */
export const ListClientContext = createContext<ListClient | undefined>(undefined)

/** The list in its worker; undefined until it has started. */
export function useListClient(): ListClient | undefined {
  return useContext(ListClientContext)
}
