/** What a page may ask a worker: kinds, each with its parameters and its result. */
export type WorkerRequests<R> = { readonly [kind in keyof R]: { parameters: unknown; result: unknown } }

/** One question. */
export type WorkerMessage = {
  readonly id: number
  readonly kind: PropertyKey
  readonly parameters: unknown
}

export type WorkerAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  /** `facts`: what the sentence of an error of `@slotdrop/drops` tells. `sentence`: of an error that has one, for a page in any language. */
  | { readonly error: { name: string; message: string; facts: object; sentence?: object | undefined } }
  /** From 0 to 1; the answer itself is still to come. */
  | { readonly progress: number }
)

/** What a handler has at hand beside its parameters. */
export type Work = {
  readonly onProgress: (done: number) => void
  /** Hands memory over instead of copying it. */
  readonly transfer: (buffers: readonly ArrayBufferLike[]) => void
}

/** What answers each kind of question. */
export type WorkerHandlers<R extends WorkerRequests<R>> = {
  readonly [kind in keyof R]: (parameters: R[kind]['parameters'], work: Work) => Promise<R[kind]['result']>
}
