import { sentence } from '@slotdrop/messages'
import { getAddress, isAddress, isHex, type Address, type Hex } from 'viem'
import * as messages from '../messages.generated.ts'
import { badInput } from '../publicError.ts'

export function parseAddressScalar(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw badInput(sentence(messages.addressMalformed))
  }
  // Written in one case it carries no checksum; in mixed case it must be the right one.
  const body = value.slice(2)
  if (body !== body.toLowerCase() && body !== body.toUpperCase() && !isAddress(value)) {
    throw badInput(sentence(messages.addressChecksum))
  }
  return getAddress(value)
}

export function parseHexScalar(value: unknown): Hex {
  if (!isHex(value) || value.length % 2 !== 0) {
    throw badInput(sentence(messages.hexMalformed))
  }
  return `0x${value.slice(2).toLowerCase()}`
}

export function parseBigIntScalar(value: unknown): bigint {
  if (typeof value !== 'string' || !/^(?:0|[1-9][0-9]{0,77})$/.test(value)) {
    throw badInput(sentence(messages.bigIntMalformed))
  }
  return BigInt(value)
}

export function parseDateTimeScalar(value: unknown): Date {
  const date =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value)
      ? new Date(value)
      : undefined
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== String(value).slice(0, 19)) {
    throw badInput(sentence(messages.dateTimeMalformed))
  }
  return date
}

export function parseBase64Scalar(value: unknown): Uint8Array {
  if (typeof value !== 'string') throw badInput(sentence(messages.base64NoText))
  const bytes = Buffer.from(value, 'base64')
  // What Node would skip over silently is refused.
  if (bytes.toString('base64') !== value) throw badInput(sentence(messages.base64Malformed))
  return bytes
}
