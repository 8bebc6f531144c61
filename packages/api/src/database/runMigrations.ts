import { sql } from 'drizzle-orm'
import { MigrationMismatchError } from '../errors.ts'
import type { Database } from './database.ts'

/** One migration: a file of `migrations/`, cut into statements. */
export type Migration = { readonly name: string; readonly hash: string; readonly statements: readonly string[] }

/** Any constant will do, as long as every instance takes the same. */
const lockKey = 7_305_118_052

/**
 * Brings the schema up to date. All pending migrations are one transaction, so an interrupted run leaves nothing behind;
 * a transaction-level advisory lock lets one of several starting instances do the work while the others wait for it.
 *
 * A migration newer than this program is left alone: the old version keeps running while the new one rolls out.
 *
 * @throws MigrationMismatchError when an applied migration is not the one that this program knows by that name, or when none of
 * the applied migrations is known to it.
 */
export async function runMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await tx.execute<{ name: string; hash: string }>(sql`select name, hash from schema_migrations`)
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const [first] = applied.keys()
    if (first !== undefined && !migrations.some(({ name }) => applied.has(name)))
      throw new MigrationMismatchError(first)
    const ran: string[] = []
    for (const migration of migrations) {
      const hash = applied.get(migration.name)
      if (hash === migration.hash) continue
      if (hash !== undefined) throw new MigrationMismatchError(migration.name)
      for (const statement of migration.statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`)
      ran.push(migration.name)
    }
    return ran
  })
}

/** Names of migrations this program needs and the database does not have. */
export async function listPendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`select name from schema_migrations`)
  const applied = new Set(rows.map((row) => row.name))
  return migrations.map((migration) => migration.name).filter((name) => !applied.has(name))
}
