import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { serializeManifest } from '@slotdrop/drops'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { askGraphQl, signIn } from '../fixtures/askSite.ts'
import { test } from '../fixtures/deploymentTest.ts'
import { makeList, siteWithContract } from '../fixtures/makeList.ts'
import { untilStatus } from '../fixtures/startDeployment.ts'
import { findUpload, sealUpload, sendChunk, type Uploader } from '../fixtures/uploadList.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 10)

/** Ends a server of PostgreSQL and every process of its connections at once, as a power cut does. */
function cutPower(pid: number): void {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === pid
      } catch {
        return false
      }
    })
  for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL')
}

test(
  'nothing acknowledged is lost while app and database are killed during uploads and sealing',
  { tags: ['D1', 'D14'] },
  async ({ deploy, folder }) => {
    const [databasePort, port] = [await freePort(), await freePort()]
    const startDatabase = () => startPostgres({ port: databasePort, directory: folder, durable: true })
    const startApp = async () => {
      const deployment = await deploy({ ...siteWithContract, DATABASE_URL: postgres.url, PORT: String(port) })
      await untilStatus(`${deployment.url}/readyz`, 200)
      return deployment
    }
    let postgres = await startDatabase()
    let app = await startApp()
    const account = privateKeyToAccount(generatePrivateKey())
    const uploader: Uploader = { site: app, cookie: await signIn(app, account) }
    const killOne = async (round: number) => {
      if (round % 2 === 0) {
        await app.end('SIGKILL')
        app = await startApp()
      } else {
        cutPower(postgres.pid ?? 0)
        await postgres.stop()
        postgres = await startDatabase()
        await untilStatus(`${app.url}/readyz`, 200)
      }
    }

    let kills = 0
    for (let list = 0n; kills < rounds; list++) {
      const manifest = await makeList(account.address, { rows: 8_000, round: list, slotSize: 1 })
      const acknowledged = new Set<number>()
      let upload = await findUpload(uploader, manifest)
      // Killed in the middle of its chunks …
      while (upload && upload.missingChunks.length > 0) {
        expect(upload.missingChunks.filter((chunk) => acknowledged.has(chunk))).toEqual([])
        const { missingChunks } = upload
        const opened = upload
        const sending = missingChunks.slice(0, 6).map(async (chunk) => {
          if (await sendChunk(uploader, manifest, { upload: opened, chunk })) acknowledged.add(chunk)
        })
        if (kills < rounds && acknowledged.size > 0) {
          await delay(Math.random() * 300)
          await killOne(kills++)
        }
        await Promise.all(sending)
        upload = await findUpload(uploader, manifest)
      }
      // … and in the middle of its sealing, which is asked for again where it was not acknowledged.
      const query = 'query($id: Hex!) { drop(id: $id) { id visibility } }'
      const isThere = async () => {
        const { body } = await askGraphQl(app, { query, variables: { id: manifest.dropId } })
        return Boolean(body.data?.['drop'])
      }
      let isKilled = kills >= rounds
      while (!(await isThere())) {
        const open = await findUpload(uploader, manifest)
        if (!open) {
          // It is being sealed, or what was killed is not back yet.
          await delay(1_000)
          continue
        }
        expect(open.missingChunks).toEqual([])
        const sealing = sealUpload(uploader, open)
        if (!isKilled) {
          isKilled = true
          await delay(Math.random() * 500)
          await killOne(kills++)
        }
        // An acknowledged upload survives any kill, though it may take a moment to be visible.
        if (await sealing) await expect.poll(isThere).toBe(true)
      }
      const file = await fetch(`${app.url}/api/drops/${manifest.dropId}/manifest.json`)
      expect(await file.text()).toBe(serializeManifest(manifest))
    }
    await app.end('SIGTERM')
    await postgres.stop()
  },
)
