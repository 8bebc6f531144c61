import SchemaBuilder from '@pothos/core'
import { checksumAddress, type Address, type Hex } from 'viem'
import type { ApiContext } from '../context.ts'
import {
  parseAddressScalar,
  parseBase64Scalar,
  parseBigIntScalar,
  parseDateTimeScalar,
  parseHexScalar,
} from './scalars.ts'

/** The types Pothos checks resolvers against. */
export type SchemaTypes = {
  Context: ApiContext
  DefaultFieldNullability: false
  Scalars: {
    Address: { Input: Address; Output: Address }
    Hex: { Input: Hex; Output: Hex }
    BigInt: { Input: bigint; Output: bigint }
    Base64: { Input: Uint8Array; Output: Uint8Array }
    DateTime: { Input: Date; Output: Date }
    ID: { Input: string; Output: string }
  }
}

export type Builder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>>

/** A builder with the scalars; each noun's file adds its types to it. */
export function createBuilder(): Builder {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })
  builder.scalarType('Address', {
    description:
      'An account or contract: 0x and 40 hex digits, written with its EIP-55 checksum. Input may be in one case.',
    serialize: (value) => checksumAddress(value),
    parseValue: parseAddressScalar,
  })
  builder.scalarType('Hex', {
    description: 'Bytes: 0x and an even number of hex digits, in lower case.',
    serialize: (value) => value,
    parseValue: parseHexScalar,
  })
  builder.scalarType('BigInt', {
    description:
      'An unsigned integer as a string of decimal digits, up to 2^256 - 1: amounts in base units, ids, seconds.',
    serialize: (value) => value.toString(),
    parseValue: parseBigIntScalar,
  })
  builder.scalarType('Base64', {
    description: 'Bytes as base64 with padding, standard alphabet.',
    serialize: (value) => Buffer.from(value).toString('base64'),
    parseValue: parseBase64Scalar,
  })
  builder.scalarType('DateTime', {
    description: 'A moment in UTC as ISO 8601, such as 2026-01-31T12:00:00.000Z.',
    serialize: (value) => value.toISOString(),
    parseValue: parseDateTimeScalar,
  })
  return builder
}
