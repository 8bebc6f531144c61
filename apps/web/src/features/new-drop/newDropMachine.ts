import type { ListSummary, Manifest } from '@slotdrop/drops'
import type { DropMode } from '../../device/deviceStore.ts'
import { type DraftChoices, usualChoices } from '../../device/draftChoices.ts'
import type { Asset } from './asset/readAsset.ts'

/** The steps of the way, in order. Sending has a page of its own. */
export const steps = ['Asset', 'Recipients', 'Review', 'Authorise', 'Send'] as const
export type Step = (typeof steps)[number]

/** Where the list came from, as it came. */
export type ListSource = {
  readonly name: string
  readonly input: string | Blob
}

/** What the creator decides about a drop besides its list. */
export type DropChoices = DraftChoices & {
  readonly title: string
  readonly mode: DropMode
}

/** A drop on its way to being sealed. */
export type NewDropState = DropChoices & {
  readonly step: Step
  readonly asset: Asset | undefined
  readonly source: ListSource | undefined
  readonly summary: ListSummary | undefined
  readonly sealed: Manifest | undefined
}

export type NewDropEvent =
  | { readonly type: 'asset-chosen'; readonly asset: Asset }
  /** What is chosen was read anew. */
  | { readonly type: 'balance-read'; readonly asset: Asset }
  /** A draft came back, maybe after something was chosen. */
  | { readonly type: 'asset-restored'; readonly asset: Asset }
  | { readonly type: 'list-chosen'; readonly source: ListSource }
  | { readonly type: 'list-read'; readonly summary: ListSummary }
  | { readonly type: 'list-mended'; readonly summary: ListSummary }
  | { readonly type: 'list-cleared' }
  | { readonly type: 'chosen'; readonly choices: Partial<DropChoices> }
  | { readonly type: 'sealed'; readonly manifest: Manifest }
  | { readonly type: 'went'; readonly step: Step }

export const initialNewDrop: NewDropState = {
  step: 'Asset',
  asset: undefined,
  source: undefined,
  summary: undefined,
  title: '',
  mode: 'push',
  ...usualChoices,
  sealed: undefined,
}

/** Whether the list may be reviewed: something would be paid, and nothing is undecided. */
export function isListReady({ summary }: NewDropState): boolean {
  return summary?.canSeal === true
}

/** Whether a step has what it needs from the ones before. */
export function canEnter(state: NewDropState, step: Step): boolean {
  switch (step) {
    case 'Asset':
      return true
    case 'Recipients':
      return state.asset !== undefined
    case 'Review':
      return state.asset !== undefined && isListReady(state)
    case 'Authorise':
    case 'Send':
      return state.sealed !== undefined
  }
}

function isSameToken(a: Asset | undefined, b: Asset) {
  return a !== undefined && a.chainId === b.chainId && a.address.toLowerCase() === b.address.toLowerCase()
}

/** The one place where a new drop changes. What a later step was made of no longer holds when an earlier one changes. */
export function transition(state: NewDropState, event: NewDropEvent): NewDropState {
  switch (event.type) {
    case 'asset-chosen':
      // The same token with a fresh balance changes nothing that was judged by it.
      return isSameToken(state.asset, event.asset)
        ? { ...state, asset: event.asset }
        : { ...state, asset: event.asset, summary: undefined, sealed: undefined, slotSize: undefined, direct: false }
    case 'balance-read':
      return isSameToken(state.asset, event.asset) ? { ...state, asset: event.asset } : state
    case 'asset-restored':
      return state.asset ? state : { ...state, asset: event.asset }
    case 'list-chosen':
      return { ...state, source: event.source, summary: undefined, sealed: undefined, slotSize: undefined }
    case 'list-read':
      // The same rows, read for another sender or after a reload: what was measured of them holds.
      return { ...state, summary: event.summary, sealed: undefined }
    case 'list-mended':
      return { ...state, summary: event.summary, sealed: undefined, slotSize: undefined }
    case 'list-cleared':
      return { ...state, source: undefined, summary: undefined, sealed: undefined, slotSize: undefined }
    case 'chosen':
      return { ...state, ...event.choices, sealed: undefined }
    case 'sealed':
      return { ...state, sealed: event.manifest, step: 'Authorise' }
    case 'went':
      return canEnter(state, event.step) ? { ...state, step: event.step } : state
  }
}
