import { gasMoneyAt, roundUp } from '../../plan/gasPlan.ts'
import type { ServiceQuote } from '../serviceQueries.ts'

/** Who asks for a row takes about so many times the gas that she takes in a slot that is sent whole: a few of a slot ask together. */
const timesWhole = 3n
/** Units of gas of somebody who asks alone, in a slot of 250. */
const gasAlone = 242_000n
/** Units of gas of a recipient where three of a slot ask together. */
const gasTogether = 82_000n

/**
 * Wei of gas for as many recipients as a day allows, whatever its account holds already.
 *
 * @param quote for all that is open
 */
export function requestsMoney(
  quote: Pick<ServiceQuote, 'fee' | 'gas' | 'feePerGas' | 'gasMoney'>,
  { rows, openRows, ceiling }: { readonly rows: number; readonly openRows: number; readonly ceiling: bigint },
): bigint {
  const asked = BigInt(Math.min(rows, openRows))
  const together = (gasMoneyAt(quote, ceiling) * timesWhole * asked) / BigInt(Math.max(1, openRows))
  const alone = gasAlone * timesWhole * ceiling
  return roundUp(together > alone ? together : alone)
}

/** For about how many recipients who ask a purse is enough, where gas costs what it may. */
export function rowsOfPurse(purse: bigint, ceiling: bigint): number {
  return ceiling === 0n ? 0 : Number(purse / (gasTogether * ceiling))
}
