import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { BadShardError } from '../../errors.ts'
import type { Address, Hex } from '../../values/address.ts'
import { isAddressShape, isHashText } from '../../values/hexText.ts'
import { dropIdOf } from '../dropStruct.ts'
import { isFields, reader, parseTerms } from '../json/parseFields.ts'
import type { DropTerms, TokenFacts } from '../terms.ts'

/** Which shard holds which accounts, and everything of a drop but its rows. */
export type ShardIndex = {
  readonly title: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly rowCount: number
  readonly total: bigint
  readonly root: Hex
  readonly dropId: Hex
  readonly slotsPerShard: number
  readonly shards: readonly {
    readonly name: Hex
    /** First account of the shard. */
    readonly first: Address
  }[]
}

const indexFormat = 'slot-drop-shards'

/** Writes an index as JSON. */
export function serializeShardIndex({ terms, token, total, ...rest }: ShardIndex): string {
  return JSON.stringify({ format: indexFormat, version: 1, ...terms, ...token, total, ...rest }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
}

function fail(reason: Sentence): never {
  throw new BadShardError({ reason })
}

/**
 * Reads an index; the drop id is computed anew from everything else and has to be the one asked for.
 *
 * @throws BadShardError
 */
export function parseShardIndex(text: string, dropId: Hex): ShardIndex {
  let source: unknown
  try {
    source = JSON.parse(text)
  } catch {
    return fail(sentence(messages.shardIndexNoJson))
  }
  if (!isFields(source)) return fail(sentence(messages.shardIndexNoObject))
  if (source['format'] !== indexFormat || source['version'] !== 1) return fail(sentence(messages.shardIndexFormat))
  const read = reader(source, (reason) => fail(reason))
  const terms = parseTerms(read)
  const { root, shards } = source
  if (!isHashText(root)) return fail(sentence(messages.fieldNoHash, { field: 'root' }))
  const rowCount = read.integer('rowCount')
  const slotsPerShard = read.integer('slotsPerShard')
  const total = read.big('total')
  if (rowCount < 1 || slotsPerShard < 1 || terms.slotSize < 1) return fail(sentence(messages.shardIndexCountZero))
  if (dropIdOf({ terms, rowCount, total, root }) !== dropId) return fail(sentence(messages.shardIndexOtherDrop))
  const expected = Math.ceil(Math.ceil(rowCount / terms.slotSize) / slotsPerShard)
  if (!Array.isArray(shards) || shards.length !== expected) return fail(sentence(messages.shardIndexLacksShards))
  return {
    title: read.text('title'),
    terms,
    token: { symbol: read.text('symbol'), name: read.text('name'), decimals: read.integer('decimals') },
    rowCount,
    total,
    root,
    dropId,
    slotsPerShard,
    shards: shards.map((shard: unknown) => {
      const { name, first } = isFields(shard) ? shard : {}
      if (!isHashText(name) || !isAddressShape(first)) return fail(sentence(messages.shardIndexNoName))
      return { name, first }
    }),
  }
}
