import { expect, test } from 'vitest'
import { createListSession, type DropTerms, type ListSession } from '@slotdrop/drops'
import { toCsv, makeRows } from '@slotdrop/testing'
import type { Asset } from '../asset/fetchAsset.ts'
import { findRepeats, type KnownDrop, nextRound } from './findRepeats.ts'

const asset = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 31_337,
  standard: 'ERC20',
  symbol: 'MERI',
  name: 'Meridian',
  decimals: 18,
  balance: 1n,
} satisfies Asset

const terms: DropTerms = {
  chainId: 31_337,
  distributor: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  sender: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  token: asset.address,
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 1n,
  slotSize: 250,
}
const parts = { title: 'March', token: { symbol: 'MERI', name: 'Meridian', decimals: 18 } }

async function read(text: string) {
  const session = createListSession()
  const summary = await session.open(text, { standard: 'ERC20', decimals: 18, symbol: 'MERI' })
  const identified: DropTerms[] = []
  const identify = async (of: DropTerms) => {
    identified.push(of)
    return (await session.freeze({ ...parts, terms: of })).dropId
  }
  return { session, summary, identify, identified }
}

async function sealed(session: ListSession, own: Partial<DropTerms>, more: Partial<KnownDrop> = {}) {
  const manifest = await session.freeze({ ...parts, terms: { ...terms, ...own } })
  const { dropId, title, rowCount, total } = manifest
  return { dropId, title, rowCount, total, terms: manifest.terms, sealedAt: 1, ...more } satisfies KnownDrop
}

const lines = toCsv(makeRows(6, { seed: 3_001 }))
  .trim()
  .split('\n')
const [header = '', ...rows] = lines

test('the same rows in another order, sealed under whatever terms, are found, newest first', async () => {
  const { session } = await read(lines.join('\n'))
  const first = await sealed(session, { policy: 'strict', slotSize: 2 })
  const second = await sealed(
    session,
    { round: 2n, closesAtSeconds: 9_000_000_000n },
    { sealedAt: 2, total: undefined },
  )
  const again = await read([header, ...rows.toReversed()].join('\n'))
  expect(await findRepeats([first, second], { asset, ...again })).toEqual([second, first])
  expect(nextRound([first, second])).toBe(3n)
})

test('another amount, another token, another network are another list', async () => {
  const { session, summary, identify } = await read(lines.join('\n'))
  const other = await read([header, ...rows.slice(1), `${rows[0]?.split(',')[0]},1`].join('\n'))
  const found = (known: KnownDrop, of: Asset = asset) => findRepeats([known], { asset: of, summary, identify })
  const own = await sealed(session, {})
  expect(await found(own)).toEqual([own])
  expect(await found(await sealed(other.session, {}, { total: undefined }))).toEqual([])
  expect(await found(own, { ...asset, chainId: 1 })).toEqual([])
  expect(await found(own, { ...asset, address: terms.sender })).toEqual([])
})

test('what differs in number or sum is not compared row by row, and of what does not a few', async () => {
  const { session, summary, identify, identified } = await read(lines.join('\n'))
  const own = await sealed(session, {})
  const many = Array.from({ length: 9 }, (_, at) => ({ ...own, dropId: `0x${at}`, sealedAt: at }))
  const others = [
    { ...own, rowCount: 7 },
    { ...own, total: own.total + 1n },
  ]
  expect(await findRepeats([...others, ...many], { asset, summary, identify })).toEqual([])
  expect(identified).toHaveLength(5)
})

test('who never sent a list sends it in round 1', () => {
  expect(nextRound([])).toBe(1n)
})
