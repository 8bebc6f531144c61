import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApolloCache } from '../../server-data/apollo.ts'
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

function draft(missingChunks: number[]) {
  return {
    __typename: 'Draft',
    id: 'draft',
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
    CreateDraft: () => ({ createDraft: { __typename: 'DraftOpened', draft: draft([...missing]) } }),
    AppendRows: ({ input }) => {
      missing.delete((input as { chunk: number }).chunk)
      return { appendRows: { __typename: 'RowsAppended', draft: draft([...missing]) } }
    },
    MissingChunks: () => ({ draft: draft([...missing]) }),
    FreezeDraft: () => ({
      freezeDraft: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: manifest.dropId } },
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
    expect(asked).toEqual(['CreateDraft', 'AppendRows', 'AppendRows', 'AppendRows', 'MissingChunks', 'FreezeDraft'])
    expect(progress).toEqual([0, 1, 2, 3])
  })

  test('a drop that is already kept is done', async () => {
    const { upload, asked } = createKeeper({
      CreateDraft: () => ({
        createDraft: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: manifest.dropId } },
      }),
    })
    await upload()
    expect(asked).toEqual(['CreateDraft'])
  })

  test.each(['CreateDraft', 'AppendRows', 'FreezeDraft'])(
    'an empty answer to %s is never taken for kept',
    async (name) => {
      const { upload } = createKeeper({ [name]: () => null })
      await expect(upload()).rejects.toThrow(UploadRefusedError)
    },
  )

  test('what the server says against it is passed on', async () => {
    const message = 'Sign in again, then save.'
    const { upload } = createKeeper({
      FreezeDraft: () => ({ freezeDraft: { __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN', message } }),
    })
    await expect(upload()).rejects.toThrow(new UploadRefusedError(message))
  })

  test('a server that forgets what it took ends the upload with a sentence, not in a circle', async () => {
    const { upload, asked } = createKeeper({ MissingChunks: () => ({ draft: draft([0, 1, 2]) }) })
    await expect(upload()).rejects.toThrow(/keeps asking for the same part/)
    expect(asked.filter((name) => name === 'AppendRows').length).toBeLessThanOrEqual(9)
  })

  test('a list of so many chunks that the server names them one by one is sent to its end', async () => {
    const long = await sealInSlotsOf(60)
    const missing = new Set(Array.from({ length: long.slotCount }, (_, chunk) => chunk))
    const page = () => ({
      ...draft([...missing].slice(0, 1)),
      chunkCount: long.slotCount,
      missingChunkCount: missing.size,
    })
    const { apollo, asked } = createServer({
      CreateDraft: () => ({ createDraft: { __typename: 'DraftOpened', draft: page() } }),
      AppendRows: ({ input }) => {
        missing.delete((input as { chunk: number }).chunk)
        return { appendRows: { __typename: 'RowsAppended', draft: page() } }
      },
      MissingChunks: () => ({ draft: page() }),
      FreezeDraft: () => ({ freezeDraft: { __typename: 'SavedDrop', drop: { __typename: 'Drop', id: long.dropId } } }),
    })
    await uploadDrop({ apollo, manifest: long, onProgress: () => {} })
    expect(asked.filter((name) => name === 'AppendRows')).toHaveLength(10)
    expect(asked.at(-1)).toBe('FreezeDraft')
  })

  test('a draft that is gone says so', async () => {
    const { upload } = createKeeper({ MissingChunks: () => ({ draft: null }) })
    await expect(upload()).rejects.toThrow(/no longer has this upload/)
  })
})
