import { getAddress, isAddress, isHex, type Address, type Hex } from 'viem'
import { badInput } from '../badInput.ts'

export function parseAddressScalar(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw badInput('An Address is 0x and 40 hex digits.')
  }
  // Written in one case it carries no checksum; in mixed case it must be the right one.
  const body = value.slice(2)
  if (body !== body.toLowerCase() && body !== body.toUpperCase() && !isAddress(value)) {
    throw badInput('An Address in mixed case must have the right EIP-55 checksum.')
  }
  return getAddress(value)
}

export function parseHexScalar(value: unknown): Hex {
  if (!isHex(value) || value.length % 2 !== 0) {
    throw badInput('A Hex is 0x and an even number of hex digits.')
  }
  return `0x${value.slice(2).toLowerCase()}`
}

export function parseBigIntScalar(value: unknown): bigint {
  if (typeof value !== 'string' || !/^(?:0|[1-9][0-9]{0,77})$/.test(value)) {
    throw badInput('A BigInt is a string of decimal digits without a leading zero.')
  }
  return BigInt(value)
}

export function parseDateTimeScalar(value: unknown): Date {
  const date =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value)
      ? new Date(value)
      : undefined
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== String(value).slice(0, 19)) {
    throw badInput('A DateTime is an ISO 8601 moment in UTC, such as 2026-01-31T12:00:00Z.')
  }
  return date
}

export function parseBase64Scalar(value: unknown): Uint8Array {
  if (typeof value !== 'string') throw badInput('A Base64 is text.')
  const bytes = Buffer.from(value, 'base64')
  // What Node would skip over silently is refused.
  if (bytes.toString('base64') !== value) throw badInput('A Base64 is padded text of the standard alphabet.')
  return bytes
}
