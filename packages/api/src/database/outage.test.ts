import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi } from '../../test/createTestApi.ts'
import { startPostgres, type TestPostgres } from '@slotdrop/testing/postgres'
import { createDatabase, type OpenDatabase } from './createDatabase.ts'

const directory = mkdtempSync(join(tmpdir(), 'slotdrop-outage-'))
let postgres: TestPostgres
let open: OpenDatabase
const lost: Error[] = []

beforeAll(async () => {
  postgres = await startPostgres({ directory })
  open = await createDatabase({ databaseUrl: postgres.url, onConnectionError: (error) => lost.push(error) })
})
afterAll(async () => {
  await open.close()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

describe('PostgreSQL going away', () => {
  test(
    'makes the server not ready, loses no connection for ever, and heals by itself',
    { tags: ['D9', 'N6'], timeout: 60_000 },
    async () => {
      const api = createTestApi(open.db)
      const read = () => ask(api, `{ drop(id: "0x${'00'.repeat(32)}") { id } }`)
      expect((await read()).data).toEqual({ drop: null })
      // Connections that sit in the pool when the server goes.
      await Promise.all(Array.from({ length: 10 }, read))
      const port = Number(new URL(postgres.url).port)
      await postgres.stop()
      const answers = await Promise.all(Array.from({ length: 50 }, read))
      expect(
        new Set(answers.map(({ status, errors }) => `${status} ${String(errors![0]!.extensions?.['code'])}`)),
      ).toEqual(new Set(['503 UNAVAILABLE']))
      expect(answers[0]!.headers.get('retry-after')).toBe('5')
      await expect(open.checkHealth()).rejects.toThrow('Failed query')
      postgres = await startPostgres({ directory, port })
      while (!(await open.checkHealth().catch(() => ({ ready: false }))).ready) await delay(50)
      const healed = await Promise.all(Array.from({ length: 50 }, read))
      expect(healed.every((answer) => answer.errors === undefined)).toBe(true)
      expect(lost.length).toBeGreaterThan(0)
    },
  )

  test('in the middle of many answers, by a kill, ends none but those', { tags: ['D9'], timeout: 60_000 }, async () => {
    const api = createTestApi(open.db)
    const port = Number(new URL(postgres.url).port)
    const codes: unknown[] = []
    let isOver = false
    const read = async () => {
      while (!isOver) {
        const { errors } = await ask(api, `{ drop(id: "0x${'00'.repeat(32)}") { id } }`)
        codes.push(errors?.[0]?.extensions?.['code'] ?? 'answered')
      }
    }
    const readers = Array.from({ length: 20 }, read)
    while (codes.length < 200) await delay(5)
    process.kill(postgres.pid!, 'SIGKILL')
    while (codes.at(-1) === 'answered') await delay(5)
    await postgres.stop()
    postgres = await startPostgres({ directory, port })
    while (codes.at(-1) !== 'answered') await delay(20)
    isOver = true
    await Promise.all(readers)
    expect(new Set(codes)).toEqual(new Set(['answered', 'UNAVAILABLE']))
  })
})
