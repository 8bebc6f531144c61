import { useEffect, useState } from 'react'
import { createListClient, type ListClient, startListWorker } from '../../../workers/createListClient.ts'

/** A worker for one list, which ends with the page; undefined until it has started. */
export function useListWorker(): ListClient | undefined {
  const [client, setClient] = useState<ListClient>()
  useEffect(() => {
    const started = createListClient(startListWorker())
    setClient(started)
    return () => started.end()
  }, [])
  return client
}
