// `pnpm bench:api`: an upload of a million rows with two kills, and look-ups in it, on either database. Requests beside their
// anchors are another command, `bench:requests`, as they need the web app's build.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Manifest } from '@slotdrop/drops'
import { startPostgres } from '@slotdrop/testing/postgres'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { askServer, signIn, startServer, type ServerProcess } from '../test/serverProcess.ts'
import { median } from './compare.ts'
import { memoryOf } from './processes.ts'
import { makeList, uploadDrop } from './uploadDrop.ts'

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const drops = Number(process.env['BENCH_DROPS'] ?? 1)
const account = privateKeyToAccount(generatePrivateKey())
const directory = mkdtempSync(join(tmpdir(), 'slotdrop-bench-'))
const table: string[][] = []

function note(...cells: (string | number)[]) {
  table.push(cells.map(String))
  console.log(cells.join(' | '))
}

function megabytes(kilobytes: number) {
  return Math.round(kilobytes / 1024)
}

const postgres = await startPostgres({ durable: true })
const databases = [
  ['PostgreSQL', { DATABASE_URL: postgres.url }],
  ['embedded', { DATA_DIR: directory }],
] as const

try {
  const manifests = await Promise.all(
    Array.from({ length: drops }, (_, index) => makeList(account.address, rowCount, index)),
  )
  for (const [name, env] of databases) await measureUpload(name, env, manifests)
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
console.log(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)

async function measureUpload(name: string, env: Record<string, string>, manifests: readonly Manifest[]): Promise<void> {
  let server = await startServer(env)
  const pid = () => server.child.pid ?? 0
  const cookie = await signIn(server.url, account)
  await delay(1_000)
  const idle = memoryOf(pid(), 'VmRSS')
  let [peak, lost] = [0, 0]
  const begun = performance.now()
  for (const [index, manifest] of manifests.entries()) {
    const killAt = index === 0 ? [0.3, 0.7] : []
    for (let isDone = false; !isDone;) {
      try {
        await uploadDrop({ url: server.url, cookie }, manifest, (done) => {
          peak = Math.max(peak, memoryOf(pid(), 'VmHWM'))
          if (killAt[0] === undefined || done < killAt[0]) return
          killAt.shift()
          server.child.kill('SIGKILL')
        })
        isDone = true
        peak = Math.max(peak, memoryOf(pid(), 'VmHWM'))
      } catch (error) {
        if (server.child.signalCode === null) throw error
        const stopped = performance.now()
        await server.kill()
        server = await startServer(env)
        lost += performance.now() - stopped
      }
    }
  }
  const seconds = (performance.now() - begun) / 1000
  note(
    name,
    `${manifests.length} × ${rowCount} rows uploaded and frozen, killed twice`,
    `${seconds.toFixed(1)} s, ${(lost / 1000).toFixed(1)} s of it restarting`,
    `peak ${megabytes(peak - idle)} MB above idle (${megabytes(idle)} MB)`,
    'same drop id',
  )
  await measureLookUps(name, server, manifests)
  await server.terminate()
}

async function measureLookUps(name: string, server: ServerProcess, manifests: readonly Manifest[]): Promise<void> {
  const [manifest] = manifests
  if (!manifest) return
  const query =
    'query Find($id: Hex!, $account: Address!) { drop(id: $id) { allocations(account: $account) { edges { node { slot slotProof provenRows { proof row { amount } } } } } } }'
  const times: number[] = []
  const pid = server.child.pid ?? 0
  const before = memoryOf(pid, 'VmRSS')
  for (let count = 0; count < 400; count++) {
    const { account: wanted } = manifest.rowAt((count * 7_919) % manifest.rowCount)
    const since = performance.now()
    await askServer(server.url, '', query, { id: manifest.dropId, account: wanted })
    times.push(performance.now() - since)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const growth = megabytes(memoryOf(pid, 'VmRSS') - before)
  note(
    name,
    `an account in ${rowCount} rows, ${rowCount * manifests.length} in the store`,
    `p50 ${median(times).toFixed(1)} ms`,
    `p99 ${(sorted[395] ?? 0).toFixed(1)} ms`,
    `memory grew ${growth} MB`,
  )
}
