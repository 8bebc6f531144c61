// Many rows over several drops, sent by processes of the service that are killed with -9 again and again, over PostgreSQL with fsync and a
// chain of its own: `pnpm --filter @slotdrop/operator load --rows 20000 --drops 8 --processes 2 --kills 3`. Says whether every word,
// every balance, every report and all gas money is exact, and what it took. Linux alone tells processor times.
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDatabase, fetchManifest } from '@slotdrop/api'
import { openJobs } from '@slotdrop/jobs'
import { createKeyring, createSendingService, migrations, queues } from '@slotdrop/operator'
import { auditKeys, startChain } from '@slotdrop/testing'
import { startPostgres } from '@slotdrop/testing/postgres'
import {
  countWrongBalances,
  countWrongWords,
  isReportTheChains,
  patientClient,
} from '../../../packages/operator/test/auditDrops.ts'
import { createSender, register, seal, testFees, toOrdered } from '../../../packages/operator/test/world.ts'
import { type OperatorProcess, startOperator } from '../test/operatorProcess.ts'
import { saveList } from '../test/saveList.ts'
import { findChild, peakBytes, processorSeconds } from './processorTime.ts'
import { startCountingNode } from './startCountingNode.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    drops: { type: 'string', default: '8' },
    processes: { type: 'string', default: '2' },
    kills: { type: 'string', default: '3' },
    /** Milliseconds from block to block, where the chain is quick enough. */
    block: { type: 'string', default: '1000' },
    /** Millions of gas that a block takes. */
    gas: { type: 'string', default: '60' },
  },
})
const [rows, drops, processCount, kills, blockMilliseconds, gasMillions] = [
  values.rows,
  values.drops,
  values.processes,
  values.kills,
  values.block,
  values.gas,
].map(Number) as [number, number, number, number, number, number]
const slotSize = 250
const gasMoney = 50n * 10n ** 18n
const baseFeePerGas = 10n ** 9n
const seed = randomBytes(32)
const chainId = 31_337

const [chain, postgres] = await Promise.all([
  // States of former blocks would fill the memory; nothing here asks for one.
  startChain(['--gas-limit', String(gasMillions * 1_000_000), '--prune-history']),
  startPostgres({ durable: true }),
])
const [node, client, chainPid] = [
  await startCountingNode(chain.rpcUrl),
  patientClient(chain.rpcUrl),
  findChild('anvil'),
]
const database = await createDatabase({ databaseUrl: postgres.url, moreMigrations: migrations })
const jobs = await openJobs({ database: { kind: 'postgres', url: postgres.url }, queues, onError: () => {} })
const service = createSendingService({ db: database.db, jobs })
const keyring = createKeyring(new Uint8Array(seed))

/** Asks the chain, and waits as long as it takes. */
async function ask(method: string, ...params: readonly unknown[]): Promise<void> {
  const response = await fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error } = (await response.json()) as { error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
}

async function prepare(count: number) {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count, slotSize })
  await saveList(database, manifest)
  const { address: account } = keyring.accountOf({ chainId, dropId: manifest.dropId })
  await register(chain, { sender, manifest, operator: account, money: gasMoney })
  const { address } = sender.account
  return { manifest, account, sender: address, held: await client.getBalance({ address }) }
}

const prepared: Awaited<ReturnType<typeof prepare>>[] = []
for (let drop = 0; drop < drops; drop++)
  prepared.push(await prepare(Math.floor(rows / drops) + (drop < rows % drops ? 1 : 0)))
const manifests = prepared.map(({ manifest }) => manifest)
const slots = manifests.reduce((sum, { slotCount }) => sum + slotCount, 0)
console.error(`${rows} rows in ${slots} slots over ${drops} drops are ready.`)

const environment = {
  ...{ DATABASE_URL: postgres.url, OPERATOR_SEED: seed.toString('hex') },
  ...{ LOCAL_CHAIN: node.rpcUrl, CONTRACT_31337: chain.distributor },
  OPERATOR_LANES: String(Math.ceil(drops / processCount)),
}
/** Processor time and memory of the service's processes, of those that were killed too. */
const taken = new Map<number, { seconds: number; bytes: number }>()
const processes: OperatorProcess[] = []
function measureProcesses() {
  for (const { pid } of processes) taken.set(pid, { seconds: processorSeconds(pid), bytes: peakBytes(pid) })
}

/** A block at a time, each at the same base fee: blocks that are full would make gas dear, and sending wait. */
async function mineUntil(signal: AbortSignal): Promise<{ blocks: number; milliseconds: number }> {
  let [blocks, milliseconds] = [0, 0]
  while (!signal.aborted) {
    const begun = performance.now()
    await ask('anvil_setNextBlockBaseFeePerGas', `0x${baseFeePerGas.toString(16)}`)
    await ask('evm_mine')
    const took = performance.now() - begun
    milliseconds += took
    blocks += 1
    await delay(Math.max(0, blockMilliseconds - took))
  }
  return { blocks, milliseconds }
}

for (let index = 0; index < processCount; index++) processes.push(await startOperator(environment))
await chain.client.setAutomine(false)
const fromBlock = await client.getBlockNumber()
const before = {
  chain: processorSeconds(chainPid),
  database: processorSeconds(postgres.pid ?? 0),
  node: node.figures(),
}
const [ending, begun] = [new AbortController(), performance.now()]
const mining = mineUntil(ending.signal)
for (const manifest of manifests) await service.start(toOrdered(manifest), testFees)

async function fetchStatuses() {
  const orders = await Promise.all(manifests.map(({ dropId }) => service.getOrder(dropId)))
  return orders.flatMap((order) => (order ? [order.status] : []))
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0)
}

let [killed, settledAt, said] = [0, 0, 0]
for (;;) {
  const found = await fetchStatuses()
  measureProcesses()
  const settled = sumOf(found, ({ settledRows }) => settledRows)
  const seconds = (performance.now() - begun) / 1000
  if (seconds - said >= 15) {
    said = seconds
    const stages = found.map(({ stage, inFlight }) => `${stage} ${inFlight}`).join(', ')
    console.error(`${seconds.toFixed(0)} s: ${settled} rows, ${killed} kills; ${stages}`)
  }
  if (settledAt === 0 && settled === rows) settledAt = seconds
  if (found.every(({ stage }) => stage === 'over')) break
  // Evenly over the rows, so that each strikes while much is under way.
  if (killed < kills && settled >= ((killed + 1) * rows) / (kills + 1)) {
    measureProcesses()
    await processes.shift()?.kill()
    killed += 1
    processes.push(await startOperator(environment))
  }
  await delay(250)
}
measureProcesses()
const after = { chain: processorSeconds(chainPid), database: processorSeconds(postgres.pid ?? 0), node: node.figures() }
const overAt = (performance.now() - begun) / 1000
ending.abort()
const mined = await mining
const statuses = await fetchStatuses()
const exits = await Promise.all(processes.map((each) => each.terminate()))
console.error('Everything is sent; words, balances, reports and gas money are looked at.')

const audit = await auditKeys(chain.client, { keys: prepared.map(({ account }) => account), fromBlock })
let [wrongWords, wrongBalances, wrongReports, wrongPurses, missing] = [0, 0, 0, 0, 0n]
for (const { manifest, account, sender, held } of prepared) {
  wrongWords += await countWrongWords(client, manifest)
  wrongBalances += await countWrongBalances(client, manifest)
  const kept = await fetchManifest(database.db, manifest.dropId)
  if (!kept || !(await isReportTheChains(client, database.db, { sealed: manifest, kept }))) wrongReports += 1
  missing += gasMoney - ((await client.getBalance({ address: sender })) - held)
  if ((await client.getBalance({ address: account })) !== 0n) wrongPurses += 1
}
const transactions = sumOf(statuses, (status) => status.transactions)
const wasted = sumOf(statuses, (status) => status.wasted)
const ofProcesses = sumOf([...taken.values()], ({ seconds }) => seconds)
const [ofChain, ofDatabase] = [after.chain - before.chain, after.database - before.database]
const requests = after.node.requests - before.node.requests
const perMinute = (slots / settledAt) * 60
const facts = {
  ...{ rows, slots, drops, processes: processCount, killed },
  seconds: Math.round(settledAt),
  'slots a minute': Math.round(perMinute),
  'slots a minute and process': Math.round(perMinute / processCount),
  'slots a minute of a processor that processes have': Math.round((slots / ofProcesses) * 60),
  ...{ transactions, wasted, 'transactions on chain': audit.transactions, 'wasted on chain': audit.wasted },
  'words that are wrong': wrongWords,
  'balances that are wrong': wrongBalances,
  'reports that differ': wrongReports,
  'drops that are complete': statuses.filter(({ end }) => end === 'complete').length,
  'purses with anything left': wrongPurses,
  'gas money that is neither spent nor back, wei': String(missing - audit.fees),
  'requests to the node a slot': (requests / slots).toFixed(2),
  'calls to the node a slot': ((after.node.calls - before.node.calls) / slots).toFixed(1),
  'memory of a process at most, MB': Math.round(Math.max(...[...taken.values()].map(({ bytes }) => bytes)) / 2 ** 20),
  'memory of the chain at most, MB': Math.round(peakBytes(chainPid) / 2 ** 20),
  'processor seconds of processes': Math.round(ofProcesses),
  'of the chain': Math.round(ofChain),
  'of PostgreSQL': Math.round(ofDatabase),
  'share of the chain, of these': (ofChain / (ofChain + ofDatabase + ofProcesses)).toFixed(2),
  'share of the time in which the node is waited for': ((after.node.awaited - before.node.awaited) / overAt).toFixed(2),
  blocks: mined.blocks,
  'share of the time in which a block is mined': (mined.milliseconds / 1000 / overAt).toFixed(2),
}
console.log(facts)
const wrong = wrongWords + wrongBalances + wrongReports + (missing === audit.fees ? 0 : 1)
// A line of the table in docs/benchmarks.md.
const cells = [
  `${rows.toLocaleString('en')}, ${slots.toLocaleString('en')}`,
  `${processCount}${killed > 0 ? `, killed ${killed} times` : ''}`,
  ...[transactions.toLocaleString('en'), wasted, wrong, `${Math.round(settledAt)} s`],
  ...[Math.round(perMinute), Math.round(perMinute / processCount), Math.round((slots / ofProcesses) * 60)],
  `${Math.round(ofProcesses)} / ${Math.round(ofChain)} / ${Math.round(ofDatabase)} s`,
  ...[facts['requests to the node a slot'], `${facts['memory of a process at most, MB']} MB`],
]
console.log(`| ${cells.join(' | ')} |`)
const isGood =
  wrongWords + wrongBalances + wrongReports + wrongPurses === 0 &&
  missing === audit.fees &&
  killed === kills &&
  audit.wasted <= audit.transactions / 100 &&
  statuses.every(({ end }) => end === 'complete') &&
  exits.every((code) => code === 0)
console.log(isGood ? 'Everything is exact.' : 'SOMETHING IS WRONG.')
node.stop()
await jobs.stop()
await database.close()
await Promise.all([chain.stop(), postgres.stop()])
process.exit(isGood ? 0 : 1)
