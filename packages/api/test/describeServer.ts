import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { serializeManifest } from '@slotdrop/drops'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundled } from './bundled.ts'
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './databases.ts'
import { makeManifest, makeRows } from './makeManifest.ts'
import { askServer, sealOnServer, signIn, startServer, type ServerProcess } from './serverProcess.ts'
import { appendRowsOperation, createUploadOperation, sealUploadOperation, toChunk, toUploadInput } from './upload.ts'

// Fifty kills take minutes: KILL_ROUNDS=50 runs them all.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
const account = privateKeyToAccount(generatePrivateKey())

/** An upload that is not whole yet, as the server tells of it. */
export type Upload = { id: string; chunkCount: number; chunkSlots: number; missingChunks: number[] }

/** For the tests of a `describe`: starts servers over a database that is new for each test. After the test all are killed. */
export function useServers(kind: DatabaseKind): () => Promise<ServerProcess> {
  let database: TestDatabase
  let servers: ServerProcess[]

  beforeEach(async () => {
    servers = []
    database = await createTestDatabase(kind)
  })
  afterEach(async () => {
    for (const server of servers) await server.kill()
    await database.remove()
  })

  return async () => {
    const { dataDir, databaseUrl } = database.parameters
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? undefined }, bundled('serve'))
    servers.push(server)
    return server
  }
}

/** What holds on either database. Each has a test file of its own, so that the two run at the same time. */
export function describeServer(kind: DatabaseKind) {
  return describe(`the server as a process, on ${kind}`, { timeout: 120_000 + rounds * 40_000 }, () => {
    const start = useServers(kind)

    test(
      'killed in the middle of an upload again and again, no acknowledged chunk is lost and no partial drop is seen',
      { tags: ['D1'] },
      async () => {
        const manifest = await makeManifest({ sender: account.address, slotSize: 1 }, makeRows(12_000))
        const acknowledged = new Set<number>()
        let server = await start()
        const cookie = await signIn(server.url, account)
        const begin = async (): Promise<Upload> => {
          const { createUpload } = await askServer(server.url, cookie, createUploadOperation, {
            input: toUploadInput(manifest),
          })
          return createUpload?.['upload'] as Upload
        }
        for (let round = 0; round < rounds; round++) {
          const upload = await begin()
          expect(upload.missingChunks.filter((chunk) => acknowledged.has(chunk))).toEqual([])
          const seen = await askServer(server.url, '', 'query($id: Hex!) { drop(id: $id) { id } }', {
            id: manifest.dropId,
          })
          expect(seen['drop']).toBeNull()
          let answers = 0
          const killAfter = Math.floor(Math.random() * 3)
          const sends = upload.missingChunks.slice(0, 5).map(async (chunk) => {
            const slots = toChunk(manifest, chunk, upload.chunkSlots)
            await askServer(server.url, cookie, appendRowsOperation, { input: { uploadId: upload.id, chunk, slots } })
            acknowledged.add(chunk)
            answers += 1
            if (answers > killAfter) server.child.kill('SIGKILL')
          })
          await Promise.allSettled(sends)
          await server.kill()
          server = await start()
        }
        const upload = await begin()
        for (const chunk of upload.missingChunks) {
          const slots = toChunk(manifest, chunk, upload.chunkSlots)
          await askServer(server.url, cookie, appendRowsOperation, { input: { uploadId: upload.id, chunk, slots } })
        }
        // Killed in the very freezing, it is either whole or still an upload.
        const freezing = askServer(server.url, cookie, sealUploadOperation, { id: upload.id })
        setTimeout(() => server.child.kill('SIGKILL'), 30)
        await Promise.allSettled([freezing])
        await server.kill()
        server = await start()
        const again = await askServer(server.url, cookie, createUploadOperation, { input: toUploadInput(manifest) })
        if (again['createUpload']?.['__typename'] === 'UploadOpened') {
          // A job that is half done goes on, once its process has been silent for long enough.
          await sealOnServer(server.url, cookie, { id: upload.id, dropId: manifest.dropId })
        }
        const query = 'query($id: Hex!) { drop(id: $id) { root rowCount } }'
        const { drop } = await askServer(server.url, '', query, { id: manifest.dropId })
        expect(drop).toEqual({ root: manifest.root, rowCount: 12_000 })
      },
    )

    test('what was answered is there after a kill', { tags: ['D1'] }, async () => {
      let server = await start()
      const cookie = await signIn(server.url, account)
      const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
      const manifest = await makeManifest({ sender: account.address }, 500)
      await askServer(server.url, cookie, save, { manifest: serializeManifest(manifest) })
      await server.kill()
      server = await start()
      const { drop } = await askServer(server.url, '', 'query($id: Hex!) { drop(id: $id) { id } }', {
        id: manifest.dropId,
      })
      expect(drop).toEqual({ id: manifest.dropId })
      const { viewer } = await askServer(server.url, cookie, '{ viewer { address } }', {})
      expect(viewer).toEqual({ address: account.address })
    })

    test('asked to stop under load it answers what is under way and ends with 0', { tags: ['D8'] }, async () => {
      const server = await start()
      const outcomes: string[] = []
      // As a balancer does it: who is not ready gets no new requests.
      let isReady = true
      const watch = async () => {
        while (isReady) {
          isReady = (await fetch(`${server.url}/readyz`)).ok
          await delay(50)
        }
      }
      const load = async () => {
        while (isReady) {
          const request = fetch(`${server.url}/api/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"query":"{ networks { chainId } }"}',
          })
          outcomes.push(
            await request.then(async (response) => (await response.text(), String(response.status)), String),
          )
        }
      }
      const running = [watch(), ...Array.from({ length: 40 }, load)]
      while (outcomes.length < 100) await delay(5)
      expect(await server.terminate()).toBe(0)
      await Promise.all(running)
      expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== '429')).toEqual([])
      expect(server.output()).not.toContain('error')
    })

    test(
      'connections that send a byte now and then do not keep others from being answered',
      { tags: ['D7'] },
      async () => {
        const server = await start()
        const port = Number(new URL(server.url).port)
        const idle = Array.from({ length: 1_000 }, () => connect(port, '127.0.0.1'))
        for (const socket of idle) {
          socket.on('error', () => {})
          socket.write(
            'POST /api/graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
          )
        }
        const statuses = await Promise.all(
          Array.from({ length: 20 }, async () => (await fetch(`${server.url}/healthz`)).status),
        )
        expect(new Set(statuses)).toEqual(new Set([200]))
        for (const socket of idle) socket.destroy()
      },
    )
  })
}
