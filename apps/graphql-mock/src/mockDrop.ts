import {
  createShards,
  dropIdOf,
  fingerprintOf,
  freezeManifest,
  getSlot,
  merkleLevels,
  packRows,
  rowLeaf,
  serializeManifest,
  serializeShardIndex,
  shardFileName,
  slotLeaf,
  toShardIndex,
  type DropTerms,
  type Manifest,
  type Row,
  type TokenFacts,
} from '@slotdrop/drops'
import { keccak256, numberToHex, type Hex } from 'viem'

/** A drop of a world: what the API would keep of it, and the words the chain would show. */
export type MockDrop = {
  readonly id: Hex
  readonly root: Hex
  readonly fingerprint: string
  readonly title: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly rowCount: number
  readonly slotCount: number
  readonly total: bigint
  readonly savedAt: Date
  isPublic: boolean
  readonly manifest: string | null
  readonly rowAt: (index: number) => Row
  readonly slotAt: (index: number) => MockSlot | null
  /** Settled bitmap of each slot, as the chain would answer. */
  readonly wordAt: (slot: number) => bigint
  /** Whether the contract lets recipients claim. */
  readonly claimsOpen: boolean
  /** A public file by its path below `/api/drops/<id>/`. */
  readonly fileAt: (path: string) => string | Uint8Array<ArrayBuffer> | undefined
}

export type MockSlot = {
  readonly index: number
  readonly rowCount: number
  readonly total: bigint
  readonly packed: Hex
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly proof: readonly Hex[]
}

type Extras = { savedAt: Date; isPublic?: boolean; claimsOpen?: boolean; wordAt?: (slot: number) => bigint }

/** A drop whose manifest is there whole. */
export function fromManifest(manifest: Manifest, extras: Extras): MockDrop {
  return {
    id: manifest.dropId,
    root: manifest.root,
    fingerprint: manifest.fingerprint,
    title: manifest.title,
    terms: manifest.terms,
    token: manifest.token,
    rowCount: manifest.rowCount,
    slotCount: manifest.slotCount,
    total: manifest.total,
    manifest: serializeManifest(manifest),
    rowAt: (index) => manifest.rowAt(index),
    slotAt: (index) => (index >= 0 && index < manifest.slotCount ? getSlot(manifest, index) : null),
    isPublic: extras.isPublic ?? true,
    savedAt: extras.savedAt,
    claimsOpen: extras.claimsOpen ?? false,
    wordAt: extras.wordAt ?? (() => 0n),
    fileAt: (path) => {
      if (path === 'manifest.json') return serializeManifest(manifest)
      if (path === 'index.json') return serializeShardIndex(toShardIndex(manifest))
      for (const { name, bytes } of createShards(manifest))
        if (path === `shards/${shardFileName(name)}.bin`) return Uint8Array.from(bytes)
      return undefined
    },
  }
}

/**
 * A drop too large to build in a moment: rows and slots are made when they are asked for. Its root is not the root of its
 * rows, so its proofs do not verify.
 */
export function createHugeDrop(
  parts: { title: string; terms: DropTerms; token: TokenFacts; rowCount: number } & Extras,
): MockDrop {
  const { terms, rowCount } = parts
  const slotCount = Math.ceil(rowCount / terms.slotSize)
  const amount = 10n ** 18n
  // Accounts rise with the index, as canonical order has it.
  const step = 2n ** 160n / BigInt(rowCount + 1)
  const rowAt = (index: number): Row => ({
    account: numberToHex(BigInt(index + 1) * step, { size: 20 }),
    id: 0n,
    amount,
  })
  const root = keccak256(numberToHex(rowCount, { size: 32 }))
  const total = amount * BigInt(rowCount)
  const id = dropIdOf({ terms, rowCount, total, root })
  return {
    id,
    root,
    fingerprint: fingerprintOf(id),
    title: parts.title,
    terms,
    token: parts.token,
    rowCount,
    slotCount,
    total,
    manifest: null,
    savedAt: parts.savedAt,
    isPublic: parts.isPublic ?? true,
    claimsOpen: parts.claimsOpen ?? false,
    wordAt: parts.wordAt ?? (() => 0n),
    fileAt: () => undefined,
    rowAt,
    slotAt: (index) => {
      if (index < 0 || index >= slotCount) return null
      const first = index * terms.slotSize
      const rows = Array.from({ length: Math.min(terms.slotSize, rowCount - first) }, (_, place) =>
        rowAt(first + place),
      )
      const packed = packRows(rows)
      const rowsHash = keccak256(packed)
      const rowsRoot = merkleLevels(rows.map((row, place) => rowLeaf(place, row))).at(-1)?.[0] ?? '0x'
      const proof = [slotLeaf(index, rowsHash, rowsRoot)]
      return { index, rowCount: rows.length, total: amount * BigInt(rows.length), packed, rowsHash, rowsRoot, proof }
    },
  }
}

/** A whole manifest of made-up recipients. */
export function makeManifest(parts: {
  title: string
  terms: DropTerms
  token: TokenFacts
  rowCount: number
  seed: bigint
}): Promise<Manifest> {
  const rows = Array.from({ length: parts.rowCount }, (_, index): Row => {
    const account = numberToHex(BigInt(keccak256(numberToHex(parts.seed * 1_000_000n + BigInt(index)))) / 2n ** 96n, {
      size: 20,
    })
    if (parts.terms.standard === 'ERC721') return { account, id: BigInt(index + 1), amount: 1n }
    return {
      account,
      id: parts.terms.standard === 'ERC1155' ? BigInt(index % 5) : 0n,
      amount: 25n * 10n ** BigInt(parts.token.decimals) + BigInt(index),
    }
  })
  return freezeManifest({ title: parts.title, terms: parts.terms, token: parts.token, rows })
}
