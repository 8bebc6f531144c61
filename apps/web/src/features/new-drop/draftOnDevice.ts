import type { PackedDecisions } from '@slotdrop/drops'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import { deviceDrops } from '../../device/deviceDrops.ts'
import type { DeviceDraft, DraftContent, DropSeries } from '../../device/deviceStore.ts'
import { keepChoices, parseChoices } from '../../device/draftChoices.ts'
import { type UnkeptChange, unkeptDraft } from '../../device/unkeptDraft.ts'
import { headOf } from '../drafts/index.ts'
import type { NewDropEvent, NewDropState } from './newDropMachine.ts'
import { parseAsset, stringifyAsset } from './asset/keptAsset.ts'

type KeptParts = {
  readonly head: string
  readonly input: string | Blob | undefined
  readonly recipientDecisions: DraftContent['recipientDecisions']
}

/** A draft that is being worked on here. It changes as it is kept. */
export type DraftOnDevice = {
  readonly key: string
  /** The drop whose open rows this list pays to other addresses. */
  readonly replaces: string | undefined
  /** The drops of one list that this one belongs to. */
  series: DropSeries | undefined
  /** What was decided about the list, as its worker last said. */
  decisions: PackedDecisions | undefined
  /** What was last handed to the store: what says the same is not kept again. */
  kept: KeptParts | undefined
  /** What the store has not taken yet, or refused. */
  unkept: UnkeptChange | undefined
}

/** A draft that nothing was kept of. */
export function newDraft(key: string): DraftOnDevice {
  return { key, replaces: undefined, series: undefined, decisions: undefined, kept: undefined, unkept: undefined }
}

/** A draft as this device has it. */
export function restoredDraft(draft: DeviceDraft): DraftOnDevice {
  const { key, replaces, series, decisions, input, recipientDecisions } = draft
  const kept = { head: headOf(draft), input, recipientDecisions }
  return { key, replaces, series, decisions, kept, unkept: undefined }
}

/** What brings a draft back: its token, the list as it came, its choices. */
export function eventsOf(draft: DeviceDraft): readonly NewDropEvent[] {
  const { token, input, fileName, title, mode, choices, recipientDecisions: decisions = [] } = draft
  return [
    ...(token ? [{ type: 'asset-restored', asset: parseAsset(token) } as const] : []),
    ...(input ? [{ type: 'list-chosen', source: { name: fileName, input } } as const] : []),
    { type: 'chosen', choices: { title, mode, ...parseChoices(choices) } },
    ...(decisions.length > 0 ? [{ type: 'recipients-decided', decisions } as const] : []),
  ]
}

/** What brings back the list that a draft was sealed as; undefined where it is a draft still, or this device has the sealed list no more. */
export async function sealedEventOf({ isSealed, sealedAs }: DeviceDraft): Promise<NewDropEvent | undefined> {
  const found = isSealed && sealedAs !== undefined ? await deviceDrops.load(sealedAs) : undefined
  return found && { type: 'sealed', manifest: found.manifest, excluded: found.setAside.length }
}

function contentOf(state: NewDropState, { decisions, replaces, series }: DraftOnDevice): DraftContent {
  const { asset, source, title, mode, recipientDecisions } = state
  const { round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize } = state
  return {
    token: asset ? stringifyAsset(asset) : '',
    input: source?.input,
    fileName: source?.name ?? '',
    decisions,
    title,
    mode,
    choices: keepChoices({ round, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, slotSize }),
    replaces,
    ...(series ? { series } : {}),
    ...(recipientDecisions.length > 0 ? { recipientDecisions } : {}),
  }
}

/**
 * Keeps a draft as it stands; undefined where nothing of it has changed, or there is nothing to keep yet.
 *
 * @throws what the browser's store throws; then the next call keeps it
 */
export async function keepOnDevice(draft: DraftOnDevice, state: NewDropState): Promise<DeviceDraft | undefined> {
  const { key, kept: before } = draft
  const content = contentOf(state, draft)
  const { token, input, title, mode, choices, replaces, recipientDecisions } = content
  if (!before && token === '' && input === undefined) return undefined
  const head = headOf(content)
  const sealedAs = state.sealed?.dropId
  const isSealed = sealedAs !== undefined
  const hasChanged = before?.head !== head || before.input !== input
  const isDecided = before?.recipientDecisions !== recipientDecisions
  if (hasChanged || isDecided) draft.kept = { head, input, recipientDecisions }
  // Decisions about recipients change nothing that an account keeps.
  if (hasChanged) {
    draft.unkept = { token, title, mode, choices, replaces, changedAt: Date.now(), isSealed, sealedAs }
  }
  const { kept, unkept } = draft
  try {
    const found = await deviceDrafts.put(key, content, (known) => {
      const rowCount = state.summary?.entryCount ?? (before?.input === input ? known?.rowCount : undefined) ?? 0
      const isKnown = !isSealed || (known?.isSealed === true && known.sealedAs === sealedAs)
      if (!draft.unkept && !isDecided && known?.rowCount === rowCount && isKnown) return undefined
      return { rowCount, changedAt: unkept?.changedAt ?? known?.changedAt ?? Date.now(), isSealed, sealedAs }
    })
    // Unless a later change is still on its way.
    if (draft.unkept === unkept) {
      draft.unkept = undefined
      unkeptDraft.set(key, undefined)
    }
    return found
  } catch (error) {
    if (draft.kept === kept) draft.kept = before
    throw error
  }
}

/** Notes what the store has not taken yet, at once: for when the page is left. The draft comes back with it. */
export function noteUnkept({ key, unkept }: DraftOnDevice): void {
  if (unkept) unkeptDraft.set(key, unkept)
}
