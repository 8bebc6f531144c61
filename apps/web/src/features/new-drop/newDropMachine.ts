import {
  type Address,
  type DropTerms,
  type Fix,
  isUnwrapped,
  type ListSummary,
  type ListWindow,
  type Manifest,
  maxSlotSize,
} from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import type { DropMode } from '../../device/deviceStore.ts'
import { isAboutSame, type RecipientDecision } from '../../device/recipientDecisions.ts'
import { type DraftChoices, defaultChoices } from '../../device/draftChoices.ts'
import type { Asset } from './asset/fetchAsset.ts'

/** The steps of the way, in order. What is sent is followed, and can be shared too, on the page of the drop. */
export const steps = ['Asset', 'Recipients', 'Review', 'Send', 'Share'] as const
export type Step = (typeof steps)[number]

/** The chosen list as it came, and its name. */
export type ListSource = {
  readonly name: string
  readonly input: string | Blob
  /** Decisions that come with it. */
  readonly fixes?: readonly Fix[]
}

/** How far the reading of a list has come. */
export type Reading = {
  /** From 0 to 1. */
  readonly done: number
  /** The first rows, as soon as they are there. */
  readonly preview: ListWindow | undefined
}

/** Why a list was not sealed. */
type SealProblem =
  | { readonly kind: 'not-sealed'; readonly error: unknown }
  /** This browser had no place for it. */
  | { readonly kind: 'not-kept' }

/** What the creator decides about a drop besides its list. */
export type DropChoices = DraftChoices & {
  readonly title: string
  readonly mode: DropMode
}

/** A drop on its way to being sealed. */
export type NewDropState = DropChoices & {
  readonly asset: Asset | undefined
  readonly source: ListSource | undefined
  /** The list is being read. */
  readonly reading: Reading | undefined
  readonly summary: ListSummary | undefined
  /** Decisions of an earlier file that were taken again for this one; zero after any other decision. */
  readonly repeated: number
  /** How long the reading of the list took. */
  readonly readSeconds: number | undefined
  /** What was thrown when the list was read or mended. */
  readonly listError: unknown
  readonly recipientDecisions: readonly RecipientDecision[]
  /** From 0 to 1 while the list is being sealed. */
  readonly sealing: number | undefined
  readonly sealProblem: SealProblem | undefined
  readonly sealed: Manifest | undefined
  /** Lines that were left out of what is sealed. */
  readonly excluded: number
}

export type NewDropEvent =
  | { readonly type: 'asset-chosen'; readonly asset: Asset }
  /** What is chosen was read anew. */
  | { readonly type: 'balance-read'; readonly asset: Asset }
  /** A draft came back, maybe after something was chosen. */
  | { readonly type: 'asset-restored'; readonly asset: Asset }
  | { readonly type: 'list-chosen'; readonly source: ListSource }
  | { readonly type: 'reading-began' }
  | { readonly type: 'reading-continued'; readonly progress: Partial<Reading> }
  | { readonly type: 'list-read'; readonly summary: ListSummary; readonly seconds?: number; readonly repeated?: number }
  | { readonly type: 'list-mended'; readonly summary: ListSummary }
  /** The list could not be read, or not be mended. */
  | { readonly type: 'list-failed'; readonly error: unknown }
  | { readonly type: 'list-cleared' }
  | { readonly type: 'recipients-decided'; readonly decisions: readonly RecipientDecision[] }
  | { readonly type: 'recipients-undecided'; readonly decision: RecipientDecision }
  | { readonly type: 'chosen'; readonly choices: Partial<DropChoices> }
  | { readonly type: 'sealing-began' }
  | { readonly type: 'sealing-continued'; readonly done: number }
  | { readonly type: 'sealing-failed'; readonly problem: SealProblem }
  /** It was sealed now, or came back with its draft. */
  | { readonly type: 'sealed'; readonly manifest: Manifest; readonly excluded: number }

export const initialNewDrop: NewDropState = {
  asset: undefined,
  source: undefined,
  reading: undefined,
  summary: undefined,
  repeated: 0,
  readSeconds: undefined,
  listError: undefined,
  recipientDecisions: [],
  title: '',
  mode: 'push',
  ...defaultChoices,
  sealing: undefined,
  sealProblem: undefined,
  sealed: undefined,
  excluded: 0,
}

/** Whether the list may be reviewed: something would be paid, and nothing is undecided. */
function isListReady({ summary }: NewDropState): boolean {
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
    case 'Send':
    case 'Share':
      return state.sealed !== undefined
  }
}

/** The step that an address asks for. */
export function askedStep(asked: string | undefined): Step {
  return steps.find((step) => step.toLowerCase() === asked) ?? 'Asset'
}

/**
 * The step to be shown: the one that is asked for, or the last before it that can be entered. Undefined while that is not known yet: the
 * draft, or its list, is still being read.
 */
export function stepAt(state: NewDropState, asked: Step, isRestored: boolean): Step | undefined {
  if (canEnter(state, asked)) return asked
  if (!isRestored) return undefined
  const isListAwaited = state.asset !== undefined && state.source !== undefined
  if (
    steps.indexOf(asked) >= steps.indexOf('Review') &&
    isListAwaited &&
    !state.summary &&
    state.listError === undefined
  )
    return undefined
  return steps.slice(0, steps.indexOf(asked)).findLast((step) => canEnter(state, step)) ?? 'Asset'
}

function isSameToken(a: Asset | undefined, b: Asset) {
  return a !== undefined && a.chainId === b.chainId && a.standard === b.standard && isAddressEqual(a.address, b.address)
}

/** How the drop reaches its recipients: coins that go along with each transaction can't be claimed, whatever was chosen before. */
export function modeOf({ asset, mode }: Pick<NewDropState, 'asset' | 'mode'>): DropMode {
  return asset && isUnwrapped({ standard: asset.standard, token: asset.address }) ? 'push' : mode
}

/** What would be sealed for a sender; undefined while something is missing. */
export function termsOf(
  { asset, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, round, slotSize }: NewDropState,
  { sender, distributor }: { readonly sender: Address | undefined; readonly distributor: Address | undefined },
): DropTerms | undefined {
  if (!asset || !sender || !distributor) return undefined
  return {
    chainId: asset.chainId,
    distributor,
    sender,
    token: asset.address,
    standard: asset.standard,
    policy,
    safeTransfer: asset.standard === 'ERC721' && safeTransfer,
    direct: asset.standard === 'ERC20' && direct,
    opensAtSeconds,
    closesAtSeconds,
    round,
    slotSize: Math.min(slotSize ?? Infinity, maxSlotSize[asset.standard]),
  }
}

/** The one place where a new drop changes. What a later step was made of no longer holds when an earlier one changes. */
export function transition(state: NewDropState, event: NewDropEvent): NewDropState {
  switch (event.type) {
    case 'asset-chosen':
      // The same token with a fresh balance changes nothing that was judged by it.
      return isSameToken(state.asset, event.asset)
        ? { ...state, asset: event.asset }
        : {
            ...state,
            asset: event.asset,
            summary: undefined,
            sealed: undefined,
            slotSize: undefined,
            direct: false,
            // An account may be a contract on one chain and nothing on another.
            recipientDecisions: state.asset?.chainId === event.asset.chainId ? state.recipientDecisions : [],
          }
    case 'balance-read':
      return isSameToken(state.asset, event.asset) ? { ...state, asset: event.asset } : state
    case 'asset-restored':
      return state.asset ? state : { ...state, asset: event.asset }
    case 'list-chosen':
      return { ...withoutList(state), source: event.source }
    case 'list-cleared':
      return { ...withoutList(state), source: undefined }
    case 'reading-began':
      return {
        ...state,
        reading: { done: 0, preview: undefined },
        readSeconds: undefined,
        listError: undefined,
      }
    case 'reading-continued':
      return state.reading ? { ...state, reading: { ...state.reading, ...event.progress } } : state
    case 'list-read':
      // The same rows, read for another sender or after a reload: what was measured or sealed of them holds.
      return {
        ...state,
        reading: undefined,
        readSeconds: event.seconds,
        summary: event.summary,
        repeated: event.repeated ?? state.repeated,
      }
    case 'list-mended':
      return { ...state, summary: event.summary, repeated: 0, sealed: undefined, slotSize: undefined }
    case 'list-failed':
      return { ...state, reading: undefined, listError: event.error }
    case 'recipients-decided':
      return {
        ...state,
        recipientDecisions: withDecisions(state.recipientDecisions, event.decisions),
        sealed: undefined,
      }
    case 'recipients-undecided': {
      const rest = state.recipientDecisions.filter((decision) => decision !== event.decision)
      return { ...state, recipientDecisions: rest, sealed: undefined }
    }
    case 'chosen':
      return { ...state, ...event.choices, sealed: undefined }
    case 'sealing-began':
      return { ...state, sealing: 0, sealProblem: undefined }
    case 'sealing-continued':
      return { ...state, sealing: event.done }
    case 'sealing-failed':
      return { ...state, sealing: undefined, sealProblem: event.problem }
    case 'sealed':
      return { ...state, sealing: undefined, sealed: event.manifest, excluded: event.excluded }
  }
}

/** A decision that is made again, after the first was undone in the list, takes its place. */
function withDecisions(known: readonly RecipientDecision[], decisions: readonly RecipientDecision[]) {
  const isReplaced = (old: RecipientDecision) =>
    decisions.some(({ accounts, ...decision }) => old.accounts === accounts && isAboutSame(old, decision))
  return [...known.filter((old) => !isReplaced(old)), ...decisions]
}

function withoutList(state: NewDropState): NewDropState {
  return {
    ...state,
    reading: undefined,
    listError: undefined,
    recipientDecisions: [],
    summary: undefined,
    repeated: 0,
    sealed: undefined,
    slotSize: undefined,
  }
}
