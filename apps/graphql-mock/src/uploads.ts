import { DropsError, freezeManifest, unpackRows, type DropTerms, type TokenFacts } from '@slotdrop/drops'
import { bytesToHex } from 'viem'
import { fromManifest, type MockDrop } from './mockDrop.ts'
import type { World } from './worlds.ts'

/** An upload of a world. */
export type MockDraft = {
  readonly id: string
  readonly dropId: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  readonly rowCount: number
  readonly slotCount: number
  readonly chunkSlots: number
  readonly chunks: Map<number, readonly string[]>
  readonly createdAt: Date
}

/** Fewer than the API's, so that small lists have several chunks too. */
const chunkSlots = 4

/** Begins an upload in a world, or finds it. */
export function openDraft(
  world: World,
  parts: Pick<MockDraft, 'dropId' | 'terms' | 'token' | 'title' | 'rowCount'>,
): { draft: MockDraft; existed: boolean } {
  const known = [...world.drafts.values()].find((draft) => draft.dropId === parts.dropId)
  if (known) return { draft: known, existed: true }
  const slotCount = Math.ceil(parts.rowCount / parts.terms.slotSize)
  const draft = { ...parts, id: crypto.randomUUID(), slotCount, chunkSlots, chunks: new Map(), createdAt: new Date() }
  world.drafts.set(draft.id, draft)
  return { draft, existed: false }
}

export function chunkCountOf(draft: MockDraft): number {
  return Math.ceil(draft.slotCount / draft.chunkSlots)
}

export function missingChunks(draft: MockDraft): number[] {
  return Array.from({ length: chunkCountOf(draft) }, (_, chunk) => chunk).filter((chunk) => !draft.chunks.has(chunk))
}

/** Makes a drop of a whole upload; a sentence when its rows do not give the announced id. */
export async function sealDraft(draft: MockDraft, isPublic: boolean): Promise<MockDrop | string> {
  try {
    const rows = [...draft.chunks.entries()]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, slots]) => slots.flatMap((slot) => unpackRows(bytesToHex(Buffer.from(slot, 'base64')))))
    const manifest = await freezeManifest({ terms: draft.terms, token: draft.token, title: draft.title, rows })
    if (manifest.dropId !== draft.dropId) {
      return `The uploaded rows give the drop id ${manifest.dropId}, not ${draft.dropId}.`
    }
    return fromManifest(manifest, { savedAt: new Date(), isPublic })
  } catch (error) {
    if (error instanceof DropsError) return error.shortMessage
    throw error
  }
}
