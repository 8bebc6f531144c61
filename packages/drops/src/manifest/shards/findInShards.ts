import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { bytesToHex } from 'viem'
import { BadShardError } from '../../errors.ts'
import { type Keccak, loadKeccak } from '../../keccak/loadKeccak.ts'
import type { Row } from '../../rows/row.ts'
import { siblingsOf } from '../../tree/flatTree.ts'
import { type Address, type Hex, parseAddress } from '../../values/address.ts'
import type { RowProof } from '../proveRow.ts'
import { decodeShard, levelsOf, type ProvenSlot } from './decodeShard.ts'
import type { ShardIndex } from './shardIndex.ts'

/** A row of a list, found and proven. */
export type ProvenRow = Row &
  RowProof & {
    /** Place of the row in the manifest. */
    readonly index: number
  }

/** Shards without a row of the account that one question may need: more only happen when an index lies. */
const maxMisses = 8

function fail(reason: Sentence): never {
  throw new BadShardError({ reason })
}

function provenRows(
  keccak: Keccak,
  { slot, columns, rows, rowsHash, proof }: ProvenSlot,
  account: Address,
  slotSize: number,
): ProvenRow[] {
  if (!rows.some((row) => row.account === account)) return []
  const levels = levelsOf(keccak, columns)
  return rows.flatMap((row, place) =>
    row.account === account
      ? [
          {
            ...row,
            index: slot * slotSize + place,
            slot,
            row: place,
            rowProof: siblingsOf(levels, place).map((node) => bytesToHex(node)),
            rowsHash,
            slotProof: proof,
          },
        ]
      : [],
  )
}

type ReadShard = (shard: number) => Promise<readonly Row[]>

/** Reads the shards around the account's place. The index only says where to begin; the neighbours of the place are proven. */
async function searchByAccount({ shards }: ShardIndex, lower: string, read: ReadShard): Promise<void> {
  const isBefore = (row: Row | undefined) => row !== undefined && row.account.toLowerCase() < lower
  let start = Math.max(
    0,
    shards.findLastIndex(({ first }) => first.toLowerCase() < lower),
  )
  while (start > 0 && !isBefore((await read(start))[0])) start--
  for (let shard = start; shard < shards.length; shard++) {
    const last = (await read(shard)).at(-1)
    if (last !== undefined && last.account.toLowerCase() > lower) break
  }
}

/** Whether a row of the account may lie between two rows of a list in the order of ids. */
function mayLieBetween(before: Row | undefined, after: Row | undefined, lower: string): boolean {
  if (!before || !after) return true
  const isBehind = before.account.toLowerCase() <= lower
  const isAhead = lower <= after.account.toLowerCase()
  if (before.id === after.id) return isBehind && isAhead
  return isBehind || isAhead || after.id - before.id > 1n
}

/** Reads shards of a list in the order of ids, until none that is left can hold a row of the account. Nothing is taken from the index. */
async function searchById(count: number, lower: string, read: ReadShard): Promise<void> {
  // Both ends of a gap are read.
  const gaps: [from: number, to: number][] = [[0, count - 1]]
  await read(0)
  await read(count - 1)
  for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
    const [from, to] = gap
    if (to - from < 2) continue
    const [before, after] = [(await read(from)).at(-1), (await read(to))[0]]
    if (!mayLieBetween(before, after, lower)) continue
    const middle = Math.floor((from + to) / 2)
    await read(middle)
    gaps.push([from, middle], [middle, to])
  }
}

/**
 * Looks an account up in a drop whose list is kept as shards: which rows it has, each with its proof; none when it is provably
 * not in the list. Neither the server nor the shards are trusted, only the index's root, which the caller compares with the chain.
 *
 * @param load fetches a shard by its name
 * @throws BadShardError when a shard was tampered with
 */
export async function findInShards({
  index,
  account: wanted,
  load,
}: {
  index: ShardIndex
  account: Address
  load: (name: Hex) => Promise<Uint8Array>
}): Promise<ProvenRow[]> {
  const parsed = parseAddress(wanted)
  if ('fault' in parsed) return fail(sentence(messages.shardAddress))
  const account = parsed.address
  const keccak = await loadKeccak()
  const lower = account.toLowerCase()
  const isById = index.terms.standard === 'ERC1155'
  const found: ProvenRow[] = []
  const seen = new Map<number, Row[]>()
  let misses = 0
  const read = async (shard: number): Promise<Row[]> => {
    const known = seen.get(shard)
    if (known) return known
    if (misses === maxMisses && !isById) fail(sentence(messages.shardIndexMismatch))
    const { name } = index.shards[shard] ?? fail(sentence(messages.shardIndexIncomplete))
    const slots = decodeShard(keccak, await load(name), index, shard)
    const all = slots.flatMap(({ rows }) => rows)
    seen.set(shard, all)
    const rows = slots.flatMap((slot) => provenRows(keccak, slot, account, index.terms.slotSize))
    if (rows.length === 0) misses++
    found.push(...rows)
    return all
  }
  if (isById) await searchById(index.shards.length, lower, read)
  else await searchByAccount(index, lower, read)
  return found.sort((a, b) => a.index - b.index)
}
