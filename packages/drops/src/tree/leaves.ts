import { concat, encodeAbiParameters, hexToBytes, keccak256, numberToHex, stringToHex } from 'viem'
import type { Keccak } from '../keccak/loadKeccak.ts'
import { accountBytes } from '../rows/accounts.ts'
import type { Row } from '../rows/row.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Hex } from '../values/address.ts'
import { writeUintBytes } from '../values/uint256.ts'
import { nodeBytes } from './flatTree.ts'

/** First part of each row leaf's preimage (ENCODING.md). */
const rowDomain = keccak256(stringToHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
/** First part of each slot leaf's preimage. */
export const slotDomain = keccak256(stringToHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))

const leafBytes = nodeBytes + 1 + accountBytes + 2 * nodeBytes
const slotLeafTypes = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }] as const

/** Hashes the leaf of one row; `index` is its place in its slot. */
export function rowLeaf(index: number, { account, id, amount }: Row): Hex {
  return keccak256(
    concat([
      rowDomain,
      numberToHex(index, { size: 1 }),
      account,
      numberToHex(id, { size: 32 }),
      numberToHex(amount, { size: 32 }),
    ]),
  )
}

/** Hashes the leaf of one slot. */
export function slotLeaf(index: number, rowsHash: Hex, rowsRoot: Hex): Hex {
  return keccak256(encodeAbiParameters(slotLeafTypes, [slotDomain, BigInt(index), rowsHash, rowsRoot]))
}

/** Hashes the leaves of rows; one hasher serves many slots. */
export function createRowHasher(keccak: Keccak, slotSize: number) {
  const preimages = new Uint8Array(slotSize * leafBytes)
  const domain = hexToBytes(rowDomain)
  for (let place = 0; place < slotSize; place++) {
    preimages.set(domain, place * leafBytes)
    preimages[place * leafBytes + nodeBytes] = place
  }
  /** Leaves of `count` rows from `first` on, which are the rows of one slot. */
  return (rows: RowColumns, first: number, count: number, leaves: Uint8Array): void => {
    for (let place = 0; place < count; place++) {
      const row = first + place
      let at = place * leafBytes + nodeBytes + 1
      for (let byte = row * accountBytes; byte < (row + 1) * accountBytes; byte++)
        preimages[at++] = rows.accounts[byte] ?? 0
      if (rows.ids) writeUintBytes(rows.ids, row, preimages, at)
      if (rows.amounts) writeUintBytes(rows.amounts, row, preimages, at + nodeBytes)
      else preimages[at + 2 * nodeBytes - 1] = 1
    }
    keccak.hashEach(preimages, leafBytes, count, leaves)
  }
}
