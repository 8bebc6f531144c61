import { bytesToHex, hexToBytes } from 'viem'
import { type Address, type Hex, checksumAddress } from './address.ts'
import { MalformedRowsError } from './errors.ts'
import type { Row } from './row.ts'

const VERSION = 1
const MAX = 2n ** 256n - 1n

const gcd = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** Bytes that a number needs; none for zero. */
const widthOf = (value: bigint): number => (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))

const writeNumber = (target: Uint8Array, at: number, width: number, value: bigint) => {
  for (let i = at + width - 1; i >= at; i--) {
    target[i] = Number(value & 0xffn)
    value >>= 8n
  }
}

const readNumber = (source: Uint8Array, at: number, width: number): bigint => {
  let value = 0n
  for (let i = at; i < at + width; i++) value = (value << 8n) | BigInt(source[i] ?? 0)
  return value
}

/** Packs the rows of one slot in the canonical, shortest way (ENCODING.md). Amounts must not be zero. */
export const packRows = (rows: readonly Row[]): Hex => {
  const unit = rows.reduce((divisor, { amount }) => gcd(amount, divisor), 0n)
  const values = rows.map(({ amount }) => amount / unit)
  const idWidth = Math.max(...rows.map(({ id }) => widthOf(id)))
  const amountWidth = values.every((value) => value === 1n) ? 0 : Math.max(...values.map(widthOf))
  const unitWidth = widthOf(unit)
  const header = 4 + unitWidth
  const stride = 20 + idWidth + amountWidth
  const packed = new Uint8Array(header + stride * rows.length)
  packed.set([VERSION, idWidth, amountWidth, unitWidth])
  writeNumber(packed, 4, unitWidth, unit)
  rows.forEach(({ account, id }, index) => {
    const at = header + index * stride
    packed.set(hexToBytes(account), at)
    writeNumber(packed, at + 20, idWidth, id)
    writeNumber(packed, at + 20 + idWidth, amountWidth, values[index] ?? 0n)
  })
  return bytesToHex(packed)
}

/**
 * Reads packed rows back.
 *
 * @throws MalformedRowsError wherever the contract would refuse the bytes
 */
export const unpackRows = (packed: Hex): Row[] => {
  const bytes = hexToBytes(packed)
  const fail = (reason: string) => {
    throw new MalformedRowsError({ reason })
  }
  const [version, idWidth = 0, amountWidth = 0, unitWidth = 0] = bytes
  if (bytes.length < 6) fail('they are too short')
  if (version !== VERSION) fail(`version ${version} is not known`)
  if (idWidth > 32 || amountWidth > 32 || unitWidth < 1 || unitWidth > 32) fail('a width is out of range')
  const header = 4 + unitWidth
  const stride = 20 + idWidth + amountWidth
  const unit = readNumber(bytes, 4, unitWidth)
  if (unit === 0n) fail('the unit is zero')
  if (bytes.length <= header || (bytes.length - header) % stride !== 0) fail('the last record is cut off')
  const rows: Row[] = []
  for (let at = header; at < bytes.length; at += stride) {
    const account = checksumAddress(bytesToHex(bytes.subarray(at, at + 20)) as Address)
    const value = amountWidth === 0 ? 1n : readNumber(bytes, at + 20 + idWidth, amountWidth)
    const amount = value * unit
    if (amount === 0n) fail(`record ${rows.length} pays nothing`)
    if (amount > MAX) fail(`the amount of record ${rows.length} is over 2^256 - 1`)
    rows.push({ account, id: readNumber(bytes, at + 20, idWidth), amount })
  }
  return rows
}
