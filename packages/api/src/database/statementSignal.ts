import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const signals = new AsyncLocalStorage<AbortSignal | undefined>()

/** Does work whose statements end when the signal is aborted: none begins any more, and PostgreSQL stops the one it is at. */
export function runAbortable<result>(signal: AbortSignal, work: () => result): result {
  return signals.run(signal, work)
}

/** Does work that others wait for, too: it goes on, whatever becomes of the one who began it. */
export function runForAll<result>(work: () => result): result {
  return signals.run(undefined, work)
}

/** The signal that ends what is being done now. */
export function currentSignal(): AbortSignal | undefined {
  return signals.getStore()
}

type Query = (...parameters: unknown[]) => Promise<unknown>

/**
 * Lets the statements of a pool end with the signal of {@link runAbortable}. A connection whose statement was stopped is not
 * used again, so that no late word of the end reaches another's statement.
 *
 * @param cancels a pool of its own: when all connections of the other are taken, these are the ones to be stopped.
 */
export function endWithSignal(pool: pg.Pool, cancels: pg.Pool): void {
  // Sound: what wraps `query` hands on the arguments and the answer that it is given, whatever the driver's overloads.
  const wrapped = pool as unknown as { query: Query }
  const original = wrapped.query.bind(pool)
  wrapped.query = async (...parameters) => {
    const signal = signals.getStore()
    if (!signal) return original(...parameters)
    signal.throwIfAborted()
    const client = await pool.connect()
    const stop = () => void cancels.query('select pg_cancel_backend($1)', [processOf(client)]).catch(() => {})
    signal.addEventListener('abort', stop, { once: true })
    let isBroken = false
    try {
      signal.throwIfAborted()
      // Sound: as above.
      return await (client as unknown as { query: Query }).query(...parameters)
    } catch (error) {
      // What PostgreSQL refuses it says, and goes on; everything else is a connection that can't be used again.
      isBroken = !(error instanceof pg.DatabaseError)
      throw error
    } finally {
      signal.removeEventListener('abort', stop)
      client.release(isBroken || signal.aborted)
    }
  }
}

/** The embedded database answers one statement after another, in this process: none begins that nobody waits for. */
export function beginWithSignal(client: PGlite): void {
  // Sound: as in `endWithSignal`.
  const wrapped = client as unknown as { query: Query }
  const original = wrapped.query.bind(client)
  wrapped.query = async (...parameters) => {
    signals.getStore()?.throwIfAborted()
    return original(...parameters)
  }
}

function processOf(client: pg.PoolClient): number {
  // Sound: the driver keeps the number that PostgreSQL gave it, and does not declare it.
  return (client as unknown as { processID: number }).processID
}
