import type { ListAnswer, ListMessage, ListRequests } from '../workers/listProtocol.ts'

/** The list in its worker, as functions. */
export interface ListClient {
  ask<kind extends keyof ListRequests>(
    kind: kind,
    parameters: ListRequests[kind]['parameters'],
    onProgress?: (done: number) => void,
  ): Promise<ListRequests[kind]['result']>
  end(): void
}

/** Something that lists are read in. */
export type ListPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((done: number) => void) | undefined
}

/** Talks to the worker: each question gets its own answer, in order. */
export const createListClient = (port: ListPort): ListClient => {
  let next = 0
  const waiting = new Map<number, Waiting>()
  port.addEventListener('message', (event) => {
    const answer = (event as MessageEvent<ListAnswer>).data
    const asked = waiting.get(answer.id)
    if ('progress' in answer) {
      asked?.onProgress?.(answer.progress)
      return
    }
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }))
    else asked?.resolve(answer.result)
  })
  return {
    ask: (kind, parameters, onProgress) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress })
        port.postMessage({ id, kind, parameters } satisfies ListMessage)
      }),
    end: () => port.terminate(),
  }
}

/** Starts the worker. */
export const startListWorker = (): Worker =>
  new Worker(new URL('../workers/list.worker.ts', import.meta.url), { type: 'module' })
