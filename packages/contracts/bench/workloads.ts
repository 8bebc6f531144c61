import { type Address, keccak256, toHex } from 'viem'
import type { Row } from '../test/encode.ts'

function hashOf(text: string) {
  return keccak256(toHex(text))
}

function random(index: number, salt: string) {
  return BigInt(hashOf(`${salt}${index}`))
}

/** An account that nobody holds the key of. */
export function accountOf(index: number): Address {
  return `0x${hashOf(`account${index}`).slice(26)}`
}

/** Siblings that stand for the rest of a tree: twelve slots' levels are 4,096 slots, a million rows. */
export const siblings = Array.from({ length: 12 }, (_, index) => hashOf(`sibling${index}`))

export type Amounts = 'full' | '2 decimals' | 'equal'

const amountOf: Record<Amounts, (index: number, unit: bigint) => bigint> = {
  full: (index, unit) => unit + (random(index, 'amount') % (100n * unit)),
  '2 decimals': (index, unit) => ((100n + (random(index, 'amount') % 50_000n)) * unit) / 100n,
  equal: (_, unit) => 5n * unit,
}

function sorted(rows: Row[]) {
  return rows.toSorted((a, b) => (BigInt(a.account) < BigInt(b.account) ? -1 : 1))
}

function sortedById(rows: Row[]) {
  return sorted(rows).toSorted((a, b) => Number(a.id - b.id))
}

/** Rows of a token with amounts, whose unit is its smallest amount times ten to its decimals. */
export function amountRows(count: number, amounts: Amounts, unit: bigint): Row[] {
  return sorted(
    Array.from({ length: count }, (_, index) => ({
      account: accountOf(index),
      id: 0n,
      amount: amountOf[amounts](index, unit),
    })),
  )
}

/** One NFT each. */
export function nftRows(count: number, first: bigint): Row[] {
  return sorted(
    Array.from({ length: count }, (_, index) => ({ account: accountOf(index), id: first + BigInt(index), amount: 1n })),
  )
}

/** A few items each, of so many ids. */
export function itemRows(count: number, ids: number): Row[] {
  return sortedById(
    Array.from({ length: count }, (_, index) => ({
      account: accountOf(index),
      id: BigInt((index % ids) + 1),
      amount: BigInt((index % 7) + 1),
    })),
  )
}
