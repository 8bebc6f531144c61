/**
 * Columns of 256-bit numbers: eight 32-bit limbs a number, the lowest first. A million of them are 32 MB,
 * where a million bigints are several times that and a garbage collector's work besides.
 */

/** The largest number of 256 bits. */
export const maxUint256 = 2n ** 256n - 1n

/** Limbs of one number. */
export const limbCount = 8

const limbBase = 4_294_967_296

/** Gets number `index` of a column. */
export function readUint(column: Uint32Array, index: number): bigint {
  const at = index * limbCount
  let top = limbCount - 1
  while (top > 0 && column[at + top] === 0) top--
  if (top === 0) return BigInt(column[at] ?? 0)
  let value = BigInt(column[at + top] ?? 0)
  for (let limb = top - 1; limb >= 0; limb--) value = (value << 32n) | BigInt(column[at + limb] ?? 0)
  return value
}

/** Writes a number below 2^256. */
export function writeUint(column: Uint32Array, index: number, value: bigint): void {
  const at = index * limbCount
  for (let limb = 0; limb < limbCount; limb++) {
    column[at + limb] = Number(value & 0xffff_ffffn)
    value >>= 32n
  }
}

/** Computes `number × factor + addend` in place; `false` when it no longer fits. Factor and addend are at most a million. */
export function multiplyAdd(column: Uint32Array, index: number, factor: number, addend: number): boolean {
  const at = index * limbCount
  let carry = addend
  for (let limb = at; limb < at + limbCount; limb++) {
    // At most (2^32 - 1) × 10^6 + 10^6, which a double holds exactly.
    const product = (column[limb] ?? 0) * factor + carry
    const low = product >>> 0
    column[limb] = low
    carry = (product - low) / limbBase
  }
  return carry === 0
}

/** Whether two numbers, possibly of two columns, are equal. */
export function equalUints(a: Uint32Array, index: number, b: Uint32Array, other: number): boolean {
  for (let limb = 0; limb < limbCount; limb++)
    if (a[index * limbCount + limb] !== b[other * limbCount + limb]) return false
  return true
}

/** Whether a number is zero. */
export function isZeroUint(column: Uint32Array, index: number): boolean {
  for (let limb = index * limbCount; limb < (index + 1) * limbCount; limb++) if (column[limb] !== 0) return false
  return true
}

/** Writes a number as 32 big-endian bytes. */
export function writeUintBytes(column: Uint32Array, index: number, target: Uint8Array, offset: number): void {
  const at = index * limbCount
  for (let limb = limbCount - 1; limb >= 0; limb--, offset += 4) {
    const value = column[at + limb] ?? 0
    target[offset] = value >>> 24
    target[offset + 1] = value >>> 16
    target[offset + 2] = value >>> 8
    target[offset + 3] = value
  }
}

/** Counts the bytes that a number needs without leading zeros; none for zero. */
export function uintWidth(column: Uint32Array, index: number): number {
  for (let limb = limbCount - 1; limb >= 0; limb--) {
    const value = column[index * limbCount + limb] ?? 0
    if (value !== 0) return limb * 4 + ((39 - Math.clz32(value)) >> 3)
  }
  return 0
}

/**
 * Gets a number as a double, for charts and for judging what stands out; never for money. It keeps the order: of two numbers
 * the larger never becomes the smaller double.
 */
export function approximateUint(column: Uint32Array, index: number): number {
  const at = index * limbCount
  let limb = limbCount - 1
  while (limb > 0 && column[at + limb] === 0) limb--
  let value = 0
  for (; limb >= 0; limb--) value = value * limbBase + (column[at + limb] ?? 0)
  return value
}

/** Adds up the numbers whose index `isCounted` accepts, exactly. */
export function sumUints(column: Uint32Array, count: number, isCounted: (index: number) => boolean): bigint {
  // Doubles hold the sum of 2^21 limbs exactly; it is carried over before that.
  const sums = new Float64Array(limbCount)
  let total = 0n
  const carryOver = () => {
    for (let limb = 0; limb < limbCount; limb++) total += BigInt(sums[limb] ?? 0) << BigInt(32 * limb)
    sums.fill(0)
  }
  for (let index = 0; index < count; index++) {
    if ((index & 0xf_ffff) === 0xf_ffff) carryOver()
    if (!isCounted(index)) continue
    const at = index * limbCount
    for (let limb = 0; limb < limbCount; limb++) sums[limb] = (sums[limb] ?? 0) + (column[at + limb] ?? 0)
  }
  carryOver()
  return total
}
