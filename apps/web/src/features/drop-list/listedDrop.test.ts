import { expect, test } from 'vitest'
import { type ListedDrop, parseListQuery, selectDrops, stateOf } from './listedDrop.ts'

function drop(title: string, more: Partial<ListedDrop> = {}): ListedDrop {
  return {
    dropId: `0x${title.length}`,
    chainId: 1,
    title,
    symbol: 'MERI',
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

test('what an address says that makes no sense asks for nothing', () => {
  expect(parseListQuery({ state: 'happy', chain: 'x', sort: 'luck' })).toEqual({
    state: undefined,
    chainId: undefined,
    text: '',
    order: 'newest',
  })
})
