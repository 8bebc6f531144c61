import { serializeManifest } from '@slotdrop/drops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest, makeManifestText, makeRows } from '../../../test/makeManifest.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import type { Session } from '../../session.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')

function session(parts: Partial<Session>): Session {
  return {
    address: alice,
    chainId: 1,
    accountType: 'eoa',
    expiresAt,
    ...parts,
  }
}

const auth = createTestAuth({
  alice: session({}),
  bob: session({ address: bob }),
  aliceElsewhere: session({ chainId: 137 }),
  vault: session({ accountType: 'contract' }),
  vaultElsewhere: session({ accountType: 'contract', chainId: 137 }),
})

const saveDrop = /* GraphQL */ `
  mutation Save($manifest: String!, $publish: Boolean! = true) {
    saveDrop(input: { manifest: $manifest, publish: $publish }) {
      __typename
      ... on SavedDrop {
        existed
        drop {
          id
          title
          visibility
          rowCount
          total
        }
      }
      ... on Problem {
        code
        message
      }
      ... on NotTheSender {
        sender
        signedInAs
        signedInChainId
      }
    }
  }
`
const readDrop = /* GraphQL */ `
  query Read($id: Hex!) {
    drop(id: $id) {
      id
      chainId
      sender
      distributor
      title
      root
      fingerprint
      rowCount
      slotCount
      slotSize
      total
      visibility
      manifest
      token {
        address
        symbol
        name
        decimals
        standard
      }
      slots(first: 2) {
        edges {
          node {
            index
            rowCount
            total
            rowsHash
            rowsRoot
            proof
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`
const listDrops = /* GraphQL */ `
  query List($sender: Address!, $chainId: Int, $visibility: DropVisibility, $first: Int, $after: String) {
    drops(sender: $sender, chainId: $chainId, visibility: $visibility, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

type Saved = { __typename: string; code?: string; existed?: boolean; drop?: Record<string, unknown>; message?: string }

describe.each(databaseKinds)('saveDrop on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
    api = createTestApi(open.db, { auth })
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  const save = async (manifest: string, as?: string, publish = true): Promise<Saved> => {
    const answer = await ask(api, saveDrop, { manifest, publish }, as)
    expect(answer.errors).toBeUndefined()
    return answer.data!['saveDrop'] as Saved
  }
  const read = async (id: string, as?: string) =>
    (await ask(api, readDrop, { id }, as)).data!['drop'] as Record<string, unknown> | null
  const list = async (variables: Record<string, unknown>, as?: string) => {
    const answer = await ask(api, listDrops, variables, as)
    expect(answer.errors).toBeUndefined()
    return answer.data!['drops'] as {
      edges: { node: { id: string } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
  }

  test('a manifest is kept and comes back byte for byte', async () => {
    const manifest = await makeManifest({ round: 100n }, 600)
    const text = serializeManifest(manifest)
    expect(await save(text, 'alice')).toMatchObject({
      __typename: 'SavedDrop',
      existed: false,
      drop: { id: manifest.dropId },
    })
    expect(await read(manifest.dropId)).toMatchObject({
      id: manifest.dropId,
      root: manifest.root,
      rowCount: 600,
      slotCount: 3,
      total: manifest.total.toString(),
      manifest: text,
      token: { symbol: 'DEMO', decimals: 18, standard: 'ERC20' },
      slots: {
        edges: [{ node: { index: 0, rowCount: 250 } }, { node: { index: 1 } }],
        pageInfo: { hasNextPage: true },
      },
    })
  })

  test('a list can be filtered by visibility, which shows nothing private to others', async () => {
    const [shown, hidden] = [await makeManifest({ round: 901n }), await makeManifest({ round: 902n })]
    await save(serializeManifest(shown), 'alice')
    await save(serializeManifest(hidden), 'alice', false)
    const ids = [shown, hidden].map(({ dropId }) => dropId)
    const found = async (filters: Record<string, unknown>, as?: string) => {
      const { edges } = await list({ sender: alice, first: 100, ...filters }, as)
      return ids.map((id) => edges.some(({ node }) => node.id === id))
    }
    expect(await found({}, 'alice')).toEqual([true, true])
    expect(await found({ visibility: 'PRIVATE' }, 'alice')).toEqual([false, true])
    expect(await found({ visibility: 'PUBLIC' }, 'alice')).toEqual([true, false])
    for (const stranger of [undefined, 'bob']) {
      expect(await found({}, stranger)).toEqual([true, false])
      expect(await found({ visibility: 'PRIVATE' }, stranger)).toEqual([false, false])
    }
  })

  test('saving twice keeps one drop', async () => {
    const text = await makeManifestText({ round: 101n })
    expect(await save(text, 'alice')).toMatchObject({ existed: false })
    expect(await save(text, 'alice')).toMatchObject({ existed: true })
  })

  test('twenty saves at once keep one drop', async () => {
    const text = await makeManifestText({ round: 102n }, 300)
    const results = await Promise.all(Array.from({ length: 20 }, () => save(text, 'alice')))
    expect(results.filter((result) => result.existed === false)).toHaveLength(1)
    expect(results.every((result) => result.__typename === 'SavedDrop')).toBe(true)
  })

  test('without a session nothing is kept', { tags: ['G5'] }, async () => {
    const manifest = await makeManifest({ round: 103n })
    expect(await save(serializeManifest(manifest))).toMatchObject({ __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN' })
    expect(await read(manifest.dropId)).toBeNull()
  })

  test('a stranger cannot plant a drop in the list of another', { tags: ['G5', 'T11'] }, async () => {
    const manifest = await makeManifest({ round: 104n })
    expect(await save(serializeManifest(manifest), 'bob')).toMatchObject({
      __typename: 'NotTheSender',
      sender: alice,
      signedInAs: bob,
    })
    expect(await read(manifest.dropId)).toBeNull()
    const { edges } = await list({ sender: alice })
    expect(edges.map((edge) => edge.node.id)).not.toContain(manifest.dropId)
  })

  test(
    'a contract account saves on the chain it signed for alone; a key on every chain',
    { tags: ['S8', 'T5'] },
    async () => {
      const here = await makeManifestText({ round: 105n })
      const there = await makeManifestText({ round: 105n, chainId: 137 })
      expect(await save(here, 'vaultElsewhere')).toMatchObject({ __typename: 'NotTheSender' })
      expect(await save(here, 'vault')).toMatchObject({ __typename: 'SavedDrop' })
      expect(await save(there, 'vault')).toMatchObject({ __typename: 'NotTheSender' })
      expect(await save(there, 'alice')).toMatchObject({ __typename: 'SavedDrop' })
    },
  )

  test.each<[string, (json: Record<string, unknown>) => void]>([
    ['another root', (json) => (json['root'] = `0x${'11'.repeat(32)}`)],
    ['another drop id', (json) => (json['dropId'] = `0x${'11'.repeat(32)}`)],
    ['one amount changed', (json) => ((json['rows'] as string[][])[0]![1] = '1')],
    ['one row less', (json) => (json['rows'] as string[][]).pop()],
    ['another sender', (json) => (json['sender'] = bob)],
    ['another round', (json) => (json['round'] = '7')],
    ['no rows', (json) => (json['rows'] = [])],
  ])('a manifest with %s is refused', async (_name, change) => {
    const json = JSON.parse(await makeManifestText({ round: 106n })) as Record<string, unknown>
    change(json)
    const result = await save(JSON.stringify(json), 'alice')
    expect(result).toMatchObject({ __typename: 'InvalidManifest', code: 'INVALID_MANIFEST' })
    expect(result.message).not.toBe('')
  })

  test.each(['', 'null', '[]', '{}', '"x"', '{"version":1', `{"version":1,"rows":${'['.repeat(500)}`])(
    'text %s is refused as a manifest',
    async (text) => {
      expect(await save(text, 'alice')).toMatchObject({ __typename: 'InvalidManifest' })
    },
  )

  test('a chain without a distributor, and a distributor that is not ours, are refused by name', async () => {
    expect(await save(await makeManifestText({ chainId: 10 }), 'alice')).toMatchObject({
      __typename: 'ChainNotOffered',
    })
    expect(await save(await makeManifestText({ chainId: 56 }), 'alice')).toMatchObject({
      __typename: 'ChainNotOffered',
    })
    expect(await save(await makeManifestText({ distributor: bob }), 'alice')).toMatchObject({
      __typename: 'OtherDistributor',
    })
  })

  test(
    'a private drop is there for its signed-in sender only, and looks unknown to others',
    { tags: ['T11'] },
    async () => {
      const manifest = await makeManifest({ round: 107n })
      const text = serializeManifest(manifest)
      expect(await save(text, 'alice', false)).toMatchObject({ drop: { visibility: 'PRIVATE' } })
      const ids = async (as?: string) =>
        (await list({ sender: alice, first: 100 }, as)).edges.map((edge) => edge.node.id)
      expect(await read(manifest.dropId, 'alice')).toMatchObject({ visibility: 'PRIVATE' })
      expect(await ids('alice')).toContain(manifest.dropId)
      for (const as of [undefined, 'bob', 'vaultElsewhere']) {
        expect(await read(manifest.dropId, as)).toBeNull()
        expect(await ids(as)).not.toContain(manifest.dropId)
      }
      expect(await save(text, 'alice', true)).toMatchObject({ existed: true, drop: { visibility: 'PUBLIC' } })
      expect(await read(manifest.dropId)).toMatchObject({ visibility: 'PUBLIC' })
    },
  )

  test('a list is paged by cursors, newest first, and pages above 100 are refused', { tags: ['G6'] }, async () => {
    const ids: string[] = []
    for (let round = 0n; round < 5n; round++) {
      const manifest = await makeManifest({ sender: bob, round })
      await save(serializeManifest(manifest), 'bob')
      ids.unshift(manifest.dropId)
    }
    const seen: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await list({ sender: bob, first: 2, after })
      seen.push(...page.edges.map((edge) => edge.node.id))
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    expect(seen).toEqual(ids)
    expect((await list({ sender: bob, chainId: 137 })).edges).toEqual([])
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { first: -1 },
      { after: 'nonsense' },
      { after: 'cm93OjE' },
    ]) {
      const answer = await ask(api, listDrops, { sender: bob, ...variables })
      expect(answer.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    }
  })

  test('rows are read in pages across slots', async () => {
    const manifest = await makeManifest({ round: 108n }, makeRows(260, 99n))
    await save(serializeManifest(manifest), 'alice')
    const query = /* GraphQL */ `
      query Rows($id: Hex!, $after: String) {
        drop(id: $id) {
          rows(first: 90, after: $after) {
            edges {
              node {
                index
                slot
                slotRow
                account
                tokenId
                amount
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `
    type Rows = { edges: { node: Record<string, unknown> }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    const seen: Record<string, unknown>[] = []
    let after: string | undefined
    for (;;) {
      const answer = await ask(api, query, { id: manifest.dropId, after })
      const { rows } = answer.data!['drop'] as { rows: Rows }
      seen.push(...rows.edges.map((edge) => edge.node))
      if (!rows.pageInfo.hasNextPage) break
      after = rows.pageInfo.endCursor
    }
    expect(seen).toEqual(
      Array.from({ length: 260 }, (_, index) => {
        const { account, id, amount } = manifest.rowAt(index)
        return {
          index,
          slot: index < 250 ? 0 : 1,
          slotRow: index % 250,
          account,
          tokenId: `${id}`,
          amount: `${amount}`,
        }
      }),
    )
  })

  test('the list survives a restart', async () => {
    const before = await list({ sender: alice, first: 100 })
    await open.close()
    open = await database.open()
    api = createTestApi(open.db, { auth })
    expect(await list({ sender: alice, first: 100 })).toEqual(before)
    expect(before.edges.length).toBeGreaterThan(3)
  })
})
