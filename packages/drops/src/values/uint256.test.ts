import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approximateUint,
  limbCount,
  maxUint256,
  multiplyAdd,
  readUint,
  sumUints,
  uintWidth,
  writeUint,
  writeUintBytes,
} from './uint256.ts'

const uint = fc.oneof(
  fc.bigInt({ min: 0n, max: maxUint256 }),
  fc.nat(1000).map(BigInt),
  fc.constantFrom(0n, 1n, 2n ** 32n, maxUint256),
)

function columnOf(values: readonly bigint[]) {
  const column = new Uint32Array(values.length * limbCount)
  values.forEach((value, index) => writeUint(column, index, value))
  return column
}

test('numbers are written and read back, as limbs, bytes and widths', () => {
  fc.assert(
    fc.property(fc.array(uint, { minLength: 1, maxLength: 5 }), (values) => {
      const column = columnOf(values)
      values.forEach((value, index) => {
        const bytes = new Uint8Array(32)
        writeUintBytes(column, index, bytes, 0)
        expect(readUint(column, index)).toBe(value)
        expect(bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)).toBe(value)
        expect(uintWidth(column, index)).toBe(value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
        expect(approximateUint(column, index)).toBeCloseTo(Number(value), -Math.log10(Number(value) + 1) + 10)
      })
    }),
  )
})

test('sums are exact, whatever is left out', () => {
  fc.assert(
    fc.property(fc.array(uint, { maxLength: 50 }), fc.nat(5), (values, skip) => {
      const counts = (index: number) => index % (skip + 2) !== 0
      const expected = values.filter((_, index) => counts(index)).reduce((all, value) => all + value, 0n)
      expect(sumUints(columnOf(values), values.length, counts)).toBe(expected)
    }),
  )
})

test('a product that does not fit is told', () => {
  fc.assert(
    fc.property(uint, fc.nat(1_000_000), fc.nat(1_000_000), (value, factor, addend) => {
      const column = columnOf([value])
      const expected = value * BigInt(factor) + BigInt(addend)
      expect(multiplyAdd(column, 0, factor, addend)).toBe(expected <= maxUint256)
      expect(readUint(column, 0)).toBe(expected & maxUint256)
    }),
  )
})

test('doubles keep the order of numbers, also of neighbours below what a double can tell apart', () => {
  // The border where the upper limbs no longer fit a double, and limbs below them could be rounded a second time.
  const border = ((2n ** 53n + 1n) << 32n) + 0xffff_ffffn
  const near = fc
    .tuple(
      fc.bigInt({ min: 0n, max: maxUint256 >> 8n }),
      fc.nat(220),
      fc.constantFrom(0n, 1n, 0x8000_0001n, 0xffff_ffffn),
    )
    .map(([value, shift, low]) => ((value >> BigInt(shift)) & ~0xffff_ffffn) | low)
  fc.assert(
    fc.property(near, fc.oneof(fc.nat(5).map(BigInt), fc.constant(2n ** 32n)), (value, step) => {
      const column = columnOf([value, value + step])
      expect(approximateUint(column, 0)).toBeLessThanOrEqual(approximateUint(column, 1))
    }),
    { examples: [[border, 1n]], numRuns: 1000 },
  )
})
