import { encodeAbiParameters, encodePacked, keccak256, stringToHex } from 'viem'
import type { Hex } from '../src/values/address.ts'
import type { Row } from '../src/rows/row.ts'

/** Packs rows as ENCODING.md says, in the plainest way: with strings of hex digits. */
function naivePack(rows: readonly Row[]): Hex {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const digits = (value: bigint) =>
    value === 0n ? '' : value.toString(16).padStart(Math.ceil(value.toString(16).length / 2) * 2, '0')
  const unit = rows.map(({ amount }) => amount).reduce(gcd)
  const values = rows.map(({ amount }) => amount / unit)
  const idWidth = Math.max(...rows.map(({ id }) => digits(id).length))
  const amountWidth = values.every((value) => value === 1n)
    ? 0
    : Math.max(...values.map((value) => digits(value).length))
  const byte = (width: number) => (width / 2).toString(16).padStart(2, '0')
  const records = rows.map(
    ({ account, id }, index) =>
      account.slice(2).toLowerCase() +
      (idWidth ? id.toString(16).padStart(idWidth, '0') : '') +
      (amountWidth ? (values[index] ?? 0n).toString(16).padStart(amountWidth, '0') : ''),
  )
  return `0x01${byte(idWidth)}${byte(amountWidth)}${byte(digits(unit).length)}${digits(unit)}${records.join('')}`
}

function up(nodes: Hex[]): Hex {
  const [only] = nodes
  if (nodes.length === 1 && only) return only
  const above: Hex[] = []
  while (nodes.length > 0) {
    const [a, b] = nodes.splice(0, 2).sort()
    above.push(b === undefined ? (a ?? '0x') : keccak256(encodePacked(['bytes32', 'bytes32'], [a ?? '0x', b])))
  }
  return up(above)
}

/** A second, deliberately naive reading of ENCODING.md, which shares no line with the first. Rows are in canonical order. */
export function naiveRoot(sorted: readonly Row[], slotSize: number): Hex {
  const rowDomain = keccak256(stringToHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
  const slotDomain = keccak256(stringToHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))
  const leaves: Hex[] = []
  for (let slot = 0; slot * slotSize < sorted.length; slot++) {
    const rows = sorted.slice(slot * slotSize, (slot + 1) * slotSize)
    const rowLeaves = rows.map(({ account, id, amount }, place) =>
      keccak256(
        encodePacked(['bytes32', 'uint8', 'address', 'uint256', 'uint256'], [rowDomain, place, account, id, amount]),
      ),
    )
    leaves.push(
      keccak256(
        encodeAbiParameters(
          [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }],
          [slotDomain, BigInt(slot), keccak256(naivePack(rows)), up(rowLeaves)],
        ),
      ),
    )
  }
  return up(leaves)
}
