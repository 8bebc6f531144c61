import { Resolver } from 'node:dns/promises'
import { withSignal } from './withSignal.ts'

/** Lookups at once: further names wait, and a name that is being looked up is not looked up twice. */
const maxLookups = 4
/** Names that wait for a lookup; beyond it a name is refused at once. */
const maxWaiting = 200
/** Milliseconds that the name servers have for one name. */
const defaultTimeoutMs = 1_500
/** Milliseconds for which a name that was not found is not looked up again, and how many such names are remembered. */
const failureMs = 60_000
const maxFailures = 5_000

/** The addresses of a host. Rejects when there are none, when the name servers are too slow, and when the signal is aborted. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly string[]>

/**
 * Looks up the names of hosts that strangers choose. `dns.lookup` would do that in libuv's thread pool, of whose four threads silent
 * name servers hold each for many seconds; then no other name is resolved and no file is read. This one sends its own DNS queries and
 * needs no thread.
 *
 * @param parameters.servers name servers. Absent: those of the system
 * @param parameters.now milliseconds since 1970
 */
export function createHostResolver(
  parameters: { servers?: readonly string[]; timeoutMs?: number; now?: () => number } = {},
): ResolveHost {
  const { servers, timeoutMs = defaultTimeoutMs, now = Date.now } = parameters
  const failures = new Map<string, number>()
  const lookups = new Map<string, Promise<readonly string[]>>()
  const waiting = new Set<() => void>()
  let running = 0

  const rememberFailure = (name: string) => {
    failures.delete(name)
    failures.set(name, now() + failureMs)
    for (const oldest of failures.keys()) {
      if (failures.size <= maxFailures) break
      failures.delete(oldest)
    }
  }

  const waitForTurn = async (signal: AbortSignal) => {
    if (running >= maxLookups) {
      if (waiting.size >= maxWaiting) throw new Error('Too many names wait to be looked up.')
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.delete(enter)
          reject(signal.reason)
        }
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.add(enter)
      })
      // The lookup that ended left its place to this one.
      return
    }
    running += 1
  }

  const leaveTurn = () => {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  const lookUp = async (name: string): Promise<readonly string[]> => {
    // A resolver of its own: to give up on one name cancels no other.
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), timeoutMs)
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (addresses.length === 0) rememberFailure(name)
      return addresses
    } finally {
      clearTimeout(timer)
    }
  }

  return async (name, signal) => {
    signal.throwIfAborted()
    if ((failures.get(name) ?? 0) > now()) return []
    const begun = lookups.get(name)
    if (begun) return withSignal(begun, signal)
    await waitForTurn(signal)
    const lookup = lookups.get(name) ?? lookUp(name)
    lookups.set(name, lookup)
    void lookup.finally(() => {
      lookups.delete(name)
      leaveTurn()
    })
    return withSignal(lookup, signal)
  }
}
