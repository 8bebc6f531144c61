import { sentence } from '@slotdrop/messages'
import { parseGwei } from 'viem'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import type { Arguments } from './parseArguments.ts'

/** A price of gas in wei a unit; undefined where the option is not given. @throws UsageError */
export function readGwei(given: Arguments, option: string): bigint | undefined {
  const value = given.text(option)
  if (value === undefined) return undefined
  if (!/^\d+(\.\d{1,9})?$/.test(value) || parseGwei(value) === 0n)
    throw new UsageError(
      sentence(messages.badValue, { option: `--${option}`, expected: String(sentence(messages.expectedGwei)) }),
    )
  return parseGwei(value)
}
