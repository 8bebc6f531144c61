import { findRevert } from './decodeRevert.ts'

/** Gas of the smallest transaction: a smaller allowance is that of an account without native currency, not of a node. */
const leastGas = 21_000n
const allowance = /gas required exceeds allowance\D{0,3}(\d+)/i

/**
 * Whether a node says that no transaction can have so much gas, or be so long; or the distributor, tried with all of it, that a row
 * would get too little.
 */
export function isTooLarge(error: unknown): boolean {
  if (findRevert(error)?.errorName === 'NotEnoughGas') return true
  const text = error instanceof Error ? error.message : String(error)
  const allowed = allowance.exec(text)?.[1]
  if (allowed !== undefined && BigInt(allowed) < leastGas) return false
  return /gas required exceeds|exceeds (the )?(block |transaction )?gas (limit|cap)|out ?of ?gas|intrinsic gas too high|gas limit too high|transaction gas limit|oversized data|payload too large|entity too large|request body too large|max initcode|status: 413/i.test(
    text,
  )
}
