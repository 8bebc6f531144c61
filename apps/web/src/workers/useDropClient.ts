import { useEffect, useState } from 'react'
import type { DropRequests } from './dropProtocol.ts'
import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'
import { takeStartedWorker } from './drop/startedWorker.ts'

/** The worker of the pages for recipients, as functions. */
export type DropClient = WorkerClient<DropRequests>

function startDropWorker(): Worker {
  // One file for a build: Turbopack's workers are many, and hold what other workers need as well (`scripts/bundlePageScripts.ts`).
  // oxlint-disable-next-line node/no-process-env -- constants of a build
  if (process.env.NODE_ENV === 'production') return takeStartedWorker() ?? new Worker(process.env['DROP_WORKER'] ?? '')
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
