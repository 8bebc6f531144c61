import { createShards, parseShardIndex, type Manifest } from '@slotdrop/drops'
import { type Jobs, openJobs } from '@slotdrop/jobs'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest, onTerms } from '../../../test/makeManifest.ts'
import {
  appendRowsOperation,
  cancelSealingOperation,
  createUploadOperation,
  sealingQuery,
  sealUploadOperation,
  toChunk,
  toUploadInput,
} from '../../../test/upload.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { createShardHandler } from '../../http/createShardHandler.ts'
import { runSealing } from './runSealing.ts'
import { resendSealings, sealingQueue } from './sealings.ts'
import { workSealings } from './workSealings.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({
  alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt },
  bob: { address: bob, chainId: 1, accountType: 'eoa', expiresAt },
})
const now = new Date('2026-03-01T12:00:00.000Z')

let rounds = 5_000n
/** Three steps of 256 slots, and a rest. */
const rowCount = 800
const long = await makeManifest({ slotSize: 1 }, rowCount)

type Answer = Record<string, unknown>

describe.each(databaseKinds)('sealing on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let jobs: Jobs
  let api: Api
  let manifest: Manifest
  const errors: unknown[] = []

  const mutate = async (operation: string, name: string, variables: object, as = 'alice'): Promise<Answer> => {
    const answer = await ask(api, operation, variables as Answer, as)
    expect(answer.errors).toBeUndefined()
    return answer.data?.[name] as Answer
  }
  const seal = (id: string, as?: string) => mutate(sealUploadOperation, 'sealUpload', { id, publish: true }, as)
  const cancel = (id: string, as?: string) => mutate(cancelSealingOperation, 'cancelSealing', { id }, as)
  const look = async (id: string, as = 'alice') =>
    (await ask(api, sealingQuery, { id, dropId: manifest.dropId }, as)).data as {
      upload: { sealing: Answer | null } | null
      drop: Answer | null
    }
  /** An upload with all its chunks. */
  const send = async (changes = {}): Promise<string> => {
    const input = { ...toUploadInput(manifest), ...changes }
    const { upload } = (await mutate(createUploadOperation, 'createUpload', { input })) as {
      upload: { id: string; chunkCount: number; chunkSlots: number }
    }
    for (let chunk = 0; chunk < upload.chunkCount; chunk++) {
      const slots = toChunk(manifest, chunk, upload.chunkSlots)
      await mutate(appendRowsOperation, 'appendRows', { input: { uploadId: upload.id, chunk, slots } })
    }
    return upload.id
  }
  /** Works at the sealings that wait, and resolves when one has ended. */
  const workOnce = () =>
    new Promise<void>((done) => {
      const work: Jobs['work'] = (queue, run, options) =>
        jobs.work(queue, (job) => run(job).finally(() => done()), options)
      void workSealings({ work }, { db: open.db, clock: () => now })
    })
  /** Seals up to a step, and is then stopped as a process that ends. */
  const sealUntil = async (id: string, step: number) => {
    const ending = new AbortController()
    let steps = 0
    const clock = () => {
      steps += 1
      if (steps === step) ending.abort(new RangeError('stopped'))
      return now
    }
    await expect(runSealing({ db: open.db, clock, signal: ending.signal }, id)).rejects.toThrow('stopped')
  }
  /** A process that works at nothing yet. */
  const start = async () => {
    const onError = (error: unknown) => void errors.push(error)
    jobs = await openJobs({ database: open.jobs, queues: [sealingQueue], onError })
    api = createTestApi(open.db, { auth, jobs, clock: () => now })
  }
  const checkFiles = async () => {
    const read = async (file: string) =>
      createShardHandler(open)(new Request(`http://server.invalid/api/drops/${manifest.dropId}/${file}`))
    const index = parseShardIndex(await (await read('index.json')).text(), manifest.dropId)
    expect(index.shards.map(({ name }) => name)).toEqual([...createShards(manifest)].map(({ name }) => name))
  }

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })
  beforeEach(async () => {
    await start()
    manifest = await onTerms(long, { round: (rounds += 1n) })
  })
  afterEach(async () => {
    await jobs.stop()
    await open.db.execute(sql`delete from jobs.job`)
    await open.db.execute(sql`delete from drops where state = 'draft'`)
    expect(errors.splice(0)).toEqual([])
  })

  test('a long list is answered at once and sealed by a job, with its progress', { tags: ['D14'] }, async () => {
    const id = await send()
    expect(await look(id)).toMatchObject({ upload: { rowCount, sealing: null }, drop: null })
    expect(await seal(id)).toEqual({
      __typename: 'SealingUnderWay',
      upload: { id, sealing: { state: 'QUEUED', doneRows: 0 } },
    })
    expect(await jobs.find(sealingQueue, id)).toMatchObject({ status: 'waiting' })
    await sealUntil(id, 2)
    expect((await look(id)).upload?.sealing).toEqual({ state: 'SEALING', doneRows: 512, problem: null })
    await workOnce()
    expect(await look(id)).toEqual({
      upload: null,
      drop: { id: manifest.dropId, root: manifest.root, rowCount, visibility: 'PUBLIC' },
    })
    await checkFiles()
  })

  test('a short list is sealed in its request, whatever waits', async () => {
    const id = await send()
    await seal(id)
    manifest = await makeManifest({ round: (rounds += 1n) }, 3)
    expect(await seal(await send())).toMatchObject({ __typename: 'SavedDrop', drop: { id: manifest.dropId } })
  })

  test(
    'a sealing whose process ended goes on where it stopped, and two at once make one drop',
    { tags: ['D14'] },
    async () => {
      const id = await send()
      await seal(id)
      await sealUntil(id, 3)
      const context = { db: open.db, clock: () => now }
      const outcomes = await Promise.all([runSealing(context, id), runSealing(context, id)])
      expect(outcomes.map(({ kind: outcome }) => outcome)).toContain('saved')
      expect(await look(id)).toMatchObject({ upload: null, drop: { root: manifest.root } })
      await checkFiles()
      expect((await runSealing(context, id)).kind).toBe('ended')
    },
  )

  test('asked for again while it waits, it is sealed once', async () => {
    const id = await send()
    const answers = await Promise.all([seal(id), seal(id), seal(id)])
    expect(answers.every(({ __typename }) => __typename === 'SealingUnderWay')).toBe(true)
    await workOnce()
    expect(await seal(id)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    expect((await look(id)).drop).not.toBeNull()
  })

  test('cancelled, it is an upload as before, whose sealing may be asked for again', async () => {
    const id = await send()
    await seal(id)
    await sealUntil(id, 1)
    expect(await cancel(id)).toEqual({
      __typename: 'SealingCancelled',
      upload: { sealing: { state: 'CANCELLED', doneRows: 256 } },
    })
    expect((await runSealing({ db: open.db, clock: () => now }, id)).kind).toBe('ended')
    expect(await jobs.find(sealingQueue, id)).toMatchObject({ status: 'cancelled' })
    expect((await look(id)).drop).toBeNull()
    await seal(id)
    await workOnce()
    expect((await look(id)).drop).toMatchObject({ root: manifest.root })
    await checkFiles()
  })

  test('another account neither sees nor cancels it', { tags: ['T11'] }, async () => {
    const id = await send()
    await seal(id)
    expect(await cancel(id, 'bob')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    expect(await cancel(id, 'nobody')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await look(id, 'bob')).upload).toBeNull()
    expect((await look(id)).upload?.sealing).toMatchObject({ state: 'QUEUED' })
  })

  test('refused, it says why, and may be asked for again', async () => {
    const announced = `0x${rounds.toString(16).padStart(64, 'a')}`
    const id = await send({ dropId: announced })
    await seal(id)
    await workOnce()
    const refused = { state: 'FAILED', problem: { code: 'INVALID_MANIFEST' } }
    expect((await look(id)).upload?.sealing).toMatchObject(refused)
    expect(JSON.stringify((await look(id)).upload)).toContain(manifest.dropId)
    // Whoever works at it would have refused it again before the answer is read.
    await jobs.stop()
    await start()
    expect(await seal(id)).toMatchObject({ upload: { sealing: { state: 'QUEUED' } } })
  })

  test('deleted meanwhile, nothing of it is left', async () => {
    const id = await send()
    await seal(id)
    await sealUntil(id, 2)
    await mutate('mutation($id: ID!) { deleteUpload(id: $id) { __typename } }', 'deleteUpload', { id })
    await workOnce()
    expect(await look(id)).toEqual({ upload: null, drop: null })
    const left = sql`select (select count(*) from drop_sealings) + (select count(*) from drop_slots join drops on ref = drop_ref where round = ${`${rounds}`}::numeric) as n`
    expect(Number((await open.db.execute<{ n: string }>(left)).rows[0]?.n)).toBe(0)
  })

  test('a job that the queue has lost is sent again', { tags: ['D11'] }, async () => {
    const id = await send()
    await seal(id)
    await open.db.execute(sql`delete from jobs.job`)
    await resendSealings(open.db, jobs, now)
    expect(await jobs.find(sealingQueue, id)).toBeNull()
    await resendSealings(open.db, jobs, new Date(now.getTime() + 10 * 60_000))
    expect(await jobs.find(sealingQueue, id)).toMatchObject({ status: 'waiting' })
    await workOnce()
    expect((await look(id)).drop).not.toBeNull()
  })

  test('data of a job is the id of its upload, and nothing else', async () => {
    const id = await send()
    await seal(id)
    const { rows } = await open.db.execute(sql`select data from jobs.job where name = ${sealingQueue.name}`)
    expect(rows).toEqual([{ data: { uploadId: id } }])
  })
})
