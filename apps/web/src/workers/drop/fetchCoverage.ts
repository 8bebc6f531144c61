import { type ChainClient, fetchFunds, fetchWords } from '@slotdrop/delivery'
import { type Hex, openNeedsInShards, type ShardIndex, slotWord } from '@slotdrop/drops'
import type { Coverage } from '../dropProtocol.ts'

/** Shards that are read to add up what is open: some hundred kilobytes. Of a longer list only what the account covers is known. */
const maxShards = 12

function countOpen({ rowCount, terms: { slotSize } }: ShardIndex, words: readonly bigint[]): number {
  return words.reduce((open, word, slot) => {
    let rest = slotWord.full(Math.min(slotSize, rowCount - slot * slotSize)) & ~word
    let count = 0
    for (; rest > 0n; rest &= rest - 1n) count += 1
    return open + count
  }, 0)
}

/**
 * What is still to be claimed of a drop, and how much of it its sender's account covers at the moment.
 *
 * @param load fetches a shard by its name
 * @throws whatever client and `load` throw
 */
export async function fetchCoverage(
  client: ChainClient,
  index: ShardIndex,
  load: (name: Hex) => Promise<Uint8Array>,
): Promise<Coverage> {
  const { terms, rowCount, total } = index
  const slotCount = Math.ceil(rowCount / terms.slotSize)
  const words = await fetchWords({ client, manifest: { ...index, slotCount } })
  const openRows = countOpen(index, words)
  const isShort = index.shards.length <= maxShards
  const needs = openRows > 0 && isShort ? await openNeedsInShards({ index, words, load }) : new Map<bigint, bigint>()
  const { balance, allowance } = await fetchFunds({ client, terms, needs })
  const available = balance < allowance ? balance : allowance
  const open = isShort ? [...needs.values()].reduce((sum, amount) => sum + amount, 0n) : undefined
  const isPartKnown = open !== undefined || openRows === rowCount
  const needed = open ?? total
  const state =
    openRows === 0 || available >= needed ? 'all' : available === 0n ? 'none' : isPartKnown ? 'part' : 'some'
  return { state, openRows, open: isPartKnown ? needed : undefined, available }
}
