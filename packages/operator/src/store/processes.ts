import { sql } from 'drizzle-orm'
import { SeedChangedError } from '../errors.ts'
import type { Keyring } from '../seed/createKeyring.ts'
import type { OperatorDatabase } from './OperatorDatabase.ts'

/** Seconds without a word after which a process counts as gone. */
const aliveSeconds = 60

/**
 * Holds the database to the seed that its accounts were made from. The first seed is noted by its fingerprint; another one is taken only
 * together with the one before.
 *
 * @throws SeedChangedError
 */
export async function assertSeed(
  db: OperatorDatabase,
  { fingerprint, formerFingerprints }: Pick<Keyring, 'fingerprint' | 'formerFingerprints'>,
): Promise<'same' | 'new' | 'rotated'> {
  return db.transaction(async (tx) => {
    const { rows: made } = await tx.execute(
      sql`insert into operator.facts (name, value) values ('seed', ${fingerprint}) on conflict (name) do nothing returning name`,
    )
    if (made.length > 0) return 'new'
    const { rows } = await tx.execute<{ value: string }>(
      sql`select value from operator.facts where name = 'seed' for update`,
    )
    const known = rows[0]?.value
    if (known === fingerprint) return 'same'
    if (known === undefined || !formerFingerprints.includes(known)) throw new SeedChangedError()
    await tx.execute(sql`update operator.facts set value = ${fingerprint} where name = 'seed'`)
    return 'rotated'
  })
}

/** Says that a process is there, for which chains it works and how many lanes it has. */
export async function keepAlive(
  db: OperatorDatabase,
  { id, chainIds, lanes }: { readonly id: string; readonly chainIds: readonly number[]; readonly lanes: number },
): Promise<void> {
  await db.execute(
    sql`insert into operator.processes (id, chain_ids, lanes) values (${id}, ${JSON.stringify(chainIds)}, ${lanes})
      on conflict (id) do update set chain_ids = excluded.chain_ids, lanes = excluded.lanes, seen_at = now()`,
  )
  await db.execute(sql`delete from operator.processes where seen_at < now() - interval '1 day'`)
}

/** A process says goodbye. */
export async function leaveWork(db: OperatorDatabase, id: string): Promise<void> {
  await db.execute(sql`delete from operator.processes where id = ${id}`)
}

/** Chains that a process which is there works for. */
export async function listServedChains(db: OperatorDatabase): Promise<number[]> {
  const { rows } = await db.execute<{ chain_ids: string }>(
    sql`select chain_ids from operator.processes where seen_at > now() - make_interval(secs => ${aliveSeconds})`,
  )
  // Sound: only `keepAlive` writes this table.
  return [...new Set(rows.flatMap(({ chain_ids }) => JSON.parse(chain_ids) as number[]))]
}
