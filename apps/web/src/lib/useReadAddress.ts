import { useCallback } from 'react'
import type { DropRequests } from '../workers/dropProtocol.ts'
import type { DropClient } from './useDropClient.ts'

/** An address, or why a text is none; `unchecked` where nothing here could check it. */
export type ReadAddress = DropRequests['address']['result'] | { readonly fault: 'unchecked' }

/** Reads what somebody typed as an address, in the page's worker: a checksum takes hashing. */
export const useReadAddress = (client: DropClient | undefined): ((text: string) => Promise<ReadAddress>) =>
  useCallback(
    (text) =>
      client
        ? client.ask('address', text).catch(() => ({ fault: 'unchecked' }))
        : Promise.resolve({ fault: 'unchecked' }),
    [client],
  )
