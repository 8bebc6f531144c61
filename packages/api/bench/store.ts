// `pnpm bench:store`: millions of rows in one PostgreSQL with fsync on, written by what writes them in production: how fast
// they go in, what they weigh, how soon an account is found with its proofs, and what vacuum and a new index cost. The first
// measurement is at a tenth of the rows, so that growth shows. BENCH_ROWS=1000000 for a quick one.
import { parseArgs } from 'node:util'
import type { Manifest } from '@slotdrop/drops'
import { startPostgres } from '@slotdrop/testing/postgres'
import pg from 'pg'
import { ask, createTestApi } from '../test/createTestApi.ts'
import { alice } from '../test/makeManifest.ts'
import type { Api } from '../src/createApi.ts'
import { createDatabase } from '../src/database/createDatabase.ts'
import { insertManifest } from '../src/services/drops/saveDrop.ts'
import { processorTimeOf } from './processes.ts'
import { makeList } from './uploadDrop.ts'

const { values } = parseArgs({ options: { buffers: { type: 'string', default: '128MB' } } })
const allRows = Number(process.env['BENCH_ROWS'] ?? 10_000_000)
const rowsOfDrop = Math.min(100_000, allRows / 10)
const lookUps = 500
const rowsOfAllocations = 'edges { node { drop { id } slot slotProof provenRows { proof row { amount } } } }'
const lookUpStatement = `select * from drop_accounts a join drops d on d.ref = a.drop_ref
  join drop_slots s on s.drop_ref = a.drop_ref and s.slot = a.slot
  where a.account = $1 and d.state = 'published' order by a.drop_ref desc, a.slot limit 21`
const table: string[][] = []

function note(...cells: (string | number)[]): void {
  table.push(cells.map(String))
  console.log(cells.join(' | '))
}

const postgres = await startPostgres({ durable: true, settings: [`shared_buffers=${values.buffers}`] })
const open = await createDatabase({ databaseUrl: postgres.url })
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const api = createTestApi(open.db)

try {
  console.log(`${postgres.source}, fsync on, shared_buffers ${values.buffers}`)
  const kept: { id: string; accounts: string[] }[] = []
  let storing = 0
  for (let rows = 0; rows < allRows; rows += rowsOfDrop) {
    const manifest = await makeList(alice, rowsOfDrop, kept.length)
    const since = performance.now()
    await open.db.transaction((tx) => insertManifest(tx, manifest, { now: new Date(), publish: true }))
    storing += performance.now() - since
    kept.push({ id: manifest.dropId, accounts: sample(manifest) })
    const done = rows + rowsOfDrop
    if (done === allRows / 10 || done === allRows) {
      note(`${done} rows`, 'written', `${Math.round((done / storing) * 1_000)} rows/s so far`)
      await measure(done, kept)
    }
  }
} finally {
  await client.end()
  await open.close()
  await postgres.stop()
}
console.log(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)

/** Some accounts of a list, evenly taken. */
function sample(manifest: Manifest): string[] {
  return Array.from({ length: 20 }, (_, place) => manifest.rowAt(Math.floor((place * manifest.rowCount) / 20)).account)
}

async function measure(rows: number, kept: readonly { id: string; accounts: string[] }[]): Promise<void> {
  const title = `${rows} rows`
  for (const name of ['drop_accounts', 'drop_slots', 'drop_shards']) {
    const { rows: found } = await client.query<{ heap: number; indexes: number }>(
      `select (pg_relation_size('${name}') + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0))::float8 as heap,
        pg_indexes_size('${name}')::float8 as indexes from pg_class where oid = '${name}'::regclass`,
    )
    const { heap = 0, indexes = 0 } = found[0] ?? {}
    note(title, `\`${name}\`: table, indexes`, `${megabytes(heap)} MB, ${megabytes(indexes)} MB`)
  }
  await timed(title, '`vacuum (analyze)` of `drop_accounts`', 'vacuum (analyze) drop_accounts')
  await countBlocks(title, kept)
  const questions: [string, (drop: { id: string; accounts: string[] }, account: string) => Promise<unknown>][] = [
    ['beside them: `select 1`', () => client.query('select 1')],
    ['the statement alone', (_drop, account) => client.query(lookUpStatement, [Buffer.from(account.slice(2), 'hex')])],
    ['an account in one drop, with proofs', (drop, account) => findInDrop(api, drop.id, account)],
    ['an account in all drops, with proofs', (_drop, account) => findAnywhere(api, account)],
    ['an account that is nowhere', (_drop, account) => findAnywhere(api, `${account.slice(0, -4)}0000`)],
  ]
  for (const [name, find] of questions) {
    const times: number[] = []
    for (let count = 0; count < lookUps; count++) {
      // A prime's steps: neighbours in time are no neighbours in the tables.
      const drop = kept[(count * 7_919) % kept.length]
      const account = drop?.accounts[(count * 31) % drop.accounts.length]
      if (!drop || !account) throw new Error('There is nothing to look for.')
      const since = performance.now()
      await find(drop, account)
      times.push(performance.now() - since)
    }
    times.sort((a, b) => a - b)
    const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
    note(title, name, `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  }
  await timed(title, '`reindex` of its primary key', 'reindex index drop_accounts_account_drop_ref_slot_pk')
  const gone = kept[0]
  if (!gone) return
  await client.query('begin')
  const deletion = `delete from drop_accounts where drop_ref = (select ref from drops where id = '\\x${gone.id.slice(2)}')`
  await timed(title, `a drop of ${rowsOfDrop} rows taken out of the look-up`, deletion)
  await client.query('rollback')
  await timed(title, '`vacuum` after that', 'vacuum drop_accounts')
}

/** Blocks of 8 kB that a look-up touches, which no other work on the machine changes, and the processor time of its connection. */
async function countBlocks(title: string, kept: readonly { accounts: string[] }[]): Promise<void> {
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = own[0]?.pid ?? 0
  const before = processorTimeOf(pid)
  let [touched, missed] = [0, 0]
  for (let count = 0; count < lookUps; count++) {
    const account = kept[(count * 7_919) % kept.length]?.accounts[count % 20] ?? ''
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, timing off, format json) ${lookUpStatement}`,
      [Buffer.from(account.slice(2), 'hex')],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    touched += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    missed += plan?.['Shared Read Blocks'] ?? 0
  }
  const milliseconds = (processorTimeOf(pid) - before) / lookUps
  note(
    title,
    'a look-up: blocks touched, not in the buffers, processor time with its plan',
    `${(touched / lookUps).toFixed(1)}, ${(missed / lookUps).toFixed(1)}, ${milliseconds.toFixed(2)} ms`,
  )
}

async function timed(title: string, name: string, statement: string): Promise<void> {
  const since = performance.now()
  await client.query(statement)
  note(title, name, `${((performance.now() - since) / 1_000).toFixed(1)} s`)
}

async function findInDrop(to: Api, id: string, account: string): Promise<void> {
  const query = `query($id: Hex!, $account: Address!) { drop(id: $id) { allocations(account: $account) { ${rowsOfAllocations} } } }`
  const { data } = await ask(to, query, { id, account })
  if (!JSON.stringify(data).includes('"provenRows":[{')) throw new Error(`${account} was not found in ${id}.`)
}

async function findAnywhere(to: Api, account: string): Promise<void> {
  const query = `query($account: Address!) { allocations(account: $account) { ${rowsOfAllocations} } }`
  const { errors } = await ask(to, query, { account: account.toLowerCase() })
  if (errors) throw new Error(errors[0]?.message)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
