import { findRevert } from './decodeRevert.ts'

/**
 * Whether a node says that no transaction can have so much gas, or be so long; or the distributor, tried with all of it, that a row
 * would get too little.
 */
export function isTooLarge(error: unknown): boolean {
  if (findRevert(error)?.errorName === 'NotEnoughGas') return true
  return /gas required exceeds|exceeds (the )?(block |transaction )?gas (limit|cap)|out ?of ?gas|intrinsic gas too high|gas limit too high|transaction gas limit|oversized data|payload too large|entity too large|request body too large|max initcode|status: 413/i.test(
    error instanceof Error ? error.message : String(error),
  )
}
