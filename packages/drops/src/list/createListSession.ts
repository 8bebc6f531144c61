import { NoListError, UndecidedListError } from '../errors.ts'
import type { LongWork } from '../longWork.ts'
import { freezeManifest, type ManifestParts } from '../manifest/freezeManifest.ts'
import type { Manifest } from '../manifest/manifest.ts'
import type { Decisions, Fix } from './decisions/decisions.ts'
import { latestVersions } from './decisions/latestVersions.ts'
import { packDecisions, type PackedDecisions } from './decisions/packDecisions.ts'
import type { ListEntry } from './entries/listEntry.ts'
import type { ListNotice } from './entries/listNotices.ts'
import type { WindowFilter } from './entries/windowFilter.ts'
import { type ExcludedEntry, excludedEntries } from './excludedEntries.ts'
import type { AmountSample } from './figures/amountSamples.ts'
import type { AmountStats } from './figures/amountStats.ts'
import type { KnownToken } from './issues/knownAddresses.ts'
import { isLineKind, type LineKind } from './issues/issueKinds.ts'
import type { IssueGroup } from './judging/groupIssues.ts'
import type { RecipientList, Tally } from './list.ts'
import { readList } from './readList.ts'
import type { ListReading } from './columns/listReading.ts'
import type { ListQuestion } from './questions/listQuestion.ts'
import type { ListInput } from './reading/collectBytes.ts'
import type { ListFormat, ReadOptions } from './reading/prepareList.ts'
import { type TokenShare, tokenShares } from './tokens/tokenShares.ts'

/** Everything that a page shows of a list but its rows. Plain data: it crosses to another thread as it is. */
export type ListSummary = {
  readonly format: ListFormat
  readonly tally: Tally
  readonly lineCount: number
  readonly entryCount: number
  readonly issues: readonly IssueGroup[]
  readonly questions: readonly ListQuestion[]
  readonly reading: ListReading
  readonly notices: readonly ListNotice[]
  readonly canSeal: boolean
  readonly total: bigint
  readonly amounts: AmountStats | undefined
  readonly samples: readonly AmountSample[]
  readonly names: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Some entries of a list, and how many the filter leaves. */
export type ListWindow = {
  readonly entries: readonly ListEntry[]
  readonly count: number
}

function isPlain({ state, issue, lines, text, orTexts = [], amount }: WindowFilter) {
  const isOfAnyText = !text && orTexts.length === 0
  return state === undefined && issue === undefined && lines === undefined && isOfAnyText && amount === undefined
}

/** Whether two filters name the same lines. A filter that crosses to a worker arrives as another object each time. */
function isSameLines(a: WindowFilter['lines'], b: WindowFilter['lines']): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((line, place) => line === b[place]))
}

/**
 * Holds a list that is being worked on, for a worker: the page asks it for windows of entries and applies fixes.
 * All that goes in and comes out is plain data. Undo keeps decisions, not lists, so that it costs little.
 */
export function createListSession() {
  let list: RecipientList | undefined
  let past: Decisions[] = []
  let future: Decisions[] = []
  let filtered: { key: string; lines: WindowFilter['lines']; entries: Uint32Array } | undefined

  const current = (): RecipientList => {
    if (!list) throw new NoListError()
    return list
  }
  const show = (next: RecipientList): ListSummary => {
    list = next
    filtered = undefined
    const { format, tally, lineCount, entryCount, issues, questions, reading, notices, canSeal, total } = next
    return {
      format,
      tally,
      lineCount,
      entryCount,
      issues,
      questions,
      reading,
      notices,
      canSeal,
      total,
      amounts: next.amountStats(),
      samples: next.amountSamples(),
      names: issues.find(({ kind }) => kind === 'address-is-a-name') ? next.names().length : 0,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    }
  }
  const entriesOf = (filter: WindowFilter): Uint32Array => {
    const { state, issue, lines, text, orTexts, amount } = filter
    const key = JSON.stringify([state, issue, text, orTexts, amount && `${amount.from}-${amount.to}`])
    if (filtered?.key === key && isSameLines(filtered.lines, lines)) return filtered.entries
    const entries = current().find(filter)
    filtered = { key, lines, entries }
    return entries
  }

  return {
    /** Reads a file; the decisions of an earlier visit may come with the options. */
    async open(input: ListInput, options: ReadOptions, work?: LongWork): Promise<ListSummary> {
      const next = await readList(input, options, work)
      past = []
      future = []
      return show(next)
    },
    apply(fix: Fix): ListSummary {
      const before = current()
      const next = before.with(fix)
      past = latestVersions([...past, before.decisions])
      future = []
      return show(next)
    },
    undo(): ListSummary {
      const before = current()
      const decisions = past.at(-1)
      if (decisions === undefined) return show(before)
      past = past.slice(0, -1)
      future = [...future, before.decisions]
      return show(before.withDecisions(decisions))
    },
    redo(): ListSummary {
      const before = current()
      const decisions = future.at(-1)
      if (decisions === undefined) return show(before)
      future = future.slice(0, -1)
      past = [...past, before.decisions]
      return show(before.withDecisions(decisions))
    },
    /** Entries `from` to `from + count` of those that the filter leaves. */
    window({ from, count, filter = {} }: { from: number; count: number; filter?: WindowFilter }): ListWindow {
      const source = current()
      if (isPlain(filter)) {
        const size = Math.max(0, Math.min(count, source.entryCount - from))
        return {
          entries: Array.from({ length: size }, (_, place) => source.entryAt(from + place)),
          count: source.entryCount,
        }
      }
      const entries = entriesOf(filter)
      return {
        entries: Array.from(entries.subarray(from, from + count), (index) => source.entryAt(index)),
        count: entries.length,
      }
    },
    /** Index of the next entry that needs a look, after `from` or before it; -1 starts at either end. */
    nextProblem({ from, direction }: { from: number; direction: 1 | -1 }): number | undefined {
      const source = current()
      const start = from < 0 && direction < 0 ? source.entryCount : from
      for (let index = start + direction; index >= 0 && index < source.entryCount; index += direction) {
        const state = source.stateAt(index)
        if (state === 'error' || state === 'check') return index
      }
      return undefined
    },
    /** Index of the entry of a line. */
    entryOfLine: (line: number): number | undefined => current().entryOfLine(line),
    /** What was decided so far, to be kept and given to `open` with the same file later. */
    decisions: (): PackedDecisions => packDecisions(current().decisions),
    /** What a drop of this list leaves out, for its report. */
    excludedEntries: (): ExcludedEntry[] => excludedEntries(current()),
    /** The ids that the list pays, each once; undefined where they are more than `limit`. */
    ids(limit: number): bigint[] | undefined {
      const ids = current().ids()
      return ids.length > limit ? undefined : ids
    },
    /** Notes of which ids the sender holds none now. */
    noteMissingIds: (ids: readonly bigint[]): ListSummary => show(current().withMissingIds(ids)),
    /** What the list pays in each of the tokens that it names; see `tokenShares` for those that are known. */
    tokenShares: (known?: readonly KnownToken[]): TokenShare[] => tokenShares(current(), known),
    /** The list itself, for callers in the same thread. */
    list: current,
    /**
     * Seals the list.
     *
     * @throws UndecidedListError while questions are open; see `freezeManifest` for the rest
     */
    async freeze(parts: Omit<ManifestParts, 'rows'>, work?: LongWork): Promise<Manifest> {
      const { canSeal, tally, questions, columns } = current()
      if (!canSeal) throw new UndecidedListError({ ...tally, questions: questions.length })
      return freezeManifest({ ...parts, rows: columns() }, work)
    },
    /** Whether a kind of finding is known; for filters that come from outside. */
    isIssueKind: (kind: string): kind is LineKind => isLineKind(kind),
  }
}

/** What `createListSession` gives. */
export type ListSession = ReturnType<typeof createListSession>
