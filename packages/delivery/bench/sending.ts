import { startChain } from '@slotdrop/testing'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createPublicClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { type ChainClient, createMemoryJournal, createPipeline, createSender } from '../src/index.ts'
import { prepareDrop, registerOperator } from '../test/support.ts'

/** Share of the blocks' gas that slots fill, and requests a block: a signer that asks nobody, beside a wallet that asks one by one. */
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

type Run = (client: ChainClient) => Promise<{ readonly sender: string; readonly start: () => Promise<void> }>

async function measure(name: string, prepare: Run) {
  await chain.client.setAutomine(true)
  const transport = http(nodeUrl, { batch: true })
  const client = createPublicClient({ chain: foundry, cacheTime: 0, transport }) as ChainClient
  const { sender, start } = await prepare(client)
  await chain.client.setAutomine(false)
  await chain.client.setIntervalMining({ interval: blockSeconds })
  const from = await chain.client.getBlockNumber()
  requests = 0
  const began = Date.now()
  await start()
  const seconds = (Date.now() - began) / 1000
  const asked = requests
  await chain.client.setIntervalMining({ interval: 0 })
  const shares: number[] = []
  for (let number = from + 1n; number <= (await chain.client.getBlockNumber()); number++) {
    const { gasUsed, gasLimit, transactions } = await chain.client.getBlock({
      blockNumber: number,
      includeTransactions: true,
    })
    const isOurs = transactions.some((each) => each.from.toLowerCase() === sender.toLowerCase())
    if (isOurs) shares.push(Number(gasUsed) / Number(gasLimit))
  }
  const blocks = seconds / blockSeconds
  const inner = shares.slice(1, -1)
  const mean = inner.reduce((sum, share) => sum + share, 0) / (inner.length || 1)
  console.log(
    `${name}: ${seconds.toFixed(1)} s, blocks with slots ${shares.map((share) => share.toFixed(2)).join(' ')}, ` +
      `from the second to the last but one ${mean.toFixed(3)}, requests a block ${(asked / blocks).toFixed(1)}`,
  )
}

const count = slots * 250
await measure('asks nobody', async (client) => {
  const drop = await prepareDrop(chain, { count })
  const signer = await registerOperator(chain, drop)
  const { manifest } = drop
  const pipeline = createPipeline({
    client,
    signer,
    manifest,
    journal: createMemoryJournal(),
    fees: { ceiling: 10n ** 12n },
  })
  return {
    sender: signer.address,
    async start() {
      await pipeline.start()
      console.log(pipeline.getState().phase, pipeline.getState().pace)
    },
  }
})
if (process.argv[3] !== 'alone')
  await measure('asks one by one', async (client) => {
    const { wallet, manifest, account } = await prepareDrop(chain, { count })
    const sender = createSender({ client, wallet, manifest, journal: createMemoryJournal(), pollMilliseconds: 1000 })
    return { sender: account.address, start: () => sender.start() }
  })
counter.close()
await chain.stop()
