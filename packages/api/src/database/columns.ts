import { customType } from 'drizzle-orm/pg-core'
import { bytesToHex, hexToBytes, type Hex } from 'viem'

/** Bytes in the database, `0x…` in the program: half the size of text, and compared as numbers are. */
export const hex = customType<{ data: Hex; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(hexToBytes(value)),
  fromDriver: (value) => bytesToHex(value),
})

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})

/** An unsigned integer of up to 256 bits. */
export const uint = customType<{ data: bigint; driverData: string; config: { digits: number } }>({
  dataType: (config) => `numeric(${config?.digits ?? 78}, 0)`,
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
})
