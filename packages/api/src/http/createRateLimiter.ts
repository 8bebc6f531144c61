import { lt, sql } from 'drizzle-orm'
import { currentNotes } from '../metrics/requestNotes.ts'
import { createLimitMetrics } from '../metrics/requestMetrics.ts'
import type { Database } from '../database/database.ts'
import { rateLimits } from '../database/schema.ts'
import { siteOf } from '../siteOf.ts'

/** How much of something is allowed in one window. */
export type Allowance = { readonly name: string; readonly perMinute: number }

/** The allowances of the public endpoints, per address of the caller and per account. */
export const allowances = {
  nonce: { name: 'nonce', perMinute: 20 },
  verify: { name: 'verify', perMinute: 10 },
  /** Reading and ending a session: every page load asks. */
  session: { name: 'session', perMinute: 600 },
  query: { name: 'query', perMinute: 600 },
  mutation: { name: 'mutation', perMinute: 60 },
  /** Asking for rows: by a network, and by a network for one recipient of a drop. */
  request: { name: 'request', perMinute: 20 },
  recipient: { name: 'recipient', perMinute: 10 },
  /** Chunks of an upload: a million rows are about a hundred. */
  upload: { name: 'upload', perMinute: 300 },
  /** Public files: a unit a request, and one for each 64 kB. A page of a recipient takes two to four. */
  file: { name: 'file', perMinute: 6_000 },
  /** Every operation that is sent, also one that is refused. */
  operation: { name: 'operation', perMinute: 1_200 },
  /** What else costs something: pictures of drops, settings, nodes. */
  other: { name: 'other', perMinute: 600 },
} as const satisfies Record<string, Allowance>

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Counts what callers use, over all instances. */
export type RateLimiter = {
  /** Takes `cost` units of an allowance for a key such as an IP address. */
  readonly take: (allowance: Allowance, key: string, cost?: number) => Promise<Verdict>
  /** Deletes counters of windows that have ended. */
  readonly cleanUp: () => Promise<void>
}

/** Units of a network are counted to its site as well. */
const siteSuffix = '-site'

/** How many times as much an IPv6 site (/48) may use as one of its 65,536 networks (/64). */
const networksOfSite = 16

/**
 * Takes units for whom a request is counted to: an IPv4 address, or an IPv6 network. Whoever has a site of many networks
 * is bound by the site's own allowance, asked first, so that its networks cost no rows once it is used up.
 */
export async function takeForClient(
  limiter: RateLimiter,
  allowance: Allowance,
  clientKey: string,
  cost = 1,
): Promise<Verdict> {
  const site = siteOf(clientKey)
  if (site !== null) {
    const wide = { name: `${allowance.name}${siteSuffix}`, perMinute: allowance.perMinute * networksOfSite }
    const verdict = await limiter.take(wide, `${clientPrefix}${site}`, cost)
    if (!verdict.allowed) return verdict
  }
  return limiter.take(allowance, `${clientPrefix}${clientKey}`, cost)
}

/** Begins the keys of addresses; those of accounts and recipients begin otherwise. */
const clientPrefix = 'ip:'
const windowMs = 60_000
/** Units an instance fetches at once: a twentieth, so that most requests need no statement of their own. */
const leaseParts = 20
const minPerMinuteOnCredit = 60
/** Keys remembered by one instance; beyond it the oldest are asked for again. */
const maxLeases = 20_000

type Lease = {
  readonly window: number
  left: number
  /** Units on credit that the database has not counted yet. */
  owed: number
  isExhausted: boolean
  pending: Promise<void> | null
}

/**
 * Limits by minutes of the clock. The database counts units as given to instances, an instance counts them as used. The first
 * twentieth of an allowance an instance gives on credit, without asking: most callers never need more, and cost no statement
 * and no row. Whoever needs more pays the credit back with the next twentieth. So one instance allows exactly the allowance,
 * and each further one at most a twentieth more; what an instance holds unused, at most a twentieth, may be refused elsewhere.
 *
 * @param parameters.factor multiplies what is allowed to an address, for sites whose users share one; accounts and recipients keep theirs
 */
export function createRateLimiter(parameters: { db: Database; clock: () => Date; factor?: number }): RateLimiter {
  const { db, clock, factor = 1 } = parameters
  const leases = new Map<string, Lease>()
  const count = createLimitMetrics()

  const take = async ({ name, perMinute }: Allowance, key: string, cost = 1): Promise<Verdict> => {
    const allowance = { name, perMinute: key.startsWith(clientPrefix) ? perMinute * factor : perMinute }
    const now = clock().getTime()
    const window = Math.floor(now / windowMs)
    const lease = findLease(leases, `${allowance.name}:${key}`, { window, credit: creditOf(allowance) })
    // Someone of the same key may take what was just fetched; then it is fetched again.
    while (lease.left < cost && !lease.isExhausted) {
      lease.pending ??= fetchUnits(db, lease, { allowance, key, cost }).finally(() => (lease.pending = null))
      await lease.pending
    }
    const isAllowed = lease.left >= cost
    count(allowance.name, cost, isAllowed)
    const notes = currentNotes()
    if (notes && isAllowed && !allowance.name.endsWith(siteSuffix)) notes.units += cost
    if (notes && !isAllowed) notes.refusedBy = allowance.name
    if (isAllowed) {
      lease.left -= cost
      return { allowed: true }
    }
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(((window + 1) * windowMs - now) / 1000)) }
  }

  const cleanUp = async () => {
    const before = Math.floor(clock().getTime() / windowMs) - 1
    await db.delete(rateLimits).where(lt(rateLimits.windowStart, before))
  }

  return { take, cleanUp }
}

/** What is scarce, such as attempts to sign in, is counted from the first unit on. */
function creditOf(allowance: Allowance): number {
  return allowance.perMinute < minPerMinuteOnCredit ? 0 : unitsAtOnce(allowance)
}

function unitsAtOnce({ perMinute }: Allowance): number {
  return Math.floor(perMinute / leaseParts)
}

function findLease(
  leases: Map<string, Lease>,
  key: string,
  { window, credit }: { window: number; credit: number },
): Lease {
  const known = leases.get(key)
  // The longest unused leave first: nobody gets new credit by making others be forgotten.
  leases.delete(key)
  const lease =
    known?.window === window ? known : { window, left: credit, owed: credit, isExhausted: false, pending: null }
  leases.set(key, lease)
  for (const oldest of leases.keys()) {
    if (leases.size <= maxLeases) break
    leases.delete(oldest)
  }
  return lease
}

async function fetchUnits(
  db: Database,
  lease: Lease,
  parameters: { allowance: Allowance; key: string; cost: number },
): Promise<void> {
  const { allowance, key, cost } = parameters
  const { perMinute } = allowance
  const { owed } = lease
  const wanted = Math.min(perMinute, owed + Math.max(cost - lease.left, unitsAtOnce(allowance), 1))
  // One statement: all that is wanted, or nothing when it is not left.
  const { rows } = await db.execute<{ given: number }>(sql`
    insert into rate_limits as counter (key, window_start, used)
    values (${`${allowance.name}:${key}`}, ${lease.window}, ${wanted})
    on conflict (key, window_start) do update
      set used = counter.used + ${wanted} where counter.used + ${wanted} <= ${perMinute}
    returning ${wanted}::int as given`)
  const given = rows[0]?.given ?? 0
  if (given === 0) {
    lease.isExhausted = true
    return
  }
  lease.left += given - owed
  lease.owed = 0
}
