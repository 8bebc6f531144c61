import { sentence } from '@slotdrop/messages'
import { lt, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ApiContext, DailyBytes } from '../../context.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { storedBytes } from '../../database/schema.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'
import { siteOf } from '../../siteOf.ts'

const gigabyte = 1_000_000_000

/** Two gigabytes are the longest list there may be. A new account costs nothing, so networks are bounded as well. */
export const defaultDailyBytes: DailyBytes = { account: 2 * gigabyte, network: 4 * gigabyte, site: 16 * gigabyte }

/** Where users share an address, as many times as much may be stored from it as it may ask. */
export function toDailyBytes(factor: number): DailyBytes {
  const { account, network, site } = defaultDailyBytes
  return { account, network: network * factor, site: site * factor }
}

/** What a record takes beside its data: a drop, an upload, a draft. */
const recordBytes = 4_096
/** What a row takes beside its packed bytes: its entries in the lookup by account, and its part of the public files. */
const rowBytes = 160

/** Bytes that rows take on disk, about. */
export function bytesOfRows(rowCount: number, packedBytes: number): number {
  return rowCount * rowBytes + packedBytes
}

const dayMs = 86_400_000

type Storer = Pick<ApiContext, 'clock' | 'clientKey' | 'dailyBytes'>

/**
 * Counts bytes that a transaction stores to the account and to the network that sent them. To be called last: until the transaction
 * ends, others of the same network wait.
 *
 * @throws GraphQLError when the day's bytes are used up, so that the transaction stores nothing
 */
export async function takeStorage(
  tx: Transaction,
  { clock, clientKey, dailyBytes }: Storer,
  { account, bytes, isRecord = false }: { account: Address; bytes: number; isRecord?: boolean },
): Promise<void> {
  const now = clock().getTime()
  const day = Math.floor(now / dayMs)
  const taken = bytes + (isRecord ? recordBytes : 0)
  const site = siteOf(clientKey)
  const limits: readonly (readonly [key: string, most: number])[] = [
    [`account:${account.toLowerCase()}`, dailyBytes.account],
    ...(site === null ? [] : [[`ip:${site}`, dailyBytes.site] as const]),
    [`ip:${clientKey}`, dailyBytes.network],
  ]
  for (const [key, most] of limits) {
    const { rows } = await tx.execute<{ bytes: string }>(sql`
      insert into stored_bytes as counter (key, day, bytes)
      select ${key}, ${day}::int, ${taken}::bigint where ${taken}::bigint <= ${most}::bigint
      on conflict (key, day) do update
        set bytes = counter.bytes + ${taken}::bigint where counter.bytes + ${taken}::bigint <= ${most}::bigint
      returning counter.bytes::text as bytes`)
    if (rows.length === 0) throw storageUsedUp(Math.ceil(((day + 1) * dayMs - now) / 1000))
  }
}

function storageUsedUp(retryAfterSeconds: number) {
  return publicError(sentence(messages.storageUsedUp), {
    code: 'STORAGE_USED_UP',
    retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  })
}

/** Deletes counters of days that are over. */
export async function removePastStorage(db: Database, now: Date): Promise<void> {
  await db.delete(storedBytes).where(lt(storedBytes.day, Math.floor(now.getTime() / dayMs)))
}
