import { useEffect, useState } from 'react'
import type { DropRequests } from './dropProtocol.ts'
import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'

/** The worker of the pages for recipients, as functions. */
export type DropClient = WorkerClient<DropRequests>

function startDropWorker(): Worker {
  return new Worker(new URL('./drop.worker.ts', import.meta.url), { type: 'module' })
}

/** A worker of one's own; whoever starts it ends it. */
export function createDropClient(): DropClient {
  return createWorkerClient<DropRequests>(startDropWorker())
}

/** A worker for as long as the page is looked at; undefined until the page runs. Another `attempt` is another worker. */
export function useDropClient(attempt: number): DropClient | undefined {
  const [client, setClient] = useState<DropClient>()
  useEffect(() => {
    const started = createDropClient()
    setClient(started)
    return () => {
      started.end()
      setClient(undefined)
    }
  }, [attempt])
  return client
}
