import { useCallback, useEffect, useRef } from 'react'
import type { DropRequests } from '../../workers/dropProtocol.ts'
import type { DropClient } from '../../workers/useDropClient.ts'

/** An address, or why a text is none; `unchecked` where nothing here could check it. */
export type ReadAddress = DropRequests['address']['result'] | { readonly fault: 'unchecked' }

/**
 * Reads what somebody typed as an address, in the page's worker: a checksum takes hashing. What is asked before the worker
 * is there waits for it: a page can be pressed a moment earlier.
 */
export function useReadAddress(client: DropClient | undefined): (text: string) => Promise<ReadAddress> {
  const waiting = useRef<((started: DropClient) => void)[]>([])
  useEffect(() => {
    if (client) for (const go of waiting.current.splice(0)) go(client)
  }, [client])
  return useCallback(
    async (text) => {
      const active = client ?? (await new Promise<DropClient>((done) => waiting.current.push(done)))
      return active.ask('address', text).catch((): ReadAddress => ({ fault: 'unchecked' }))
    },
    [client],
  )
}
