import { limbCount } from '../../values/uint256.ts'

const limbBase = 4_294_967_296
/** Digits are gathered into numbers below this, which are then added to the column at once. */
const chunkFactor = 1_000_000

/** Reads numbers from the bytes of a file into a column; `point` is the character of the decimal sign. */
export function createNumberScanner(bytes: Uint8Array, point: number) {
  /** Limbs in use of the number that is being read. */
  let used = 0

  /** `number × factor + addend`, touching only the limbs in use. */
  const multiplyAdd = (column: Uint32Array, at: number, factor: number, addend: number): boolean => {
    let carry = addend
    for (let limb = 0; limb < used; limb++) {
      const product = (column[at + limb] ?? 0) * factor + carry
      const low = product >>> 0
      column[at + limb] = low
      carry = (product - low) / limbBase
    }
    if (carry !== 0) {
      if (used === limbCount) return false
      column[at + used] = carry
      used++
    }
    return true
  }

  const scanner = {
    /** Digits after the point of the number that was read last; 0 without a point. */
    fractionDigits: 0,
    /** Whether the point of that number could as well separate thousands. */
    looksGrouped: false,
    /** Whether that number is zero. */
    isZero: () => used === 0,
    /**
     * Reads the bytes `from` to `to` as a number with up to `places` digits after the point.
     *
     * @param grouping character that separates thousands; -1 for none
     * @returns `false` for anything that is not beyond doubt
     */
    scan(from: number, to: number, column: Uint32Array, index: number, places: number, grouping: number): boolean {
      const at = index * limbCount
      for (let limb = 0; limb < limbCount; limb++) column[at + limb] = 0
      used = 0
      let chunk = 0
      let power = 1
      let fraction = -1
      let group = 0
      let groups = 0
      for (let i = from; i < to; i++) {
        const code = bytes[i] ?? 0
        const digit = code - 48
        if (digit >= 0 && digit <= 9) {
          chunk = chunk * 10 + digit
          power *= 10
          group++
          if (fraction >= 0) fraction++
          if (power === chunkFactor) {
            if (!multiplyAdd(column, at, chunkFactor, chunk)) return false
            chunk = 0
            power = 1
          }
        } else if (code === point && places > 0 && fraction < 0 && group > 0) {
          if (groups > 0 && group !== 3) return false
          if (groups === 0) scanner.looksGrouped = group <= 3 && bytes[from] !== 48
          fraction = 0
        } else if (code === grouping && fraction < 0 && group > 0) {
          if (groups > 0 ? group !== 3 : group > 3 || bytes[from] === 48) return false
          groups++
          group = 0
        } else return false
      }
      if (fraction === 0 || fraction > places || (fraction < 0 && groups > 0 && group !== 3)) return false
      if (power > 1 && !multiplyAdd(column, at, power, chunk)) return false
      for (let zeros = places - Math.max(fraction, 0); zeros > 0; zeros -= 6)
        if (!multiplyAdd(column, at, zeros >= 6 ? chunkFactor : 10 ** zeros, 0)) return false
      scanner.fractionDigits = Math.max(fraction, 0)
      return true
    },
  }
  return scanner
}
