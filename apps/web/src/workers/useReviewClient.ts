import { useEffect, useState } from 'react'
import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'
import type { ReviewRequests } from './review/reviewProtocol.ts'

/** The worker of the page for a Safe's owners, as functions. */
export type ReviewClient = WorkerClient<ReviewRequests>

function startReviewWorker(): Worker {
  return new Worker(new URL('./review/review.worker.ts', import.meta.url), { type: 'module' })
}

/** A worker for as long as the page is looked at; undefined until the page runs. */
export function useReviewClient(): ReviewClient | undefined {
  const [client, setClient] = useState<ReviewClient>()
  useEffect(() => {
    const started = createWorkerClient<ReviewRequests>(startReviewWorker())
    setClient(started)
    return () => {
      started.end()
      setClient(undefined)
    }
  }, [])
  return client
}
