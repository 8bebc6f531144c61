import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from './messages.generated.ts'
import type { WorkerAnswer, WorkerMessage, WorkerRequests } from './workerProtocol.ts'

/** A worker, as functions. */
export type WorkerClient<R extends WorkerRequests<R>> = {
  /** @throws WorkerLostError when the worker could not be loaded; otherwise whatever its handler threw, by name, message and facts */
  ask<kind extends keyof R>(
    kind: kind,
    parameters: R[kind]['parameters'],
    onProgress?: (done: number) => void,
    /** Memory that is handed over instead of copied. */
    transfer?: readonly ArrayBufferLike[],
  ): Promise<R[kind]['result']>
  end(): void
}

/** Something that answers requests. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/** The worker's script was not fetched, or broke before it could answer anything. */
class WorkerLostError extends BaseError {
  override readonly name = 'WorkerLostError'

  constructor() {
    super(sentenceOf(messages, 'partNotLoaded'), { remedy: 'retry' })
  }
}

type Waiting = {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((done: number) => void) | undefined
}

/** Talks to a worker: each question gets its own answer, in order. */
export function createWorkerClient<R extends WorkerRequests<R>>(port: WorkerPort): WorkerClient<R> {
  let next = 0
  let isLost = false
  const waiting = new Map<number, Waiting>()
  port.addEventListener('error', () => {
    isLost = true
    for (const { reject } of waiting.values()) reject(new WorkerLostError())
    waiting.clear()
  })
  port.addEventListener('message', (event) => {
    // Sound: the worker posts with `answerRequests`, which posts nothing else.
    const answer = (event as MessageEvent<WorkerAnswer>).data
    const asked = waiting.get(answer.id)
    if ('progress' in answer) {
      asked?.onProgress?.(answer.progress)
      return
    }
    waiting.delete(answer.id)
    if ('error' in answer) {
      const { name, message, facts, sentence } = answer.error
      asked?.reject(Object.assign(new Error(message), { ...facts, name, ...(sentence && { sentence }) }))
    } else asked?.resolve(answer.result)
  })
  return {
    ask: (kind, parameters, onProgress, transfer = []) =>
      new Promise((resolve, reject) => {
        if (isLost) {
          reject(new WorkerLostError())
          return
        }
        const id = next++
        // Sound: the handler of a kind gives that kind's result.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress })
        // Sound: nothing here shares memory between threads, so every buffer can be handed over.
        port.postMessage({ id, kind, parameters } satisfies WorkerMessage, { transfer: [...transfer] as ArrayBuffer[] })
      }),
    end: () => port.terminate(),
  }
}
