import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'
import { emptyReport, type SendingReport, withUpdate } from './sending/sendingReport.ts'
import type { SendingNews, SendingRequests } from './sendingProtocol.ts'

/** The worker that has the sending keys, as functions, and what it reports of the drop it follows. */
export type SendingClient = WorkerClient<SendingRequests> & {
  readonly getReport: () => SendingReport
  readonly subscribe: (listener: () => void) => () => void
}

/** Starts a worker; whoever starts it ends it. */
export function createSendingClient(): SendingClient {
  const worker = new Worker(new URL('./sending.worker.ts', import.meta.url), { type: 'module' })
  const listeners = new Set<() => void>()
  let report = emptyReport
  worker.addEventListener('message', ({ data }: MessageEvent<SendingNews | { readonly id: number }>) => {
    if (!('update' in data)) return
    report = withUpdate(report, data.update)
    for (const listener of listeners) listener()
  })
  return {
    ...createWorkerClient<SendingRequests>(worker),
    getReport: () => report,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
