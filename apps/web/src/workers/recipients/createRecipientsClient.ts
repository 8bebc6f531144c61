import { createWorkerClient, type WorkerClient } from '../createWorkerClient.ts'
import type { RecipientsRequests } from './recipientsProtocol.ts'

/** The worker that checks recipients, as functions. */
export type RecipientsClient = WorkerClient<RecipientsRequests>

function startClient(): RecipientsClient {
  return createWorkerClient(new Worker(new URL('./recipients.worker.ts', import.meta.url), { type: 'module' }))
}

/** Starts the worker with the first request, and another one after a worker that was lost. */
export function createRecipientsClient(): RecipientsClient {
  let started: RecipientsClient | undefined
  return {
    async ask(...request) {
      const client = (started ??= startClient())
      try {
        return await client.ask(...request)
      } catch (error) {
        if (error instanceof Error && error.name === 'WorkerLostError' && started === client) started = undefined
        throw error
      }
    },
    end() {
      started?.end()
      started = undefined
    },
  }
}
