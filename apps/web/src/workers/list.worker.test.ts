import { beforeAll, describe, expect, test, vi } from 'vitest'
import { manifestFromTransferable, manifestChunks, privateListChunks } from '@slotdrop/drops'
import { companionChunks } from './companion/companionJson.ts'
import { makeTerms, makeXlsx } from '@slotdrop/testing'
import { createListClient } from './createListClient.ts'
import type { WorkerPort } from './createWorkerClient.ts'
import type { WorkerMessage } from './workerProtocol.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const options = { standard: 'ERC20', decimals: 0 } as const
const terms = makeTerms()

// The worker's own module in this thread; what crosses is cloned, as between threads.
let toWorker: ((event: { data: unknown }) => void) | undefined
const toPage = new Set<(event: MessageEvent) => void>()

function connect() {
  const port = {
    postMessage: (message: WorkerMessage) => toWorker?.({ data: structuredClone(message) }),
    addEventListener: (kind: string, listener: (event: MessageEvent) => void) =>
      kind === 'message' && toPage.add(listener),
    terminate: () => toPage.clear(),
  }
  return createListClient(port as unknown as WorkerPort)
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof toWorker) => (toWorker = listener))
  vi.stubGlobal('postMessage', (answer: unknown, { transfer }: { transfer: ArrayBuffer[] }) => {
    const event = { data: structuredClone(answer, { transfer }) } as MessageEvent
    for (const listener of toPage) listener(event)
  })
  await import('./list.worker.ts')
})

/** Rows whose accounts differ in their first and last digits, so that none looks like another. */
function rowsOf(count: number) {
  return Array.from({ length: count }, (_, row) => {
    const digits = (0x1000_0000 + row).toString(16)
    return `0x${digits.slice(0, 4)}${'1'.repeat(32)}${digits.slice(4)},${(row % 7) + 1}`
  })
}

describe('the worker that reads lists', () => {
  test('tells the sheets of a spreadsheet and which of them is the list, whichever is chosen; another file has none', async () => {
    const client = connect()
    const sheet = (name: string, ...rows: string[]) => ({
      name,
      rows: [['address', 'amount'], ...rows.map((row) => [row, '1'])],
    })
    const input = new Blob([makeXlsx([sheet('June', A), sheet('July', A, B)]) as Uint8Array<ArrayBuffer>])
    const first = await client.ask('read', { input, options })
    expect(first.tally.ready).toBe(1)
    expect(await client.ask('sheets', undefined)).toEqual({ names: ['June', 'July'], chosen: 0 })
    for (const [chosen, ready] of [
      [1, 2],
      [0, 1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they are chosen
      const text = (await client.ask('sheet', chosen)) ?? ''
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect((await client.ask('read', { input: text, options })).tally.ready).toBe(ready)
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect(await client.ask('sheets', undefined)).toEqual({ names: ['June', 'July'], chosen })
    }
    await client.ask('read', { input: `${A},1`, options })
    expect(await client.ask('sheets', undefined)).toEqual({ names: [], chosen: 0 })
  })

  test(
    'shows the first rows before it has read the list to its end, and says how far it is',
    { tags: ['D5'] },
    async () => {
      const client = connect()
      const file = new Blob([rowsOf(100_000).join('\n')])
      const seen: (string | number)[] = []
      const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer())
      const preview = client
        .ask('preview', { head, options })
        .then(({ entries }) => seen.push(`${entries.length} rows`))
      const read = client.ask('read', { input: file, options }, (done) => seen.push(done))
      const summary = await read.finally(() => seen.push('all'))
      await preview
      expect(seen[0]).toBe('50 rows')
      expect(seen.at(-1)).toBe('all')
      const steps = seen.slice(1, -1) as number[]
      expect(steps.length).toBeGreaterThan(3)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      expect(summary.tally).toMatchObject({ lines: 100_000, ready: 100_000 })
      client.end()
    },
  )

  test('answers in the order of the questions: a window asked for after a fix is one of the fixed list', async () => {
    const client = connect()
    const [, , before, , after] = await Promise.all([
      client.ask('preview', { head: 'x', options }),
      client.ask('read', { input: `${A},1\n${B},2\nnonsense,3`, options }),
      client.ask('window', { from: 0, count: 9, filter: { state: 'error' } }),
      client.ask('fix', { kind: 'exclude', lines: [3] }),
      client.ask('window', { from: 0, count: 9, filter: { state: 'error' } }),
    ])
    expect([before.count, after.count]).toEqual([1, 0])
    client.end()
  })

  test('hands the rows that are paid over as columns, and tells of accounts whether one pays them', async () => {
    const client = connect()
    await client.ask('read', { input: `address,amount\n${A},1\nnonsense,2\n${B},3`, options })
    await client.ask('fix', { kind: 'exclude', lines: [2] })
    const { accounts, lines } = await client.ask('payable', undefined)
    expect([...lines]).toEqual([4])
    expect(`0x${[...accounts].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(B.toLowerCase())
    const asked = [A, B].map((account) => account.slice(2).toLowerCase()).join('')
    expect([...(await client.ask('isPaid', asked))]).toEqual([0, 1])
    client.end()
  })

  test('says what is wrong with a file with everything that a sentence about it tells, in whatever language', async () => {
    const client = connect()
    const [spreadsheet, json] = [new Uint8Array([0x50, 0x4b, 3, 4]), `[{"address": "${A}"\n"amount": 1}]`]
    await expect(client.ask('read', { input: spreadsheet, options })).rejects.toMatchObject({
      name: 'ListEncodingError',
      isSpreadsheet: true,
    })
    await expect(client.ask('read', { input: json, options })).rejects.toMatchObject({
      name: 'ListJsonError',
      line: 2,
      expected: { signs: [',', '}'] },
    })
    client.end()
  })

  test('hands the sealed list over, with what was left out; what was added to another row is not', async () => {
    const client = connect()
    const seal = () =>
      client.ask('seal', { terms, token: { symbol: 'MERI', name: 'Meridian', decimals: 0 }, title: 'Season 2' })
    await client.ask('read', { input: `${A},1\n${B},2\n${A},3\nnonsense,4`, options })
    await expect(seal()).rejects.toMatchObject({ name: 'UndecidedListError' })
    await client.ask('fix', { kind: 'exclude', lines: [4] })
    await client.ask('fix', { kind: 'merge' })
    const { manifest, setAside, source } = await seal()
    expect((await manifestFromTransferable(manifest)).total).toBe(6n)
    expect(setAside).toEqual([{ line: 4, text: 'nonsense,4', amount: 4n }])
    expect(Array.from(source.lines).toSorted()).toEqual([1, 2])
    expect(source.merged).toMatchObject([{ line: 3, amount: 3n }])
    // The columns were handed over; the list in the worker still has its own.
    expect((await client.ask('window', { from: 0, count: 1, filter: {} })).entries[0]?.account).toBe(A)
    client.end()
  })

  test('opens a sealed file, and its private form with what belongs to it; what is not of this list is refused', async () => {
    const client = connect()
    await client.ask('read', { input: `${A},1\n${B},2`, options })
    const token = { symbol: 'MERI', name: 'Meridian', decimals: 0 }
    const sealed = await client.ask('seal', { terms, token, title: 'Season 2' })
    const [manifest, { source, setAside }] = [await manifestFromTransferable(sealed.manifest), sealed]
    const alone = await client.ask('open', [...manifestChunks(manifest)].join(''))
    expect(alone.companion).toBeUndefined()
    const form = (rows: string[]) => rows.join('')
    const own = companionChunks({ mode: 'claim', source, setAside })
    const whole = await client.ask('open', new Blob([form([...privateListChunks(manifest, own)])]))
    expect((await manifestFromTransferable(whole.manifest)).dropId).toBe(manifest.dropId)
    expect(whole.companion).toMatchObject({ mode: 'claim', source: { lines: source.lines } })
    const other = companionChunks({ mode: 'push', setAside, source: { ...source, lines: Uint32Array.of(1) } })
    await expect(client.ask('open', form([...privateListChunks(manifest, other)]))).rejects.toMatchObject({
      name: 'UnreadableCompanionError',
    })
    client.end()
  })

  test('a file that is refused is refused by name, and the next one is read', async () => {
    const client = connect()
    await expect(client.ask('read', { input: new Uint8Array([0x50, 0x4b, 3, 4]), options })).rejects.toMatchObject({
      name: 'ListEncodingError',
    })
    expect((await client.ask('read', { input: `${A},1`, options })).canSeal).toBe(true)
    client.end()
  })

  test('decisions cross as columns and give the same list again', async () => {
    const client = connect()
    const input = `${A},1\nnonsense,4`
    await client.ask('read', { input, options })
    const fixed = await client.ask('fix', { kind: 'exclude', lines: [2] })
    const decisions = await client.ask('decisions', undefined)
    expect(decisions.excluded).toEqual(Uint32Array.of(2))
    expect((await client.ask('read', { input, options: { ...options, decisions } })).tally).toEqual(fixed.tally)
    client.end()
  })

  test('one line is sealed as a drop of its own; a line that pays nobody is not', async () => {
    const client = connect()
    await client.ask('read', { input: `${A},3\n${B},4\nnobody,5`, options })
    const parts = { title: 'Test', token: { symbol: 'T', name: 'T', decimals: 0 }, terms: { ...terms, slotSize: 1 } }
    const manifest = await manifestFromTransferable(await client.ask('sealLine', { line: 2, parts }))
    expect(manifest.rowCount).toBe(1)
    expect(manifest.rowAt(0)).toMatchObject({ account: B, amount: 4n })
    await client.ask('fix', { kind: 'exclude', lines: [2] })
    for (const line of [2, 3, 9])
      await expect(client.ask('sealLine', { line, parts })).rejects.toThrow('This line pays nobody.')
    client.end()
  })

  test('rows that pay somebody of an earlier drop are found in its columns', async () => {
    const client = connect()
    await client.ask('read', { input: `${A},3\n${B},4`, options })
    const { manifest } = await client.ask('seal', {
      title: 'Earlier',
      token: { symbol: 'T', name: 'T', decimals: 0 },
      terms,
    })
    await client.ask('read', { input: `${B},1\n${terms.sender},1`, options })
    expect(await client.ask('matches', manifest.columns.accounts)).toEqual({ rows: 1, accounts: [B] })
    client.end()
  })
})
