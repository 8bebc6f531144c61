import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { bytesToHex, hexToBytes } from 'viem'
import { MalformedRowsError } from '../errors.ts'
import { checksumAddress, type Hex } from '../values/address.ts'
import { equalUints, maxUint256, uintWidth, writeUint, writeUintBytes } from '../values/uint256.ts'
import { accountBytes } from './accounts.ts'
import type { Row } from './row.ts'
import { amountAt, createColumns, idAt, type RowColumns, writeRow } from './rowColumns.ts'

const packedVersion = 1

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** Bytes that a number needs; none for zero. */
function widthOf(value: bigint): number {
  return value === 0n ? 0 : (value.toString(16).length + 1) >> 1
}

function writeNumber(target: Uint8Array, at: number, width: number, value: bigint) {
  if (width <= 6) {
    // Below 2^48 a double is exact, and far quicker.
    let rest = Number(value)
    for (let i = at + width - 1; i >= at; i--) {
      target[i] = rest
      rest = Math.floor(rest / 256)
    }
    return
  }
  for (let i = at + width - 1; i >= at; i--) {
    target[i] = Number(value & 0xffn)
    value >>= 8n
  }
}

function readNumber(source: Uint8Array, at: number, width: number): bigint {
  let value = 0n
  for (let i = at; i < at + width; i++) value = (value << 8n) | BigInt(source[i] ?? 0)
  return value
}

/** The common unit of some amounts, and each amount in that unit. */
function inUnits(rows: RowColumns, first: number, count: number): { unit: bigint; values: readonly bigint[] } {
  const { amounts } = rows
  let sameUntil = 1
  if (amounts) while (sameUntil < count && equalUints(amounts, first, amounts, first + sameUntil)) sameUntil++
  if (amounts === undefined || sameUntil === count) return { unit: amountAt(rows, first), values: [] }
  const all = Array.from({ length: count }, (_, index) => amountAt(rows, first + index))
  let unit = 0n
  for (const amount of all) if (unit !== 1n) unit = gcd(amount, unit)
  return { unit, values: unit === 1n ? all : all.map((amount) => amount / unit) }
}

/** Packs `count` rows from `first` on in the canonical, shortest way (ENCODING.md). Amounts must not be zero. */
export function packColumns(rows: RowColumns, first: number, count: number): Uint8Array {
  const { unit, values } = inUnits(rows, first, count)
  const maxValue = values.reduce((max, value) => (value > max ? value : max), 0n)
  const amountWidth = maxValue > 1n ? widthOf(maxValue) : 0
  const { ids } = rows
  let idWidth = 0
  if (ids) for (let row = first; row < first + count; row++) idWidth = Math.max(idWidth, uintWidth(ids, row))
  const unitWidth = widthOf(unit)
  const header = 4 + unitWidth
  const stride = accountBytes + idWidth + amountWidth
  const packed = new Uint8Array(header + stride * count)
  packed.set([packedVersion, idWidth, amountWidth, unitWidth])
  writeNumber(packed, 4, unitWidth, unit)
  const wide = new Uint8Array(32)
  for (let index = 0; index < count; index++) {
    const at = header + index * stride
    const row = first + index
    packed.set(rows.accounts.subarray(row * accountBytes, (row + 1) * accountBytes), at)
    if (ids && idWidth > 0) {
      writeUintBytes(ids, row, wide, 0)
      packed.set(wide.subarray(32 - idWidth), at + accountBytes)
    }
    if (amountWidth > 0) writeNumber(packed, at + accountBytes + idWidth, amountWidth, values[index] ?? 0n)
  }
  return packed
}

/** Packs the rows of one slot in the canonical, shortest way (ENCODING.md). Amounts must not be zero. */
export function packRows(rows: readonly Row[]): Hex {
  const columns = createColumns(rows.length, { ids: true, amounts: true })
  rows.forEach((row, index) => writeRow(columns, index, row))
  return bytesToHex(packColumns(columns, 0, rows.length))
}

type Layout = {
  readonly idWidth: number
  readonly amountWidth: number
  readonly unit: bigint
  readonly header: number
  readonly stride: number
  readonly count: number
}

function fail(reason: Sentence): never {
  throw new MalformedRowsError({ reason })
}

/** The form of packed rows, checked as the contract checks it. */
function layoutOf(packed: Uint8Array): Layout {
  const [version, idWidth = 0, amountWidth = 0, unitWidth = 0] = packed
  if (packed.length < 6) fail(sentence(messages.packedTooShort))
  if (version !== packedVersion) fail(sentence(messages.packedVersion, { version: `${version}` }))
  if (idWidth > 32 || amountWidth > 32 || unitWidth < 1 || unitWidth > 32) fail(sentence(messages.packedWidth))
  const header = 4 + unitWidth
  const stride = accountBytes + idWidth + amountWidth
  const unit = readNumber(packed, 4, unitWidth)
  if (unit === 0n) fail(sentence(messages.packedUnitZero))
  if (packed.length <= header || (packed.length - header) % stride !== 0) fail(sentence(messages.packedCutOff))
  return { idWidth, amountWidth, unit, header, stride, count: (packed.length - header) / stride }
}

/** Counts the rows of packed bytes, by their length alone. */
export function countPackedRows(packed: Uint8Array): number {
  return layoutOf(packed).count
}

/** Reads packed rows into columns from row `at` on; answers how many they are. */
export function unpackInto(packed: Uint8Array, columns: RowColumns, at: number): number {
  const { idWidth, amountWidth, unit, header, stride, count } = layoutOf(packed)
  const { accounts, ids, amounts } = columns
  for (let index = 0, from = header; index < count; index++, from += stride) {
    const row = at + index
    accounts.set(packed.subarray(from, from + accountBytes), row * accountBytes)
    if (ids) writeUint(ids, row, readNumber(packed, from + accountBytes, idWidth))
    const value = amountWidth === 0 ? 1n : readNumber(packed, from + accountBytes + idWidth, amountWidth)
    const amount = value * unit
    if (amount === 0n) fail(sentence(messages.packedPaysNothing, { record: `${index}` }))
    if (amount > maxUint256) fail(sentence(messages.packedAmountTooLarge, { record: `${index}` }))
    if (amounts) writeUint(amounts, row, amount)
  }
  return count
}

/**
 * Reads packed rows back as columns: no object and no hash for each of them.
 *
 * @throws MalformedRowsError wherever the contract would refuse the bytes
 */
export function unpackColumns(packed: Uint8Array): RowColumns {
  const columns = createColumns(countPackedRows(packed), { ids: true, amounts: true })
  unpackInto(packed, columns, 0)
  return columns
}

/**
 * Reads packed rows back.
 *
 * @throws MalformedRowsError wherever the contract would refuse the bytes
 */
export function unpackRows(packed: Hex): Row[] {
  const columns = unpackColumns(hexToBytes(packed))
  return Array.from({ length: columns.count }, (_, row) => ({
    account: checksumAddress(bytesToHex(columns.accounts.subarray(row * accountBytes, (row + 1) * accountBytes))),
    id: idAt(columns, row),
    amount: amountAt(columns, row),
  }))
}
