import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApolloCache } from '../../../server-data/apollo.ts'
import { UploadRefusedError, uploadDrop } from './uploadDrop.ts'

function sealInSlotsOf(slotSize: number) {
  return makeManifest(makeRows(600, { seed: 7 }), { terms: { slotSize } })
}

let manifest: Manifest
beforeAll(async () => {
  manifest = await sealInSlotsOf(250)
})

type Answers = Record<string, (variables: Record<string, unknown>) => Record<string, unknown> | null>

/** A server that answers each operation by name, and what it was asked. */
function createServer(answers: Answers) {
  const asked: string[] = []
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push(operationName ?? '')
        observer.next({ data: answers[operationName ?? '']?.(variables) ?? null })
        observer.complete()
      }),
  )
  return { apollo: new ApolloClient({ link, cache: createApolloCache() }), asked }
}

function uploadOf(missingChunks: number[]) {
  return {
    __typename: 'Upload',
    id: 'upload',
    chunkCount: 3,
    chunkSlots: 1,
    missingChunks,
    missingChunkCount: missingChunks.length,
  }
}

/** A server that keeps what it is sent. */
function createKeeper(change: Answers = {}) {
  const missing = new Set([0, 1, 2])
  const server = createServer({
    CreateUpload: () => ({ createUpload: { __typename: 'UploadOpened', upload: uploadOf([...missing]) } }),
    AppendRows: ({ input }) => {
      missing.delete((input as { chunk: number }).chunk)
      return { appendRows: { __typename: 'RowsAppended', upload: uploadOf([...missing]) } }
    },
    MissingChunks: () => ({ upload: uploadOf([...missing]) }),
    SealUpload: () => ({
      sealUpload: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: manifest.dropId } },
    }),
    ...change,
  })
  const progress: number[] = []
  const upload = () =>
    uploadDrop({
      apollo: server.apollo,
      manifest,
      onProgress: ({ sentChunks }) => progress.push(sentChunks),
    })
  return { ...server, upload, progress }
}

describe('keeping a sealed list on the server', () => {
  test('sends every chunk and has it sealed', async () => {
    const { upload, asked, progress } = createKeeper()
    await upload()
    expect(asked).toEqual(['CreateUpload', 'AppendRows', 'AppendRows', 'AppendRows', 'MissingChunks', 'SealUpload'])
    expect(progress).toEqual([0, 1, 2, 3])
  })

  test('a drop that is already kept is done', async () => {
    const { upload, asked } = createKeeper({
      CreateUpload: () => ({
        createUpload: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: manifest.dropId } },
      }),
    })
    await upload()
    expect(asked).toEqual(['CreateUpload'])
  })

  test.each(['CreateUpload', 'AppendRows', 'SealUpload'])(
    'an empty answer to %s is never taken for kept',
    async (name) => {
      const { upload } = createKeeper({ [name]: () => null })
      await expect(upload()).rejects.toThrow(UploadRefusedError)
    },
  )

  test('what the server says against it is passed on', async () => {
    const message = 'Sign in again, then save.'
    const { upload } = createKeeper({
      SealUpload: () => ({ sealUpload: { __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN', message } }),
    })
    await expect(upload()).rejects.toMatchObject({ name: 'UploadRefusedError', message })
  })

  test('a server that forgets what it took ends the upload with a sentence, not in a circle', async () => {
    const { upload, asked } = createKeeper({ MissingChunks: () => ({ upload: uploadOf([0, 1, 2]) }) })
    await expect(upload()).rejects.toThrow(/keeps asking for the same part/)
    expect(asked.filter((name) => name === 'AppendRows').length).toBeLessThanOrEqual(9)
  })

  test('a list of so many chunks that the server names them one by one is sent to its end', async () => {
    const long = await sealInSlotsOf(60)
    const missing = new Set(Array.from({ length: long.slotCount }, (_, chunk) => chunk))
    const page = () => ({
      ...uploadOf([...missing].slice(0, 1)),
      chunkCount: long.slotCount,
      missingChunkCount: missing.size,
    })
    const { apollo, asked } = createServer({
      CreateUpload: () => ({ createUpload: { __typename: 'UploadOpened', upload: page() } }),
      AppendRows: ({ input }) => {
        missing.delete((input as { chunk: number }).chunk)
        return { appendRows: { __typename: 'RowsAppended', upload: page() } }
      },
      MissingChunks: () => ({ upload: page() }),
      SealUpload: () => ({ sealUpload: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: long.dropId } } }),
    })
    await uploadDrop({ apollo, manifest: long, onProgress: () => {} })
    expect(asked.filter((name) => name === 'AppendRows')).toHaveLength(10)
    expect(asked.at(-1)).toBe('SealUpload')
  })

  describe('a list that the server takes its time for', () => {
    const underWay = () => ({
      sealUpload: {
        __typename: 'SealingUnderWay',
        upload: { __typename: 'Upload', id: 'upload', sealing: sealing('QUEUED', 0) },
      },
    })
    const sealing = (state: string, doneRows: number, problem: object | null = null) => ({
      __typename: 'Sealing',
      state,
      doneRows,
      problem,
    })
    /** A server that is asked how far it is, and what it says, one look after another. */
    const follow = (looks: object[]) => {
      const server = createKeeper({
        SealUpload: underWay,
        Sealing: () => ({ upload: null, drop: null, ...looks.shift() }),
      })
      const checked: (number | undefined)[] = []
      const kept = uploadDrop({
        apollo: server.apollo,
        manifest,
        onProgress: ({ checkedRows }) => checked.push(checkedRows),
        pause: () => Promise.resolve(),
      })
      return { ...server, checked, kept }
    }
    const upload = (part: object) => ({ upload: { __typename: 'Upload', id: 'upload', sealing: part } })
    const drop = () => ({ drop: { __typename: 'Drop', id: manifest.dropId } })

    test('is followed until it is sealed', async () => {
      const looks = [upload(sealing('QUEUED', 0)), upload(sealing('SEALING', 500)), drop()]
      const { kept, checked } = follow(looks)
      await kept
      expect(checked.filter((rows) => rows !== undefined)).toEqual([0, 0, 500])
    })

    test('is kept that became a drop between the look for its upload and the one for the drop', async () => {
      const { kept, asked } = follow([upload(sealing('SEALING', 500)), {}, drop()])
      await kept
      expect(asked.filter((name) => name === 'Sealing')).toHaveLength(3)
    })

    test.each([
      [
        'refused',
        upload(sealing('FAILED', 0, { __typename: 'InvalidManifest', code: 'X', message: 'Wrong.', values: null })),
        /Wrong/,
      ],
      ['cancelled elsewhere', upload(sealing('CANCELLED', 0)), /was cancelled/],
      ['gone', {}, /no longer has this upload/],
    ])('is not taken for kept when it is %s', async (_name, look, reason) => {
      await expect(follow([look]).kept).rejects.toThrow(reason)
    })

    const cancelWhileSealing = (answer: string) => {
      const ending = new AbortController()
      const server = createKeeper({
        SealUpload: () => {
          ending.abort(new RangeError('no longer wanted'))
          return underWay()
        },
        CancelSealing: () => ({ cancelSealing: { __typename: answer } }),
        Sealing: () => ({ upload: null, ...drop() }),
      })
      const parameters = { apollo: server.apollo, manifest, signal: ending.signal, pause: () => Promise.resolve() }
      return { ...server, kept: uploadDrop({ ...parameters, onProgress: () => {} }) }
    }

    test('is no longer sealed when the user cancels', async () => {
      const { kept, asked } = cancelWhileSealing('SealingCancelled')
      await expect(kept).rejects.toThrow('no longer wanted')
      expect(asked.slice(-2)).toEqual(['SealUpload', 'CancelSealing'])
    })

    test('is kept when the user cancels too late', async () => {
      const { kept, asked } = cancelWhileSealing('UploadNotFound')
      await kept
      expect(asked.at(-1)).toBe('Sealing')
    })
  })

  test('an upload that is gone says so', async () => {
    const { upload } = createKeeper({ MissingChunks: () => ({ upload: null }) })
    await expect(upload()).rejects.toThrow(/no longer has this upload/)
  })
})
