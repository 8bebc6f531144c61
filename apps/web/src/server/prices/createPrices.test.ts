import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPrices } from './createPrices.ts'

const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const zero = `0x${'0'.repeat(40)}`
const start = 1_732_400_000_000

/** A source on this machine, and prices from it at a time that the test moves. */
async function open(answer: RequestListener) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // Sound: it listens on a port.
  const { port } = server.address() as AddressInfo
  const clock = { ms: start }
  const failures: unknown[] = []
  const prices = createPrices({
    sourceUrl: `http://127.0.0.1:${port}/current`,
    fetch,
    now: () => clock.ms,
    onFailure: (error) => failures.push(error),
  })
  return { prices, paths, clock, failures }
}

function entry(price: unknown, more: Record<string, unknown> = {}) {
  return { price, timestamp: start / 1000 - 60, confidence: 0.99, symbol: 'X', decimals: 18, ...more }
}

function coins(entries: Record<string, unknown>): RequestListener {
  return (_, response) => response.end(JSON.stringify({ coins: entries }))
}

test('a token and the coin are asked for in one request, and once a minute however many people look', async () => {
  const { prices, paths, clock } = await open(
    coins({ [`ethereum:${token}`]: entry(1.0002), [`ethereum:${zero}`]: entry(3012.55) }),
  )
  const known = { coin: { usd: '3012.55', at: 1_732_399_940 }, [token]: { usd: '1.0002', at: 1_732_399_940 } }
  const answers = await Promise.all([
    prices.fetch(1, ['coin', token], 'client'),
    prices.fetch(1, [token], 'client'),
    prices.fetch(1, [token, 'coin'], 'client'),
  ])
  expect(answers.map((answer) => answer.prices)).toEqual([known, { [token]: known[token] }, known])
  clock.ms += 59_000
  await prices.fetch(1, ['coin'], 'client')
  expect(paths).toEqual([`/current/ethereum:${zero},ethereum:${token}`])
  clock.ms += 1_000
  await prices.fetch(1, ['coin'], 'client')
  expect(paths).toHaveLength(2)
})

test('a network without a name of its own is asked for by its id', async () => {
  const { prices, paths } = await open(coins({ [`eip155:31337:${zero}`]: entry(2) }))
  expect((await prices.fetch(31337, ['coin'], 'client')).prices).toEqual({ coin: { usd: '2', at: 1_732_399_940 } })
  expect(paths).toEqual([`/current/eip155:31337:${zero}`])
})

test.each([
  ['tiny', 4.12e-8, '0.0000000412'],
  ['whole', 65_000, '65000'],
  ['round in its last digits', 0.5, '0.5'],
])('a %s price is written without an exponent', async (_, price, usd) => {
  const { prices } = await open(coins({ [`ethereum:${token}`]: entry(price) }))
  expect((await prices.fetch(1, [token], 'client')).prices[token]?.usd).toBe(usd)
})

test.each([
  ['missing', {}],
  ['nothing', { [`ethereum:${token}`]: null }],
  ['a text', { [`ethereum:${token}`]: entry('1.00') }],
  ['zero', { [`ethereum:${token}`]: entry(0) }],
  ['negative', { [`ethereum:${token}`]: entry(-1) }],
  ['too small to show', { [`ethereum:${token}`]: entry(1e-30) }],
  ['beyond belief', { [`ethereum:${token}`]: entry(1e15) }],
  ['doubted by its source', { [`ethereum:${token}`]: entry(1, { confidence: 0.5 }) }],
  ['a day old', { [`ethereum:${token}`]: entry(1, { timestamp: start / 1000 - 86_400 }) }],
  ['from tomorrow', { [`ethereum:${token}`]: entry(1, { timestamp: start / 1000 + 86_400 }) }],
  ['without a time', { [`ethereum:${token}`]: entry(1, { timestamp: undefined }) }],
])('a price that is %s is none', async (_, entries) => {
  const { prices, failures } = await open(coins(entries))
  expect((await prices.fetch(1, [token], 'client')).prices).toEqual({})
  expect(failures).toEqual([])
})

test.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(500).end('no')],
  ['writes no JSON', (_, response) => response.end('<html>')],
  ['hangs up', (request) => request.destroy()],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['does not end', (_, response) => void response.write(`{"coins":"${'x'.repeat(70_000)}`)],
])(
  'a source that %s leaves amounts without a price, is reported, and asked again after a minute',
  async (_, answer) => {
    const { prices, paths, clock, failures } = await open(answer)
    expect((await prices.fetch(1, [token], 'client')).prices).toEqual({})
    await prices.fetch(1, [token], 'client')
    expect([paths.length, failures.length]).toEqual([1, 1])
    clock.ms += 60_000
    await prices.fetch(1, [token], 'client')
    expect(paths).toHaveLength(2)
  },
)

function madeUp(count: number, from = 1): `0x${string}`[] {
  return Array.from({ length: count }, (_, index) => `0x${(from + index).toString(16).padStart(40, '0')}` as const)
}

test(
  'a client that asks for made-up tokens uses up its own budget, and what is known is answered all the same',
  { tags: ['N8'] },
  async () => {
    const { prices, paths, clock } = await open(coins({ [`ethereum:${token}`]: entry(1) }))
    await prices.fetch(1, [token], 'first')
    const flood = await Promise.all(madeUp(200).map((each) => prices.fetch(1, [each], 'flood')))
    expect(flood.filter(({ isWhole }) => isWhole)).toHaveLength(60)
    // They were gathered in requests of fifty.
    expect(paths).toHaveLength(3)
    expect(await prices.fetch(1, [token], 'flood')).toMatchObject({ prices: { [token]: { usd: '1' } }, isWhole: true })
    expect((await prices.fetch(1, madeUp(1, 500), 'flood')).isWhole).toBe(false)
    expect((await prices.fetch(1, madeUp(1, 500), 'second')).isWhole).toBe(true)
    clock.ms += 60_000
    expect((await prices.fetch(1, madeUp(1, 600), 'flood')).isWhole).toBe(true)
  },
)

test('clients that ask together have the source asked at most sixty times a minute', { tags: ['N8'] }, async () => {
  const { prices, paths } = await open(coins({}))
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, client) => prices.fetch(1, madeUp(50, 1 + client * 50), `client ${client}`)),
  )
  expect([paths.length, answers.filter(({ isWhole }) => isWhole).length]).toEqual([60, 60])
})
