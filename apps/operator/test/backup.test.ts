import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabase } from '@slotdrop/api'
import { createSendingService, migrations } from '@slotdrop/operator'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { onRequest, testFees } from '../../../packages/operator/test/world.ts'
import { createServerDatabase } from './createServerDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'slotdrop-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `pnpm --filter @slotdrop/api backup …` and `restore …`, without the package manager. */
async function keep(command: 'backup' | 'restore', url: string, ...args: readonly string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url }
  await promisify(execFile)(process.execPath, [join(inject('programs'), `${command}.js`), ...args], { env })
}

async function open(databaseUrl: string) {
  const { db, close } = await createDatabase({ databaseUrl, moreMigrations: migrations })
  return { db, close, service: createSendingService({ db, jobs: { send: async () => null } }) }
}

const account = '0x00000000000000000000000000000000000000a1'
const drop = { chainId: 31_337, sender: account, slotCount: 1, rowCount: 9 } as const
const [kept, lost] = [`0x${'cd'.repeat(32)}`, `0x${'ef'.repeat(32)}`] as const

/** An order that waits for requests, and two rows that were asked for. */
async function askForTwo(url: string, id: typeof kept | typeof lost) {
  const { db, service, close } = await open(url)
  await service.start({ ...drop, id }, testFees, onRequest())
  // As the lane writes it down once the chain names the account.
  const seen = { stage: 'on-request', claimsOpen: true }
  await db.execute(sql`update operator.orders set status = (status::jsonb || ${JSON.stringify(seen)}::jsonb)::text`)
  const rows = [2, 5].map((slotRow) => ({ slot: 0, slotRow }))
  expect(await service.request(id, { account, rows })).toMatchObject({ refusedFor: undefined })
  await close()
}

// An embedded database is kept as the folder that it is.
test('rows that recipients asked for are in a backup; where it is restored they wait, and more can be asked for', async () => {
  const [source, target] = [await createServerDatabase(), await createServerDatabase()]
  await askForTwo(source, kept)
  await askForTwo(target, lost)
  const file = join(folder, 'kept.backup')
  await keep('backup', source, file)
  await keep('restore', target, file, '--replace')

  const { service, close } = await open(target)
  const placesOf = async (id: typeof kept | typeof lost) =>
    (await service.getRequests(id, account)).rows.map(({ slotRow, state }) => [slotRow, state])
  expect(await placesOf(lost)).toEqual([])
  const two = [
    [2, 'queued'],
    [5, 'queued'],
  ]
  expect(await placesOf(kept)).toEqual(two)
  const again = await service.request(kept, { account, rows: [{ slot: 0, slotRow: 7 }] })
  expect(again.refusedFor).toBeUndefined()
  expect(await placesOf(kept)).toEqual([...two, [7, 'queued']])
  await close()
}, 240_000)
