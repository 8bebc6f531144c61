import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What is noted about a request of the HTTP server while it is answered, for its line in the log and the metrics. */
export type RequestNotes = {
  readonly requestId: string
  /** Kind and name of a GraphQL operation. */
  operation?: string | undefined
  /** Codes of what was refused, or went wrong, in an answer of GraphQL. */
  errors?: readonly string[] | undefined
  /** Units that limits counted. */
  units: number
  /** The limit that refused it. */
  refusedBy?: string
  /** What went wrong unexpectedly, as {@link toLoggedError} says it. */
  cause?: Readonly<Record<string, unknown>>
}

const store = new AsyncLocalStorage<RequestNotes>()

/** Does what answers a request, with its notes at hand. */
export function runWithNotes<result>(notes: RequestNotes, work: () => result): result {
  return store.run(notes, work)
}

/** The notes of the request that is being answered; none outside of the HTTP server. */
export function currentNotes(): RequestNotes | undefined {
  return store.getStore()
}

/** Ids as balancers and proxies make them: nothing that could be read as more than an id. */
const idForm = /^[\w.:-]{8,128}$/

/**
 * Notes for a new request.
 *
 * @param given id that a trusted proxy gave it, so that one id finds the lines of both
 */
export function createNotes(given: string | readonly string[] | undefined): RequestNotes {
  return { requestId: typeof given === 'string' && idForm.test(given) ? given : randomUUID(), units: 0 }
}
