import { sentence } from '@slotdrop/messages'
import { parseAmount } from '@slotdrop/drops'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import type { Arguments } from './parseArguments.ts'

/** Decimals of gwei. */
const gweiDecimals = 9

/** A price of gas in wei a unit; undefined where the option is not given. @throws UsageError */
export function readGwei(given: Arguments, option: string): bigint | undefined {
  const value = given.text(option)
  if (value === undefined) return undefined
  const read = parseAmount(value, gweiDecimals)
  if ('fault' in read)
    throw new UsageError(
      sentence(messages.badValue, { option: `--${option}`, expected: String(sentence(messages.expectedGwei)) }),
    )
  return read.amount
}
