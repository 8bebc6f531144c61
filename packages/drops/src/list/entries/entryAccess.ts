import { stateCheck, stateError } from '../judging/entryStates.ts'
import type { Judgement } from '../judging/judgement.ts'
import { entryText } from '../reading/entryText.ts'
import { amountFound } from '../reading/table.ts'
import type { EntryState } from './listEntry.ts'
import type { ListParts } from './listParts.ts'

const states: readonly EntryState[] = ['ready', 'check', 'error', 'excluded']

/** What is known of each entry by its index, before it becomes an object. */
export type EntryAccess = {
  readonly parts: ListParts
  readonly judged: Judgement
  /** Line of the input, from 1. */
  lineOf(index: number): number
  textOf(index: number): string
  stateOf(index: number): EntryState
  /** Its amount could be read, or is the same for all. */
  hasAmount(index: number): boolean
  /** It is ready or to be checked. */
  isPaid(index: number): boolean
}

/** Gives access to the entries of a judged list. */
export function createEntryAccess(parts: ListParts, judged: Judgement): EntryAccess {
  const { table, opened, decisions, format } = parts
  const { edits } = decisions
  const isEqualShare = format.allocation.kind === 'equal'
  const lineOf = (index: number) => (table.lines[index] ?? 0) + 1
  return {
    parts,
    judged,
    lineOf,
    textOf(index) {
      const line = lineOf(index)
      return entryText(opened.source, edits, line - 1, edits.has(line) ? 1 : table.spans.get(index))
    },
    stateOf: (index) => states[judged.states[index] ?? stateError] ?? 'error',
    hasAmount: (index) => isEqualShare || ((table.found[index] ?? 0) & amountFound) !== 0,
    isPaid: (index) => (judged.states[index] ?? stateError) <= stateCheck,
  }
}
