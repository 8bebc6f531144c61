import type { ListSummary } from '../../workers/listProtocol.ts'
import type { Asset } from './readAsset.ts'

/** The steps of the way, in order. Sending has a page of its own. */
export const steps = ['Asset', 'Recipients', 'Review', 'Authorise', 'Send'] as const
export type Step = (typeof steps)[number]

/** Where the list came from. */
export interface ListSource {
  readonly name: string
  readonly text: string
}

/** A drop on its way to being sealed. */
export interface NewDropState {
  readonly step: Step
  readonly asset: Asset | undefined
  readonly source: ListSource | undefined
  readonly summary: ListSummary | undefined
  readonly title: string
  /** Tells a deliberate repeat from the same drop. */
  readonly round: bigint
  /** The sealed manifest as JSON. */
  readonly sealed: string | undefined
}

export type NewDropEvent =
  | { readonly type: 'asset-chosen'; readonly asset: Asset }
  | { readonly type: 'list-chosen'; readonly source: ListSource }
  | { readonly type: 'list-read'; readonly summary: ListSummary }
  | { readonly type: 'list-cleared' }
  | { readonly type: 'titled'; readonly title: string }
  | { readonly type: 'round-set'; readonly round: bigint }
  | { readonly type: 'sealed'; readonly manifest: string }
  | { readonly type: 'went'; readonly step: Step }

export const initialNewDrop: NewDropState = {
  step: 'Asset',
  asset: undefined,
  source: undefined,
  summary: undefined,
  title: '',
  round: 1n,
  sealed: undefined,
}

/** Whether the list may be reviewed: something would be paid, and no row is in doubt. */
export const isListReady = ({ summary }: NewDropState): boolean =>
  summary !== undefined && summary.tally.errors === 0 && summary.tally.ready + summary.tally.warnings > 0

/** Whether a step has what it needs from the ones before. */
export const canEnter = (state: NewDropState, step: Step): boolean => {
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

/** The one place where a new drop changes. What a later step was made of no longer holds when an earlier one changes. */
export const transition = (state: NewDropState, event: NewDropEvent): NewDropState => {
  switch (event.type) {
    case 'asset-chosen':
      return { ...state, asset: event.asset, summary: undefined, sealed: undefined }
    case 'list-chosen':
      return { ...state, source: event.source, summary: undefined, sealed: undefined }
    case 'list-read':
      return { ...state, summary: event.summary, sealed: undefined }
    case 'list-cleared':
      return { ...state, source: undefined, summary: undefined, sealed: undefined }
    case 'titled':
      return { ...state, title: event.title, sealed: undefined }
    case 'round-set':
      return { ...state, round: event.round, sealed: undefined }
    case 'sealed':
      return { ...state, sealed: event.manifest, step: 'Authorise' }
    case 'went':
      return canEnter(state, event.step) ? { ...state, step: event.step } : state
  }
}
