import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, createServices, silentLogger } from '@slotdrop/api'
import { parseServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { createKeyring, createSendingModule } from '@slotdrop/operator'
import { startChain } from '@slotdrop/testing'
import { startPostgres } from '@slotdrop/testing/postgres'
import { type Address, erc20Abi, type Hex } from 'viem'
import { askServer, signIn } from '../../../packages/api/test/serverProcess.ts'
import { createSender, register, seal, testSeed } from '../../../packages/operator/test/world.ts'

/**
 * Recipients of a list ask for their rows within a minute, each from an address of her own, while a stranger's network asks for everybody and
 * for nobody: what the server answers, when each is paid, and what that costs. Then: gas by how many rows of a slot are sent together.
 */
const recipients = Number(process.argv[2] ?? 2_000)
const spreadSeconds = Number(process.argv[3] ?? 60)
const blockSeconds = 2
const slotSize = 250
const strangerPerSecond = 50
const batchSizes = [1, 3, 10, 25, 50]

const postgres = await startPostgres()
const chain = await startChain(['--gas-limit', '60000000'])
const dataDir = mkdtempSync(join(tmpdir(), 'slotdrop-requests-'))
const env = parseServerEnv({
  ...{ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' },
  ...{ PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '127.0.0.1' },
  ...{ LOCAL_CHAIN: chain.rpcUrl, CHAINS: '1', RPC_URL_1: 'http://127.0.0.1:1', CONTRACT_31337: chain.distributor },
})
const keyring = createKeyring(testSeed)
const sending = createSendingModule({ config: toRuntimeConfig(env), keyring })
const services = await createServices({ env, sending, logger: silentLogger })
const api = createServer(services)
await new Promise<void>((listening) => api.server.listen(0, '127.0.0.1', listening))
// Sound: it listens on a port.
const url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`

/** Asks as the client of a proxy; answers the type of the result, or the code of the error. */
async function request(id: Hex, recipient: Address, from: string): Promise<string> {
  const query = `mutation { requestRows(input: { id: "${id}", recipient: "${recipient}" }) { __typename } }`
  try {
    const response = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ query }),
    })
    // Sound: the operation asks for this.
    const { data, errors } = (await response.json()) as {
      data?: { requestRows: { __typename: string } }
      errors?: { extensions: { code: string } }[]
    }
    return data?.requestRows.__typename ?? errors?.[0]?.extensions.code ?? `${response.status}`
  } catch {
    return 'connection lost'
  }
}

type State = {
  readonly isOffered: boolean
  readonly requestedRows: readonly { state: string; transaction: Hex | null }[]
}

async function stateOf(id: Hex, recipient: Address): Promise<State> {
  const query = `{ drop(id: "${id}") { request(recipient: "${recipient}") { isOffered requestedRows { state transaction } } } }`
  const { drop } = await askServer(url, '', query, {})
  // Sound: the operation asks for this.
  return drop?.['request'] as State
}

/** A public drop whose recipients may ask. */
async function prepare(count: number): Promise<{ manifest: Manifest; cookie: string }> {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count, slotSize })
  const id = manifest.dropId
  const { address: account } = keyring.accountOf({ chainId: 31_337, dropId: id })
  const cookie = await signIn(url, sender.account)
  const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: true }) { __typename } }'
  await askServer(url, cookie, save, { manifest: serializeManifest(manifest) })
  await register(chain, { sender, manifest, operator: account, claimsOpen: true })
  const start = `mutation { startSending(input: { id: "${id}", ceiling: "1000000000000", scope: REQUESTED, requests: { isAllowed: true, rowsPerDay: ${count} } }) { __typename } }`
  await askServer(url, cookie, start, {})
  while (!(await stateOf(id, manifest.rowAt(0).account)).isOffered) await delay(200)
  return { manifest, cookie }
}

/** Payments of a drop, by transaction. */
async function fetchPayments({ terms, rowCount, rowAt }: Manifest, fromBlock: bigint): Promise<Map<Hex, Address[]>> {
  const logs = await chain.client.getContractEvents({
    ...{ abi: erc20Abi, address: terms.token, eventName: 'Transfer', args: { from: terms.distributor }, fromBlock },
  })
  const listed = new Set(Array.from({ length: rowCount }, (_, row) => rowAt(row).account))
  const byHash = new Map<Hex, Address[]>()
  for (const { transactionHash, args } of logs) {
    // Sound: a mined transfer has both.
    const to = args.to as Address
    if (!listed.has(to)) continue
    byHash.set(transactionHash as Hex, [...(byHash.get(transactionHash as Hex) ?? []), to])
  }
  return byHash
}

async function gasOf(hash: Hex): Promise<number> {
  return Number((await chain.client.getTransactionReceipt({ hash })).gasUsed)
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

function addressOf(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
}

async function measureMinute(): Promise<void> {
  const { manifest, cookie } = await prepare(recipients)
  const id = manifest.dropId
  const fromBlock = (await chain.client.getBlockNumber()) + 1n
  await chain.client.setAutomine(false)
  await chain.client.setIntervalMining({ interval: blockSeconds })
  const cpu = process.cpuUsage()
  const began = performance.now()
  const at = () => (performance.now() - began) / 1000
  const answers = new Map<string, number>()
  const asked = Array.from({ length: recipients }, async (_, row) => {
    // Spread evenly, in an order that has nothing to do with the list's.
    await delay(((row * 7919) % recipients) * ((spreadSeconds * 1000) / recipients))
    const before = at()
    for (;;) {
      const answer = await request(id, manifest.rowAt(row).account, addressOf(row))
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      // What came of it: her own request, or a stranger's for her. Whoever hears that it took too long presses again.
      if (['RowsRequested', 'NothingOpen', 'RequestNotOffered'].includes(answer))
        return { before, answered: at() - before }
      await delay(2000)
    }
  })
  const strange = new Map<string, number>()
  const stranger = (async () => {
    for (let index = 0; at() < spreadSeconds; index++) {
      const victim = manifest.rowAt(index % recipients).account
      const nobody: Address = `0x${index.toString(16).padStart(40, '0')}`
      void request(id, index % 2 === 0 ? nobody : victim, `2001:db8:0:1::${(index % 65_000).toString(16)}`).then(
        (answer) => strange.set(answer, (strange.get(answer) ?? 0) + 1),
      )
      await delay(1000 / strangerPerSecond)
    }
  })()
  const presses = await Promise.all(asked)
  const { user, system } = process.cpuUsage(cpu)
  await stranger
  const paidAt = async () => {
    const paid = await fetchPayments(manifest, fromBlock)
    return [...paid.values()].reduce((sum, each) => sum + each.length, 0)
  }
  while ((await paidAt()) < recipients) await delay(1000)
  const seconds = at()
  await delay(3 * blockSeconds * 1000)
  await chain.client.setIntervalMining({ interval: 0 })
  await chain.client.setAutomine(true)
  const payments = await fetchPayments(manifest, fromBlock)
  const times = new Map<Address, number[]>()
  let gas = 0
  const firstTime = Number((await chain.client.getBlock({ blockNumber: fromBlock })).timestamp)
  for (const [hash, accounts] of payments) {
    const { blockNumber, gasUsed } = await chain.client.getTransactionReceipt({ hash })
    const { timestamp } = await chain.client.getBlock({ blockNumber })
    gas += Number(gasUsed)
    for (const to of accounts) times.set(to, [...(times.get(to) ?? []), Number(timestamp) - firstTime])
  }
  const waits = presses.map(({ before }, row) => (times.get(manifest.rowAt(row).account)?.[0] ?? Infinity) - before)
  const counts = Array.from({ length: recipients }, (_, row) => times.get(manifest.rowAt(row).account)?.length ?? 0)
  const { drop } = await askServer(
    url,
    cookie,
    `{ drop(id: "${id}") { sending { wasted requests { usedToday } } } }`,
    {},
  )
  // Sound: the operation asks for these.
  const { wasted, requests } = drop!['sending'] as { wasted: number; requests: { usedToday: number } }
  const received = await Promise.all(
    [0, 1, 2].map((row) => stateOf(id, manifest.rowAt(Math.floor((row * recipients) / 4)).account)),
  )
  const answered = presses.map((press) => press.answered * 1000)
  const tellAll = (found: ReadonlyMap<string, number>) =>
    [...found].map(([name, count]) => `${name} ${count}`).join(', ')
  console.log(`${recipients} recipients in ${spreadSeconds} s, slots of ${slotSize}, blocks of ${blockSeconds} s\n`)
  console.log('| what | |\n| --- | --: |')
  const table: [string, string][] = [
    ['answers', tellAll(answers)],
    ['answers to a stranger’s network', tellAll(strange)],
    [
      'answer after, median and 99th percentile',
      `${percentile(answered, 0.5).toFixed(0)} ms, ${percentile(answered, 0.99).toFixed(0)} ms`,
    ],
    ['processor time until the last was answered, with all that asks', `${((user + system) / 1e6).toFixed(1)} s`],
    ['paid once', `${counts.filter((count) => count === 1).length}`],
    ['paid more than once', `${counts.filter((count) => count > 1).length}`],
    ['paid after, median and longest', `${percentile(waits, 0.5).toFixed(0)} s, ${percentile(waits, 1).toFixed(0)} s`],
    ['the last one paid after', `${seconds.toFixed(0)} s`],
    ['rows that were counted for the day', `${requests.usedToday}`],
    ['transactions that paid somebody, and nobody', `${payments.size}, ${wasted}`],
    ['gas a recipient', `${Math.round(gas / recipients)}`],
    ['what three of them read', received.map(({ requestedRows }) => requestedRows[0]?.state).join(', ')],
  ]
  for (const [name, value] of table) console.log(`| ${name} | ${value} |`)
}

/** Gas a row of so many rows that are sent together, of a list of one slot. */
async function measureBatch(size: number, manifest: Manifest): Promise<string> {
  const fromBlock = await chain.client.getBlockNumber()
  const rows = Array.from({ length: size }, (_, row) => manifest.rowAt(row).account)
  await Promise.all(rows.map((recipient, row) => request(manifest.dropId, recipient, `10.${size}.0.${row}`)))
  let payments = await fetchPayments(manifest, fromBlock)
  while (payments.size === 0) {
    await delay(500)
    payments = await fetchPayments(manifest, fromBlock)
  }
  const gas = await Promise.all([...payments.keys()].map(gasOf))
  return `| ${size} | ${payments.size} | ${Math.round(gas.reduce((sum, each) => sum + each, 0) / size)} |`
}

await measureMinute()
console.log('\n| rows sent together | transactions | gas a row |\n| --: | --: | --: |')
const lists: Manifest[] = []
for (const _ of batchSizes) lists.push((await prepare(slotSize)).manifest)
const lines = await Promise.all(lists.map((list, index) => measureBatch(batchSizes[index] ?? 1, list)))
for (const line of lines) console.log(line)
await api.stop({ noticeMs: 0, lingerMs: 100 })
await chain.stop()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
