import type { ListRequests } from './listProtocol.ts'
import { createWorkerClient, type WorkerClient, type WorkerPort } from './createWorkerClient.ts'

/** The list in its worker, as functions. */
export type ListClient = WorkerClient<ListRequests>

/** Talks to the worker that lists are read in. */
export function createListClient(port: WorkerPort): ListClient {
  return createWorkerClient(port)
}

/** Starts the worker. */
export function startListWorker(): Worker {
  return new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' })
}
