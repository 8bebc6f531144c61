import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { serializeManifest } from '@slotdrop/drops'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { askGraphQl, signIn } from '../fixtures/askDeployed.ts'
import { deployedSite, makeList } from '../fixtures/deployedDrop.ts'
import { test, untilAnswer } from '../fixtures/deployment.ts'
import { findUpload, sealUpload, sendChunk, type Uploader } from '../fixtures/uploadDeployed.ts'

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

test('D1 D14 app and database killed again and again while a list is uploaded and sealed: what was acknowledged is there', async ({
  deploy,
  folder,
}) => {
  test.setTimeout(1_800_000)
  const [databasePort, port] = [await freePort(), await freePort()]
  const startDatabase = () => startPostgres({ port: databasePort, directory: folder, durable: true })
  const startApp = async () => {
    const deployment = await deploy({ ...deployedSite, DATABASE_URL: postgres.url, PORT: String(port) })
    await untilAnswer(`${deployment.url}/readyz`, 200)
    return deployment
  }
  let postgres = await startDatabase()
  let app = await startApp()
  const account = privateKeyToAccount(generatePrivateKey())
  const uploader: Uploader = { deployment: app, cookie: await signIn(app, account) }
  const killOne = async (round: number) => {
    if (round % 2 === 0) {
      await app.end('SIGKILL')
      app = await startApp()
    } else {
      cutPower(postgres.pid ?? 0)
      await postgres.stop()
      postgres = await startDatabase()
      await untilAnswer(`${app.url}/readyz`, 200)
    }
  }

  let kills = 0
  for (let list = 0n; kills < rounds; list++) {
    const manifest = await makeList(account.address, 8_000, list, 1)
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
      // Once it was acknowledged it is there, now or soon, whoever is killed.
      if (await sealing) await expect.poll(isThere, { timeout: 120_000 }).toBe(true)
    }
    const file = await fetch(`${app.url}/api/drops/${manifest.dropId}/manifest.json`)
    expect(await file.text()).toBe(serializeManifest(manifest))
  }
  await app.end('SIGTERM')
  await postgres.stop()
})
