import { expect, test } from 'vitest'
import { type ListedDrop, listedClaims, parseListQuery, selectDrops, stateOf } from './listedDrop.ts'

function drop(title: string, more: Partial<ListedDrop> = {}): ListedDrop {
  return {
    dropId: `0x${title.length}`,
    chainId: 1,
    title,
    symbol: 'MERI',
    money: { token: '0x00000000000000000000000000000000000000aa', standard: 'ERC20', decimals: 18, total: 100n },
    rowCount: 10,
    slotCount: 1,
    sealedAt: 0,
    isHere: true,
    ...more,
  }
}

function seen(settledRows: number, refusedRows: number) {
  return { settledRows, refusedRows, at: 0 }
}

test('a drop is sealed until something of it was tried, and complete when every row is paid', () => {
  expect(stateOf({ rowCount: 10, seen: undefined })).toBe('sealed')
  expect(stateOf({ rowCount: 10, seen: seen(0, 0) })).toBe('sealed')
  expect(stateOf({ rowCount: 10, seen: seen(4, 0) })).toBe('open')
  expect(stateOf({ rowCount: 10, seen: seen(0, 2) })).toBe('refused')
  expect(stateOf({ rowCount: 10, seen: seen(10, 0) })).toBe('complete')
})

test('a drop whose recipients claim says so, whoever of them has claimed and wherever it was seen', () => {
  const claims = { isOpen: true, sentRows: 0, opensAt: 0, closesAt: 0 }
  const now = 1_000_000
  const state = (more: Partial<ListedDrop>) => {
    const listed = drop('Claims', more)
    return [stateOf(listed, now), listedClaims(listed, now)?.kind]
  }
  expect(state({ seen: { ...seen(0, 0), claims } })).toEqual(['claims', 'open'])
  expect(state({ seen: { ...seen(4, 0), claims } })).toEqual(['claims', 'open'])
  expect(state({ mode: 'claim' })).toEqual(['claims', 'not-enabled'])
  expect(state({ seen: { ...seen(4, 0), claims: { ...claims, closesAt: 1 } } })).toEqual(['closed', 'closed'])
  expect(state({ seen: { ...seen(4, 2), claims } })).toEqual(['refused', undefined])
  expect(state({ seen: { ...seen(10, 0), claims } })).toEqual(['complete', undefined])
  expect(state({ seen: { ...seen(4, 0), claims, isCancelled: true } })).toEqual(['closed', undefined])
})

test('state, network, words and order come from the address', () => {
  const drops = [
    drop('Bees', { sealedAt: 2, rowCount: 5 }),
    drop('Ants', { sealedAt: 1, chainId: 137 }),
    drop('Cats', { sealedAt: 3, seen: seen(10, 0), symbol: 'CATS' }),
  ]
  const titles = (query: Record<string, string>) => selectDrops(drops, parseListQuery(query)).map(({ title }) => title)
  expect(titles({})).toEqual(['Cats', 'Bees', 'Ants'])
  expect(titles({ sort: 'name' })).toEqual(['Ants', 'Bees', 'Cats'])
  expect(titles({ sort: 'rows' })).toEqual(['Ants', 'Cats', 'Bees'])
  expect(titles({ state: 'complete' })).toEqual(['Cats'])
  expect(titles({ chain: '137' })).toEqual(['Ants'])
  expect(titles({ q: ' cats' })).toEqual(['Cats'])
})

test('what needs its sender, is under way, complete or closed can be asked for alone; drafts are no drops', () => {
  const drops = [
    drop('Sealed'),
    drop('Sent in part', { seen: seen(4, 0) }),
    drop('Claimed in part', { mode: 'claim' }),
    drop('Refused', { seen: seen(8, 2) }),
    drop('Paid', { seen: seen(10, 0) }),
    drop('Cancelled', { seen: { ...seen(4, 0), isCancelled: true } }),
  ]
  const titles = (state: string) => selectDrops(drops, parseListQuery({ state })).map(({ title }) => title)
  expect(titles('under-way')).toEqual(['Sealed', 'Sent in part', 'Claimed in part'])
  expect(titles('needs-you')).toEqual(['Refused'])
  expect(titles('complete')).toEqual(['Paid'])
  expect(titles('closed')).toEqual(['Cancelled'])
  expect(titles('drafts')).toEqual([])
})

test('what an address says that makes no sense asks for nothing', () => {
  expect(parseListQuery({ state: 'happy', chain: 'x', sort: 'luck' })).toEqual({
    part: undefined,
    chainId: undefined,
    text: '',
    order: 'newest',
  })
})
