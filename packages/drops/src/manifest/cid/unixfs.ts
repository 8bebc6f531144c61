import type { Hex } from '../../values/address.ts'
import { bytesToHex } from 'viem'

/** Multicodec of a block of plain bytes, and of a node that links to others. */
type BlockCodec = 'raw' | 'dag-pb'

const codecByte: { readonly [K in BlockCodec]: number } = { raw: 0x55, 'dag-pb': 0x70 }
/** Multihash of 32 bytes of sha2-256. */
const sha256Prefix = [0x12, 0x20] as const

/** A block of a file: how it is found, and how much is below it. */
export type Block = {
  readonly codec: BlockCodec
  /** sha-256 of the block's bytes. */
  readonly digest: Uint8Array
  /** Bytes of the file that it holds, or that the blocks below it do. */
  readonly fileSize: number
  /** Bytes of this block and all below it. */
  readonly totalSize: number
}

function cidBytes({ codec, digest }: Pick<Block, 'codec' | 'digest'>): number[] {
  return [1, codecByte[codec], ...sha256Prefix, ...digest]
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Writes the CID of a block, version 1 in base32: `bafkrei…` for plain bytes, `bafybei…` for a node. */
export function formatCid(block: Pick<Block, 'codec' | 'digest'>): string {
  let text = 'b'
  let bits = 0
  let value = 0
  for (const byte of cidBytes(block)) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += base32[(value >> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + base32[(value << (5 - bits)) & 31] : text
}

/** The digest of a block as 32 bytes in hex. */
export function digestHex({ digest }: Pick<Block, 'digest'>): Hex {
  return bytesToHex(digest)
}

/** A number of protocol buffers; sizes of files exceed what shifts can do. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return [...bytes, rest]
}

/** A field of protocol buffers that holds bytes. */
function field(number: number, bytes: readonly number[]): number[] {
  return [(number << 3) | 2, ...varint(bytes.length), ...bytes]
}

/** A node of dag-pb that stands for a part of a file: its links, then what UnixFS says of them. */
export function encodeNode(children: readonly Block[]): Uint8Array {
  const links = children.flatMap((child) =>
    // PBLink: Hash, an empty Name, Tsize.
    field(2, [...field(1, cidBytes(child)), ...field(2, []), 0x18, ...varint(child.totalSize)]),
  )
  const fileSize = children.reduce((sum, child) => sum + child.fileSize, 0)
  // Type: file; filesize; a block size for each link.
  const data = [
    0x08,
    0x02,
    0x18,
    ...varint(fileSize),
    ...children.flatMap((child) => [0x20, ...varint(child.fileSize)]),
  ]
  return Uint8Array.from([...links, ...field(1, data)])
}
