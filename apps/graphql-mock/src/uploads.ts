import { DropsError, freezeManifest, unpackRows } from '@slotdrop/drops'
import { bytesToHex } from 'viem'
import { fromManifest, type MockDrop } from './mockDrop.ts'
import type { MockUpload, World } from './world.ts'

/** Fewer than the API's, so that small lists have several chunks too. */
const chunkSlots = 4

/** Begins an upload in a world, or finds it. */
export function openUpload(
  world: World,
  parts: Pick<MockUpload, 'dropId' | 'terms' | 'token' | 'title' | 'rowCount'>,
): { upload: MockUpload; existed: boolean } {
  const known = [...world.uploads.values()].find((upload) => upload.dropId === parts.dropId)
  if (known) return { upload: known, existed: true }
  const slotCount = Math.ceil(parts.rowCount / parts.terms.slotSize)
  const upload = { ...parts, id: crypto.randomUUID(), slotCount, chunkSlots, chunks: new Map(), createdAt: new Date() }
  world.uploads.set(upload.id, upload)
  return { upload, existed: false }
}

/** Slots above which the server takes its time to seal a list. */
export const maxSlotsAtOnce = 64

/** Goes on with the sealing of a long list, by a quarter at each look, until it is a drop. */
export async function lookAtSealing(world: World, upload: MockUpload): Promise<void> {
  const { sealing } = upload
  if (sealing?.state !== 'SEALING') return
  sealing.doneRows = Math.min(upload.rowCount, sealing.doneRows + Math.ceil(upload.rowCount / 4))
  if (sealing.doneRows < upload.rowCount) return
  const drop = await toDrop(upload, sealing.publish)
  if (typeof drop === 'string' || !world.uploads.delete(upload.id)) return
  world.drops.push(drop)
}

export function chunkCountOf(upload: MockUpload): number {
  return Math.ceil(upload.slotCount / upload.chunkSlots)
}

export function missingChunks(upload: MockUpload): number[] {
  return Array.from({ length: chunkCountOf(upload) }, (_, chunk) => chunk).filter((chunk) => !upload.chunks.has(chunk))
}

/** Makes a drop of a whole upload; a sentence when its rows do not give the announced id. */
export async function toDrop(upload: MockUpload, isPublic: boolean): Promise<MockDrop | string> {
  try {
    const rows = [...upload.chunks.entries()]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, slots]) => slots.flatMap((slot) => unpackRows(bytesToHex(Buffer.from(slot, 'base64')))))
    const manifest = await freezeManifest({ terms: upload.terms, token: upload.token, title: upload.title, rows })
    if (manifest.dropId !== upload.dropId) {
      return `The uploaded rows give the drop id ${manifest.dropId}, not ${upload.dropId}.`
    }
    return fromManifest(manifest, { savedAt: new Date(), isPublic })
  } catch (error) {
    if (error instanceof DropsError) return error.shortMessage
    throw error
  }
}
