import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { describe, expect, test } from 'vitest'
import { createApolloCache } from '../../server-data/apollo.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { keepInAccount } from './keepInAccount.ts'
import { ListTooLargeError, packList, unpackList } from '../../workers/packedList.ts'
import { fetchFromAccount } from './fetchFromAccount.ts'

const draft: DeviceDraft = {
  key: '6f0c7f0e-6f0a-4c5e-9d4b-000000000001',
  token: '{"chainId":137,"symbol":"MERI"}',
  input: 'address,amount\n',
  fileName: 'list.csv',
  decisions: undefined,
  title: 'March',
  mode: 'push',
  rowCount: 3,
  changedAt: 5,
  openedAt: 5,
  account: { owner: '0x1', revision: 4, keptAt: 1, changedAt: 2 },
}
const list = { hash: '0xabcd' as const, bytes: new Uint8Array(1_500_000).fill(7) }

type Sent = {
  readonly input: { readonly part: number; readonly data: string }
}
type Answers = Record<string, (variables: Sent) => Record<string, unknown>>

function createServer(answers: Answers) {
  const asked: { name: string; variables: Record<string, unknown> }[] = []
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const name = operationName ?? ''
        asked.push({ name, variables })
        observer.next({ data: answers[name]?.(variables as unknown as Sent) ?? null })
        observer.complete()
      }),
  )
  return { apollo: new ApolloClient({ link, cache: createApolloCache() }), asked }
}

function answer(__typename: string, more: object = {}) {
  return {
    SaveDraft: () => ({ saveDraft: { __typename, code: 'X', message: 'Why.', ...more } }),
  }
}

const kept = {
  __typename: 'SavedDraft',
  draft: { __typename: 'Draft', id: draft.key, revision: 5, updatedAt: '2026-03-01T12:04:00.000Z' },
}

function keep(apollo: ApolloClient, progress: number[] = []) {
  return keepInAccount({
    apollo,
    draft,
    packList: async () => list,
    onProgress: ({ sentParts }) => progress.push(sentParts),
  })
}

describe('keeping a draft in an account', () => {
  test('a list that the account has is not sent again', async () => {
    const { apollo, asked } = createServer({ SaveDraft: () => ({ saveDraft: kept }) })
    expect(await keep(apollo)).toEqual({ kind: 'kept', revision: 5, keptAt: Date.parse('2026-03-01T12:04:00.000Z') })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.variables['input']).toMatchObject({
      baseRevision: 4,
      chainId: 137,
      symbol: 'MERI',
      rowCount: 3,
      listHash: '0xabcd',
      listBytes: 1_500_000,
    })
  })

  test('the parts it lacks are sent, no others, each of the size asked for', async () => {
    const parts: { part: number; length: number }[] = []
    const { apollo } = createServer({
      SaveDraft: () => ({
        saveDraft:
          parts.length === 2
            ? kept
            : { __typename: 'ListIncomplete', code: 'X', message: 'Why.', missingParts: [0, 2] },
      }),
      AddListPart: ({ input: { part, data } }) => {
        parts.push({ part, length: atob(data).length })
        return { addListPart: { __typename: 'ListPartAdded', part } }
      },
    })
    const progress: number[] = []
    expect(await keep(apollo, progress)).toMatchObject({ kind: 'kept' })
    expect(parts).toEqual([
      { part: 0, length: 640_000 },
      { part: 2, length: 220_000 },
    ])
    expect(progress).toEqual([1, 2])
  })

  test('a server that lacks the same parts forever is not asked forever', async () => {
    const { apollo, asked } = createServer({
      ...answer('ListIncomplete', { missingParts: [0] }),
      AddListPart: () => ({ addListPart: { __typename: 'ListPartAdded', part: 0 } }),
    })
    expect(await keep(apollo)).toMatchObject({ kind: 'refused' })
    expect(asked.length).toBeLessThan(10)
  })

  test('what another device kept is told, not written over', async () => {
    const theirs = { ...kept.draft, revision: 9, rowCount: 12 }
    const { apollo } = createServer(answer('DraftConflict', { draft: theirs }))
    expect(await keep(apollo)).toEqual({
      kind: 'conflict',
      theirs: { revision: 9, rowCount: 12, keptAt: Date.parse('2026-03-01T12:04:00.000Z') },
    })
  })

  test.each([
    ['DraftNotFound', { kind: 'gone' }],
    ['NotSignedIn', { kind: 'signed-out' }],
    ['TooManyDrafts', { kind: 'refused', reason: 'Why.' }],
    ['DraftTooLarge', { kind: 'refused', reason: 'Why.' }],
  ])('%s', async (type, outcome) => {
    const found = await keep(createServer(answer(type)).apollo)
    expect(found.kind === 'refused' ? { ...found, reason: String(found.reason) } : found).toEqual(outcome)
  })

  test('a list beyond the limit is not sent at all', async () => {
    const { apollo, asked } = createServer({})
    const packList = () => Promise.reject(new ListTooLargeError())
    expect(await keepInAccount({ apollo, draft, packList, onProgress: () => undefined })).toEqual({ kind: 'too-large' })
    expect(asked).toEqual([])
  })

  test('kept on one device, it is read on another as it was', async () => {
    const shelf = { head: '', listHash: '', parts: [] as string[] }
    const { apollo } = createServer({
      SaveDraft: ({ input }) => {
        Object.assign(shelf, input)
        return {
          saveDraft:
            shelf.parts.length > 0
              ? kept
              : { __typename: 'ListIncomplete', code: 'X', message: 'Why.', missingParts: [0] },
        }
      },
      AddListPart: ({ input: { data } }) => {
        shelf.parts.push(data)
        return { addListPart: { __typename: 'ListPartAdded', part: 0 } }
      },
      DraftHead: () => ({
        draft: { ...kept.draft, rowCount: 3, head: shelf.head, listHash: shelf.listHash, partCount: 1 },
      }),
      DraftPart: () => ({
        draft: { __typename: 'Draft', id: draft.key, listHash: shelf.listHash, listPart: shelf.parts[0] },
      }),
    })
    await keepInAccount({ apollo, draft, packList, onProgress: () => undefined })
    const keptAt = Date.parse('2026-03-01T12:04:00.000Z')
    expect(await fetchFromAccount({ apollo, key: draft.key, owner: '0x1', unpackList, now: 9 })).toEqual({
      ...draft,
      changedAt: keptAt,
      openedAt: 9,
      account: { owner: '0x1', revision: 5, keptAt, changedAt: keptAt },
    })
  })
})
