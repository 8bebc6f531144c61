import { describe, expect, test } from 'vitest'
import { terms, token } from '../../test/arbitraries.ts'
import { DropsError } from '../errors.ts'
import { getSlot } from '../manifest/getSlot.ts'
import { manifestFromTransferable, manifestToTransferable } from '../manifest/manifestTransfer.ts'
import { proveRow } from '../manifest/proveRow.ts'
import { createReport } from '../report/report.ts'
import { createListSession } from './createListSession.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const erc20 = { standard: 'ERC20', decimals: 0 } as const
const text = `address,amount,note\n${A},1,x\n\n${B},2,y\n${A},3,x\nnonsense,4,z\n${C},5,`

async function opened() {
  const session = createListSession()
  return { session, summary: await session.open(text, erc20) }
}

describe('a list in a worker', () => {
  test('everything that crosses is plain data', async () => {
    const { session, summary } = await opened()
    const window = session.window({ from: 0, count: 10 })
    expect(structuredClone(summary)).toEqual(summary)
    expect(structuredClone(window)).toEqual(window)
    expect(structuredClone(session.decisions())).toEqual(session.decisions())
    expect(summary).toMatchObject({ entryCount: 5, canSeal: false, canUndo: false, total: 11n })
  })

  test('windows follow the filter', async () => {
    const { session } = await opened()
    const lines = (filter: Parameters<typeof session.window>[0]['filter'], from = 0, count = 10) => {
      const window = session.window({ from, count, filter: filter ?? {} })
      return [window.entries.map(({ line }) => line), window.count]
    }
    expect(lines({})).toEqual([[2, 4, 5, 6, 7], 5])
    expect(lines({}, 3, 10)).toEqual([[6, 7], 5])
    expect(lines({ state: 'check' })).toEqual([[2, 5], 2])
    expect(lines({ issue: 'address-repeated' }, 1, 1)).toEqual([[5], 2])
    expect(lines({ text: 'NONS' })).toEqual([[6], 1])
    expect(lines({ text: 'NONS', orTexts: ['nowhere', 'sense'] })).toEqual([[6], 1])
    expect(lines({ text: 'somebody', orTexts: [A] })).toEqual([[2, 5], 2])
    expect(lines({ state: 'ready', text: A.slice(0, 8) })).toEqual([[], 0])
    expect(lines({}, 99)).toEqual([[], 5])
    expect(lines({ amount: { from: 2n, to: 3n } })).toEqual([[4, 5], 2])
    expect(lines({ lines: Uint32Array.of(4, 7) })).toEqual([[4, 7], 2])
    expect(lines({ lines: Uint32Array.of(4, 6) })).toEqual([[4, 6], 2])
    expect(lines({ lines: Uint32Array.of(4, 6), state: 'check' })).toEqual([[], 0])
  })

  test('problems are found forwards and backwards', async () => {
    const { session } = await opened()
    expect(session.nextProblem({ from: -1, direction: 1 })).toBe(0)
    expect(session.nextProblem({ from: 0, direction: 1 })).toBe(2)
    expect(session.nextProblem({ from: 3, direction: 1 })).toBeUndefined()
    expect(session.nextProblem({ from: 3, direction: -1 })).toBe(2)
    expect(session.nextProblem({ from: -1, direction: -1 })).toBe(3)
    expect(session.entryOfLine(6)).toBe(3)
    expect(session.entryOfLine(3)).toBeUndefined()
  })

  test('undo and redo go back and forth over every kind of fix', async () => {
    const { session, summary } = await opened()
    const steps = [
      session.apply({ kind: 'exclude', lines: [6] }),
      session.apply({ kind: 'merge' }),
      session.apply({ kind: 'edit', line: 7, text: `${C},50,` }),
      session.apply({ kind: 'edit', line: 3, text: `${C},1,` }),
      session.apply({ kind: 'allocation', allocation: { kind: 'equal', amount: 9n } }),
    ]
    const tallies = [summary, ...steps].map(({ tally, total }) => ({ tally, total }))
    expect(tallies.at(1)?.tally).toMatchObject({ errors: 0, excluded: 1 })
    expect(tallies.at(3)?.total).toBe(56n)
    for (let step = steps.length - 1; step >= 0; step--)
      expect(session.undo()).toMatchObject({ ...tallies[step], canRedo: true })
    expect(session.undo()).toMatchObject({ ...tallies[0], canUndo: false })
    for (let step = 1; step <= steps.length; step++)
      expect(session.redo()).toMatchObject({ ...tallies[step], canUndo: true })
    expect(session.redo().canRedo).toBe(false)
  })

  test('the decisions of an earlier visit give the same list again', async () => {
    const { session } = await opened()
    session.apply({ kind: 'exclude', lines: [6] })
    const before = session.apply({ kind: 'merge' })
    const again = await createListSession().open(text, { ...erc20, decisions: structuredClone(session.decisions()) })
    expect(again.tally).toEqual(before.tally)
    expect(again.canSeal).toBe(true)
  })

  test('what is sealed in the worker is the same drop on the page', async () => {
    const { session } = await opened()
    session.apply({ kind: 'exclude', lines: [6] })
    session.apply({ kind: 'keep', lines: [2, 5], issue: 'address-repeated' })
    const manifest = await session.freeze({ terms: { ...terms, slotSize: 2 }, token, title: 'T' })
    const expected = [getSlot(manifest, 1), proveRow(manifest, 2)]
    const { data, transfer } = manifestToTransferable(manifest)
    const received = await manifestFromTransferable(structuredClone(data, { transfer: transfer as ArrayBuffer[] }))
    expect(received.dropId).toBe((await session.freeze({ terms: { ...terms, slotSize: 2 }, token, title: 'T' })).dropId)
    expect([getSlot(received, 1), proveRow(received, 2)]).toEqual(expected)
  })

  test('a list with open questions is not sealed, whoever asks', async () => {
    const { session } = await opened()
    const drop = { terms, token, title: 'T' }
    await expect(session.freeze(drop)).rejects.toMatchObject({ name: 'UndecidedListError', errors: 1, warnings: 2 })
    session.apply({ kind: 'exclude', lines: [6] })
    await expect(session.freeze(drop)).rejects.toMatchObject({ errors: 0, warnings: 2 })
    session.apply({ kind: 'keep-first' })
    expect((await session.freeze(drop)).total).toBe(8n)
  })

  test('what is left out is told with its money, what was added to another row is not left out', async () => {
    const { session } = await opened()
    const drop = { terms, token, title: 'T' }
    session.apply({ kind: 'exclude', lines: [6, 7] })
    session.apply({ kind: 'merge' })
    expect(session.excludedEntries()).toEqual([
      { line: 6, text: 'nonsense,4,z', amount: 4n },
      { line: 7, text: `${C},5,`, amount: 5n },
    ])
    const manifest = await session.freeze(drop)
    const report = createReport({ manifest, words: [], excludedEntries: session.excludedEntries() })
    // 1 + 2 + 3 are paid, the first and the last of them in one row; 4 and 5 are left out.
    expect([report.intended, report.open, report.excluded]).toEqual([15n, 6n, 9n])
    session.undo()
    session.apply({ kind: 'keep-first' })
    expect(session.excludedEntries().map(({ line, amount }) => [line, amount])).toEqual([
      [5, 3n],
      [6, 4n],
      [7, 5n],
    ])
  })

  test('before a list is read it says so', () => {
    expect(() => createListSession().window({ from: 0, count: 1 })).toThrow(DropsError)
  })
})
