import { packDecisions, noDecisions } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import type { DraftContent } from '../../device/deviceStore.ts'
import { ListTooLargeError, packList } from '../../workers/packedList.ts'
import { headOf, packHead, unpackDraft, UnreadableDraftError } from './packDraft.ts'

const content: DraftContent = {
  token: '{"chainId":1,"symbol":"MERI"}',
  input: 'address,amount\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8,1\n',
  fileName: 'list.csv',
  title: 'March',
  mode: 'both',
  choices: { round: '7', policy: 'strict', opensAtSeconds: '1790000000', slotSize: 180 },
  decisions: packDecisions({
    ...noDecisions,
    excluded: new Set([9, 3, 1_000_000]),
    // One of the lines says what lines are kept as.
    edits: new Map([
      [4, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC,75.5'],
      [5, '"$lines":0'],
    ]),
    kept: new Map([['duplicate' as never, new Set([7])]]),
    allocation: { kind: 'equal', amount: 10n ** 18n },
    names: new Map([['meri.eth', { kind: 'not-found', name: 'meri.eth' }]]),
  }),
}

async function travel(draft: DraftContent) {
  return unpackDraft(await packHead(headOf(draft)), draft.input === undefined ? undefined : await packList(draft.input))
}

describe('a draft that travels', () => {
  test('comes back as it was: list, edits, rows set aside, choices', async () => {
    expect(await travel(content)).toEqual(content)
    expect(await travel({ ...content, input: undefined, decisions: undefined })).toEqual({
      ...content,
      input: undefined,
      decisions: undefined,
    })
  })

  test('is one of the drops of a list still; what can’t be read of that is dropped', async () => {
    const series = { id: '6e2b', place: 1, rows: 4, sum: '12000000000000000000000000000000000000' }
    expect((await travel({ ...content, series })).series).toEqual(series)
    const read = async (kept: unknown) => {
      const head = JSON.stringify({ ...(JSON.parse(headOf(content)) as object), series: kept })
      return (await unpackDraft(await packHead(head), undefined)).series
    }
    expect(await read({ ...series, sum: '1e9' })).toEqual({ id: '6e2b', place: 1, rows: 4 })
    for (const kept of [null, 7, 'x', [], { ...series, id: 7 }, { ...series, place: 0.5 }, { ...series, rows: '4' }])
      expect(await read(kept)).toBeUndefined()
  })

  test('of a page that kept no terms opens with the usual ones, and says what it said', async () => {
    const before =
      '{"version":1,"token":"","isFile":false,"fileName":"list.csv","title":"March","mode":"claim","decisions":null}'
    const draft = await unpackDraft(await packHead(before), undefined)
    expect(draft).toMatchObject({ title: 'March', mode: 'claim', choices: undefined })
    expect(headOf(draft)).toBe(before)
  })

  test('with terms of its own is of a version that pages of before refuse', () => {
    expect(JSON.parse(headOf(content))).toMatchObject({ version: 2, choices: content.choices })
  })

  test('drops a term that it can’t read, and opens', async () => {
    const head = JSON.stringify({
      ...(JSON.parse(headOf(content)) as object),
      choices: { ...content.choices, round: 'seven', opensAtSeconds: [], slotSize: 1e9 },
    })
    const { choices, title } = await unpackDraft(await packHead(head), undefined)
    expect({ choices, title }).toEqual({ choices: { policy: 'strict' }, title: 'March' })
  })

  test('a file comes back as a file, byte for byte', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x30, 0x00])
    const { input } = await travel({ ...content, input: new Blob([bytes]) })
    expect(new Uint8Array(await (input as Blob).arrayBuffer())).toEqual(bytes)
  })

  test('says the same when nothing changed, and something else when a decision did', () => {
    expect(headOf({ ...content })).toBe(headOf(content))
    const other = { ...content, decisions: packDecisions({ ...noDecisions, excluded: new Set([9]) }) }
    expect(headOf(other)).not.toBe(headOf(content))
  })

  test('is not packed further than an account keeps', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(50_000))
    await expect(packList(new Blob([bytes]), 40_000)).rejects.toThrow(ListTooLargeError)
    expect((await packList(new Blob([bytes]), 60_000)).bytes.length).toBeLessThan(60_000)
  })

  test('is refused when its list is not the one that was kept', async () => {
    const head = await packHead(headOf(content))
    const { hash } = await packList('address,amount\n')
    const { bytes } = await packList('address,amount\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8,9\n')
    await expect(unpackDraft(head, { hash, bytes })).rejects.toThrow(UnreadableDraftError)
  })

  test.each(['{', '{"version":3}', '{"version":1,"token":"","fileName":"","title":"","mode":"burn"}'])(
    'is refused when its head is %s',
    async (head) => {
      await expect(unpackDraft(await packHead(head), undefined)).rejects.toThrow(UnreadableDraftError)
    },
  )

  test('is refused when it is not packed at all', async () => {
    await expect(unpackDraft(new Uint8Array([1, 2, 3]), undefined)).rejects.toThrow(UnreadableDraftError)
  })
})
