import { hexToBytes } from 'viem'
import { breathe, type LongWork } from '../../longWork.ts'
import type { Hex } from '../../values/address.ts'
import { manifestChunks } from '../json/manifestJson.ts'
import type { Manifest } from '../manifest.ts'
import { type FileCid, fileCid } from './fileCid.ts'
import { formatCid } from './unixfs.ts'

async function* listBytes(manifest: Manifest): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const text of manifestChunks(manifest)) {
    yield encoder.encode(text)
    await breathe()
  }
}

/**
 * Computes where IPFS finds the canonical file of a sealed list, offline: whoever pins the file serves every proof. Its `digest` is what
 * `register` emits as `listDigest`.
 */
export function listCid(manifest: Manifest, work: Pick<LongWork, 'signal'> = {}): Promise<FileCid> {
  return fileCid(listBytes(manifest), work)
}

/**
 * The two CIDs that a digest of `register` can stand for: a file of one block (up to 1 MiB) is that block, a larger one is found by its root
 * node. A gateway answers one of them.
 */
export function cidsOfDigest(digest: Hex): readonly [block: string, node: string] {
  const bytes = hexToBytes(digest)
  return [formatCid({ codec: 'raw', digest: bytes }), formatCid({ codec: 'dag-pb', digest: bytes })]
}
