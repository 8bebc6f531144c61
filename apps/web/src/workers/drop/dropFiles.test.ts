import { afterEach, expect, test, vi } from 'vitest'
import { freezeManifest, serializeShardIndex, toShardIndex } from '@slotdrop/drops'
import { makeRows, makeTerms } from '@slotdrop/testing'
import { DropFilesError, fetchIndex } from './dropFiles.ts'

afterEach(() => vi.unstubAllGlobals())

const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }
const manifest = await freezeManifest({
  // A name that looks like what the length is read from.
  title: '"rowCount":1,"shards":[',
  token,
  terms: { ...makeTerms(), slotSize: 2 },
  rows: makeRows(4_001, { seed: 7 }),
})
const index = toShardIndex(manifest)
const bytes = new TextEncoder().encode(serializeShardIndex(index))

/** Answers with a body in pieces, without its length, as what was compressed comes. */
function answerInPieces(pieceCount: number, brokenAfter = Infinity) {
  let piece = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (piece >= brokenAfter) return controller.error(new Error('The connection broke.'))
      const size = Math.ceil(bytes.length / pieceCount)
      if (piece * size >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(piece * size, ++piece * size))
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
}

test('whoever waits for the index of a drop hears how much of it has come', async () => {
  answerInPieces(4)
  const heard: number[] = []
  expect(await fetchIndex(manifest.dropId, { onProgress: (done) => heard.push(done) })).toEqual(index)
  expect(heard.map((done) => Math.round(done * 100))).toEqual([25, 50, 75, 100])
})

test('an index that breaks off on its way can’t be reached: nobody calls it tampered with', async () => {
  answerInPieces(4, 2)
  const reading = fetchIndex(manifest.dropId)
  await expect(reading).rejects.toThrow(DropFilesError)
  await expect(reading).rejects.toMatchObject({ problem: 'unreachable' })
})

test.each([
  [404, 'missing'],
  [503, 'unreachable'],
])('an answer %i is read to its end, so that its connection is not kept open', async (status, problem) => {
  const answer = new Response('{"errors":[]}', { status })
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  await expect(fetchIndex(manifest.dropId)).rejects.toMatchObject({ problem })
  expect(answer.bodyUsed).toBe(true)
})
