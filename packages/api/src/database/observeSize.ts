import { metrics } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Milliseconds between two measurements: the size of each file of the database is asked of the file system. */
const ageMs = 60_000

/**
 * Observes the size of the database on disk. All instances tell the same.
 *
 * @returns a function that ends it
 */
export function observeSize(db: Database): () => void {
  const gauge = metrics
    .getMeter('@slotdrop/api')
    .createObservableGauge('slotdrop.database.size', { unit: 'By', description: 'Bytes of the database on disk' })
  let measured = { at: Number.NEGATIVE_INFINITY, bytes: 0 }
  const observe: Parameters<typeof gauge.addCallback>[0] = async (observed) => {
    const now = performance.now()
    if (now - measured.at > ageMs) measured = { at: now, bytes: await fetchSize(db).catch(() => 0) }
    if (measured.bytes > 0) observed.observe(measured.bytes)
  }
  gauge.addCallback(observe)
  return () => gauge.removeCallback(observe)
}

async function fetchSize(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`)
  return Number(rows[0]?.bytes ?? 0)
}
