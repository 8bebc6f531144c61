import { DropsError } from '@slotdrop/drops'
import { BaseError } from '@slotdrop/errors'
import type { Work, WorkerAnswer, WorkerHandlers, WorkerMessage, WorkerRequests } from './workerProtocol.ts'

function post(answer: WorkerAnswer, transfer: readonly ArrayBufferLike[] = []) {
  // Sound: nothing here shares memory between threads, so every buffer can be handed over.
  return postMessage(answer, { transfer: transfer as ArrayBuffer[] })
}

/**
 * Answers a page's questions in this worker.
 *
 * @param order `in-turn`: a question sees what the ones before it did; `at-once`: none waits for another
 */
export function answerRequests<R extends WorkerRequests<R>>(
  handlers: WorkerHandlers<R>,
  order: 'in-turn' | 'at-once',
): void {
  const handle = async ({ id, kind, parameters }: WorkerMessage): Promise<void> => {
    const handed: ArrayBufferLike[] = []
    const work: Work = {
      onProgress: (progress) => post({ id, progress }),
      transfer: (buffers) => void handed.push(...buffers),
    }
    try {
      // Sound: a page asks through a client of the same requests.
      const handler = handlers[kind as keyof R] as (parameters: unknown, work: Work) => Promise<unknown>
      post({ id, result: await handler(parameters, work) }, handed)
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      // Only what is known to be plain values: an error that can’t be cloned would never be answered.
      const { sentence } = error instanceof BaseError ? error : {}
      post({ id, error: { name, message, facts: error instanceof DropsError ? { ...error } : {}, sentence } })
    }
  }
  let last = Promise.resolve()
  addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (order === 'at-once') void handle(data)
    else last = last.then(() => handle(data))
  })
}
