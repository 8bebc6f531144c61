import type { Reason } from '@slotdrop/delivery'
import type { ExcludedEntry, Manifest, SourceRows } from '@slotdrop/drops'
import { deviceDrops } from './deviceDrops.ts'
import { deviceSources } from './deviceSources.ts'
import type { DropMode } from './deviceStore.ts'
import type { RecipientDecision } from './recipientDecisions.ts'
import { deviceWriteOffs, type WriteOffs } from './deviceWriteOffs.ts'

/**
 * What the sender of a sealed list keeps beside it, for herself alone: it is in no list that is published, and no hash covers it. Plain
 * data: it can be handed to another thread.
 */
export type Companion = {
  /** How she means it to reach people. */
  readonly mode: DropMode
  /** What was excluded before the sealing. */
  readonly setAside: readonly ExcludedEntry[]
  /** Where the rows stood in her file, and her notes. */
  readonly source?: SourceRows | undefined
  /** Rows that the trial before the sealing found refused, by their place in the list, and why. */
  readonly refusals?: ReadonlyMap<number, Reason> | undefined
  /** What was decided about recipients that the check found. */
  readonly recipientDecisions?: readonly RecipientDecision[] | undefined
  /** Rows that she gave up since. */
  readonly writeOffs?: WriteOffs | undefined
}

/** Companions of the drops of this device: the parts of one lie in several stores, each beside what it is asked for with. */
export const deviceCompanions = {
  /** Undefined for a drop that this device does not have, or has from a file without one. */
  async get(dropId: string): Promise<Companion | undefined> {
    const opened = await deviceDrops.load(dropId)
    if (!opened?.isOwn) return undefined
    const { mode, setAside, refusals, recipientDecisions } = opened
    const [source, writeOffs] = await Promise.all([deviceSources.get(dropId), deviceWriteOffs.get(dropId)])
    return { mode, setAside, source, refusals, recipientDecisions, writeOffs }
  },
  /** Keeps a list with what belongs to it. What was given up here already stays as it is. */
  async put(manifest: Manifest, { writeOffs, ...companion }: Companion): Promise<void> {
    const { dropId } = manifest
    await deviceDrops.put(manifest, companion)
    if (writeOffs && writeOffs.size > 0 && (await deviceWriteOffs.get(dropId)).size === 0)
      await deviceWriteOffs.put(dropId, writeOffs)
  },
}
