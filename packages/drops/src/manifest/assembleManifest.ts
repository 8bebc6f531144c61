import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { BadRowError } from '../errors.ts'
import type { Keccak } from '../keccak/loadKeccak.ts'
import { type RowColumns, rowAt } from '../rows/rowColumns.ts'
import { rootOf, type Seal } from '../tree/sealSlots.ts'
import { checksumAddress } from '../values/address.ts'
import { maxUint256, sumUints } from '../values/uint256.ts'
import { dropIdOf } from './dropStruct.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Manifest } from './manifest.ts'
import type { DropTerms, TokenFacts } from './terms.ts'

function checksummed(terms: DropTerms): DropTerms {
  return {
    ...terms,
    distributor: checksumAddress(terms.distributor),
    sender: checksumAddress(terms.sender),
    token: checksumAddress(terms.token),
  }
}

function totalsOf({ amounts, count }: RowColumns, slotSize: number): bigint[] {
  return Array.from({ length: Math.ceil(count / slotSize) }, (_, slot) => {
    const first = slot * slotSize
    const size = Math.min(slotSize, count - first)
    return amounts ? sumUints(amounts.subarray(first * 8), size, () => true) : BigInt(size)
  })
}

/** What is known before the chain is asked: everything of a manifest but what follows from its rows and terms. */
export type SealedParts = {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  /** In canonical order, and checked. */
  readonly columns: RowColumns
  readonly seal: Seal
  readonly keccak: Keccak
}

/** Puts a manifest together from sorted rows and their hashes. */
export function assembleManifest({ terms, token, title, columns, seal, keccak }: SealedParts): Manifest {
  const slotTotals = totalsOf(columns, terms.slotSize)
  const total = slotTotals.reduce((sum, amount) => sum + amount, 0n)
  if (total > maxUint256) throw new BadRowError({ row: columns.count - 1, reason: sentence(messages.rowSumTooLarge) })
  const committed = { terms: checksummed(terms), rowCount: columns.count, total, root: rootOf(seal) }
  const dropId = dropIdOf(committed)
  return {
    version: 1,
    title,
    token,
    ...committed,
    slotCount: slotTotals.length,
    dropId,
    fingerprint: fingerprintOf(dropId),
    columns,
    slotTotals,
    seal,
    keccak,
    rowAt(index) {
      if (!(index >= 0 && index < columns.count))
        throw new RangeError(`There is no row ${index}; the drop has ${columns.count}.`)
      return rowAt(keccak, columns, index)
    },
  }
}
