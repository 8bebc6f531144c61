import { sha256 } from 'viem'
import type { Hex } from '../../values/address.ts'
import type { LongWork } from '../../longWork.ts'
import { type Block, digestHex, encodeNode, formatCid } from './unixfs.ts'

/** How a file is cut and its blocks are linked. */
export type FileLayout = {
  /** Bytes of a block. */
  readonly chunkSize: number
  /** Links of a node. */
  readonly maxLinks: number
}

/** The profile `unixfs-v1-2025` of IPFS (IPIP-499): CID version 1, raw leaves of 1 MiB, balanced, at most 1,024 links a node. */
export const fileLayout: FileLayout = { chunkSize: 2 ** 20, maxLinks: 1024 }

/** The address of a file in IPFS, and what it was computed with. */
export type FileCid = {
  /** Version 1, in base32. */
  readonly cid: string
  /** The sha-256 inside of the CID: of the file itself while it is at most one block, else of the root node. */
  readonly digest: Hex
  /** Bytes of the file. */
  readonly size: number
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Pages that were loaded without TLS have no subtle crypto.
  const { subtle } = globalThis.crypto as Partial<typeof globalThis.crypto>
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes, 'bytes')
}

async function toLeaf(bytes: Uint8Array<ArrayBuffer>): Promise<Block> {
  return { codec: 'raw', digest: await digestOf(bytes), fileSize: bytes.length, totalSize: bytes.length }
}

async function toParent(children: readonly Block[]): Promise<Block> {
  const bytes = Uint8Array.from(encodeNode(children))
  return {
    codec: 'dag-pb',
    digest: await digestOf(bytes),
    fileSize: children.reduce((sum, child) => sum + child.fileSize, 0),
    totalSize: children.reduce((sum, child) => sum + child.totalSize, bytes.length),
  }
}

async function toRoot(leaves: readonly Block[], maxLinks: number): Promise<Block> {
  let level = leaves
  while (level.length > 1) {
    const groups = Array.from({ length: Math.ceil(level.length / maxLinks) }, (_, index) =>
      level.slice(index * maxLinks, (index + 1) * maxLinks),
    )
    // oxlint-disable-next-line no-await-in-loop -- a level is made of the one below it
    level = await Promise.all(groups.map((group) => toParent(group)))
  }
  const [root] = level
  return root ?? toLeaf(new Uint8Array(0))
}

/**
 * Computes where IPFS finds a file, without IPFS: `ipfs add --cid-version=1 --raw-leaves --chunker=size-1048576
 * --max-file-links=1024` gives the same CID.
 *
 * @param pieces the file's bytes in order, in pieces of any size
 */
export async function fileCid(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { signal }: Pick<LongWork, 'signal'> = {},
  { chunkSize, maxLinks }: FileLayout = fileLayout,
): Promise<FileCid> {
  const leaves: Block[] = []
  let chunk = new Uint8Array(chunkSize)
  let filled = 0
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + chunkSize - filled)
      chunk.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < chunkSize) continue
      leaves.push(await toLeaf(chunk))
      chunk = new Uint8Array(chunkSize)
      filled = 0
    }
  }
  if (filled > 0) leaves.push(await toLeaf(chunk.slice(0, filled)))
  const root = await toRoot(leaves, maxLinks)
  return { cid: formatCid(root), digest: digestHex(root), size: root.fileSize }
}
