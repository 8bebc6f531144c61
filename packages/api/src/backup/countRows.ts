import { jobsSchema } from '@slotdrop/jobs'

/** Rows by table, as `schema.table`. */
export type RowCounts = Readonly<Record<string, number>>

/** Asks one statement. */
export type AskRows = (statement: string) => Promise<readonly Record<string, unknown>[]>

/** Names of all tables but those of the database itself, quoted for a statement. */
export async function listTables(ask: AskRows): Promise<{ name: string; quoted: string }[]> {
  const tables =
    await ask(`select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  return tables.map(({ name, quoted }) => ({ name: String(name), quoted: String(quoted) }))
}

/** Counts the rows of every table. */
export async function countRows(ask: AskRows): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const { name, quoted } of await listTables(ask)) {
    const [row] = await ask(`select count(*) as count from ${quoted}`)
    counts[name] = Number(row?.['count'])
  }
  return counts
}

/** What a server writes into a database as it starts: versions, and the queues that it has jobs in. */
const writtenAtStart = new Set(['public.schema_migrations', `${jobsSchema}.version`, `${jobsSchema}.queue`])

/** Tables that hold something that a new database does not have by itself. */
export function filledTables(counts: RowCounts): string[] {
  return Object.entries(counts)
    .filter(([name, count]) => count > 0 && !writtenAtStart.has(name))
    .map(([name]) => name)
}

/** What differs between two counts, as one says it; nothing where they agree. */
export function differenceOf(kept: RowCounts, found: RowCounts): string | undefined {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(found)])]
  const differing = names.filter((name) => kept[name] !== found[name])
  if (differing.length === 0) return undefined
  return differing
    .map((name) => `${name} has ${found[name] ?? 'no'} rows, ${kept[name] ?? 'none'} were kept`)
    .join('; ')
}
