import { once } from 'node:events'
import { createServer } from 'node:http'
import { startChain } from '@slotdrop/testing'
import { createPublicClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { type ChainClient, createMemoryJournal, createSender } from '../src/index.ts'
import { createPipeline } from '../src/engine.ts'
import { prepareDrop, registerOperator } from '../test/support.ts'

/** Share of the blocks' gas that slots fill, time and requests: a key that asks nobody, beside a wallet that is asked for each slot and agrees at once. */
const slots = Number(process.argv[2] ?? 40)
const blockSeconds = 2
const chain = await startChain(['--gas-limit', '60000000'])

/** A node that counts the HTTP requests it is asked. */
let requests = 0
const counter = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  requests += 1
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
}).listen(0, '127.0.0.1')
await once(counter, 'listening')
const address = counter.address()
if (address === null || typeof address === 'string') throw new Error('No port could be had.')
const nodeUrl = `http://127.0.0.1:${address.port}`

/** Gas that each block used of its limit, from the first with one of the sender's transactions to the last, empty ones among them. */
async function fetchShares(sender: string, from: bigint): Promise<number[]> {
  const shares: number[] = []
  let length = 0
  for (let number = from; number <= (await chain.client.getBlockNumber()); number++) {
    const { gasUsed, gasLimit, transactions } = await chain.client.getBlock({
      blockNumber: number,
      includeTransactions: true,
    })
    const isOurs = transactions.some((each) => each.from.toLowerCase() === sender.toLowerCase())
    if (!isOurs && length === 0) continue
    shares.push(Number(gasUsed) / Number(gasLimit))
    if (isOurs) length = shares.length
  }
  return shares.slice(0, length)
}

function mean(shares: readonly number[]) {
  return shares.reduce((sum, share) => sum + share, 0) / (shares.length || 1)
}

type Run = (client: ChainClient) => Promise<{
  readonly sender: string
  readonly start: () => Promise<void>
  /** Transactions that were signed, and how often somebody was asked. */
  readonly count: () => { readonly transactions: number; readonly prompts: number }
}>

async function measure(name: string, prepare: Run): Promise<string> {
  await chain.client.setAutomine(true)
  const transport = http(nodeUrl, { batch: true })
  const client = createPublicClient({ chain: foundry, cacheTime: 0, transport }) as ChainClient
  const { sender, start, count } = await prepare(client)
  await chain.client.setAutomine(false)
  await chain.client.setIntervalMining({ interval: blockSeconds })
  const from = await chain.client.getBlockNumber()
  requests = 0
  const began = Date.now()
  await start()
  const seconds = (Date.now() - began) / 1000
  const perBlock = requests / (seconds / blockSeconds)
  await chain.client.setIntervalMining({ interval: 0 })
  const shares = await fetchShares(sender, from + 1n)
  console.error(`${name}: ${shares.map((share) => share.toFixed(2)).join(' ')}`)
  const { transactions, prompts } = count()
  const inner = mean(shares.slice(1, -1)).toFixed(3)
  const cells = [name, prompts, transactions, shares.length, inner, `${seconds.toFixed(1)} s`, perBlock.toFixed(1)]
  return `| ${cells.join(' | ')} |`
}

const count = slots * 250
const rows: string[] = []
rows.push(
  await measure('sending key', async (client) => {
    const drop = await prepareDrop(chain, { count })
    const signer = await registerOperator(chain, drop)
    const { manifest } = drop
    const fees = { ceiling: 10n ** 12n }
    const pipeline = createPipeline({ client, signer, manifest, journal: createMemoryJournal(), fees })
    return {
      sender: signer.address,
      start: () => pipeline.start(),
      count: () => ({ transactions: pipeline.getState().pace?.transactions ?? 0, prompts: 0 }),
    }
  }),
)
if (process.argv[3] !== 'alone')
  rows.push(
    await measure('wallet that asks, and is answered at once', async (client) => {
      const { wallet, manifest, account, requests: asked } = await prepareDrop(chain, { count })
      const sender = createSender({ client, wallet, manifest, journal: createMemoryJournal(), pollMilliseconds: 1000 })
      return {
        sender: account.address,
        start: () => sender.start(),
        count: () => ({ transactions: asked.length, prompts: asked.length }),
      }
    }),
  )
console.log(`${slots} slots of 250 recipients, blocks of ${blockSeconds} s and 60M gas\n`)
console.log(
  '| who sends | prompts while sending | transactions | blocks | gas filled, second to last but one | to the end | requests a block |',
)
console.log('| --- | --: | --: | --: | --: | --: | --: |')
console.log(rows.join('\n'))
counter.close()
await chain.stop()
