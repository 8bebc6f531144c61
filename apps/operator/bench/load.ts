// Many rows over several drops, sent by processes of the service that are killed with -9 again and again:
// ROWS=20000 DROPS=8 PROCESSES=2 KILLS=3 SECONDS=10 pnpm --filter @slotdrop/operator load
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createApi, createDatabase, silentLogger } from '@slotdrop/api'
import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { openJobs } from '@slotdrop/jobs'
import { createKeyring, createSendingService, migrations, queues } from '@slotdrop/operator'
import { startChain } from '@slotdrop/testing'
import { startPostgres } from '@slotdrop/testing/postgres'
import { erc20Abi } from 'viem'
import { createSender, register, seal, testFees, toOrdered } from '../../../packages/operator/test/world.ts'
import { type OperatorProcess, startOperator } from '../test/operatorProcess.ts'

function readNumber(name: string, usual: number): number {
  return Number(process.env[name] ?? usual)
}

const rows = readNumber('ROWS', 20_000)
const drops = readNumber('DROPS', 8)
const count = readNumber('PROCESSES', 2)
const kills = readNumber('KILLS', 3)
/** Seconds between kills. */
const between = readNumber('SECONDS', 10)
const slotSize = 250
const gasMoney = 50n * 10n ** 18n
const seed = randomBytes(32)

const [chain, postgres] = await Promise.all([startChain(), startPostgres()])
const database = await createDatabase({ databaseUrl: postgres.url, moreMigrations: migrations })
const jobs = await openJobs({ database: { kind: 'postgres', url: postgres.url }, queues, onError: () => {} })
const service = createSendingService({ db: database.db, jobs })
const keyring = createKeyring(new Uint8Array(seed))

async function save(manifest: Manifest): Promise<void> {
  const session = {
    address: manifest.terms.sender,
    chainId: 31_337,
    accountType: 'eoa',
    expiresAt: new Date(Date.now() + 600_000),
  } as const
  const api = createApi({
    db: database.db,
    auth: { getSession: async () => session },
    config: {
      production: true,
      allowedOrigins: ['http://localhost:3000'],
      chains: [{ id: 31_337, distributor: chain.distributor }],
      limits: { body: 500_000_000, timeMs: 600_000 },
    },
    logger: silentLogger,
    clock: () => new Date(),
  })
  const query = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  const request = new Request('http://server.invalid/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ query, variables: { manifest: serializeManifest(manifest) } }),
  })
  const answer = await (await api.fetch(request)).text()
  if (!answer.includes('SavedDrop')) throw new Error(answer)
}

async function prepare(): Promise<Manifest> {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count: Math.ceil(rows / drops), slotSize })
  await save(manifest)
  const { address } = keyring.accountOf({ chainId: 31_337, dropId: manifest.dropId })
  await register(chain, { sender, manifest, operator: address, money: gasMoney })
  return manifest
}

/** Bytes of memory that a process holds. */
function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Payments per account, from the token's own events. */
async function countPayments(manifest: Manifest): Promise<Map<string, bigint[]>> {
  const paid = new Map<string, bigint[]>()
  const last = await chain.client.getBlockNumber()
  for (let from = 0n; from <= last; from += 20n) {
    const logs = await chain.client.getContractEvents({
      ...{ abi: erc20Abi, address: manifest.terms.token, eventName: 'Transfer' },
      args: { from: manifest.terms.distributor },
      ...{ fromBlock: from, toBlock: from + 19n },
    })
    for (const { args } of logs) if (args.to) paid.set(args.to, [...(paid.get(args.to) ?? []), args.value ?? 0n])
  }
  return paid
}

const manifests: Manifest[] = []
for (let drop = 0; drop < drops; drop++) manifests.push(await prepare())
const slots = manifests.reduce((sum, { slotCount }) => sum + slotCount, 0)
console.log(`${rows} rows in ${slots} slots over ${drops} drops are ready.`)

const environment = {
  ...{ DATABASE_URL: postgres.url, OPERATOR_SEED: seed.toString('hex') },
  ...{ LOCAL_CHAIN: chain.rpcUrl, CONTRACT_31337: chain.distributor },
}
const processes: OperatorProcess[] = await Promise.all(Array.from({ length: count }, () => startOperator(environment)))
// Blocks of a second from here on.
await chain.client.setAutomine(false)
await chain.client.setIntervalMining({ interval: 1 })
const begun = performance.now()
for (const manifest of manifests) await service.start(toOrdered(manifest), testFees)

function fetchStatuses() {
  return Promise.all(manifests.map(async ({ dropId }) => (await service.getOrder(dropId))?.status))
}

let [killed, highest, settledAt] = [0, 0, 0]
let nextKill = begun + between * 1000
for (;;) {
  const found = await fetchStatuses()
  for (const { pid } of processes) highest = Math.max(highest, residentBytes(pid))
  if (settledAt === 0 && found.every((status) => status?.settledRows === status?.rows)) settledAt = performance.now()
  if (found.every((status) => status?.stage === 'over')) break
  if (killed < kills && performance.now() > nextKill) {
    await processes.shift()?.kill()
    killed += 1
    processes.push(await startOperator(environment))
    nextKill = performance.now() + between * 1000
  }
  await delay(250)
}
const seconds = (settledAt - begun) / 1000
const ends = (await fetchStatuses()).map((status) => status?.end)
const totals = (await fetchStatuses()).reduce(
  (sum, status) => ({
    transactions: sum.transactions + (status?.transactions ?? 0),
    wasted: sum.wasted + (status?.wasted ?? 0),
  }),
  { transactions: 0, wasted: 0 },
)
let wrong = 0
for (const manifest of manifests) {
  const paid = await countPayments(manifest)
  for (let row = 0; row < manifest.rowCount; row++) {
    const { account, amount } = manifest.rowAt(row)
    const payments = paid.get(account) ?? []
    if (payments.length !== 1 || payments[0] !== amount) wrong += 1
  }
}
console.log({
  ...{ rows, slots, drops, processes: count, killed, seconds: Math.round(seconds) },
  slotsPerMinute: Math.round((slots / seconds) * 60),
  ...totals,
  complete: ends.filter((end) => end === 'complete').length,
  rowsPaidWrong: wrong,
  highestMegabytes: Math.round(highest / 2 ** 20),
})
for (const each of processes) await each.terminate()
await jobs.stop()
await database.close()
await Promise.all([chain.stop(), postgres.stop()])
process.exit(wrong === 0 && killed === kills && totals.wasted <= totals.transactions / 100 ? 0 : 1)
