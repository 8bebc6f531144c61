import type { EntryState, IssueKind, WindowFilter } from '@slotdrop/drops'
import type { TallRow } from '../../../components/tables/useScaledScroll.ts'

/** What of a list its grid shows. */
export type GridFilter = {
  readonly state: EntryState | undefined
  readonly issue: IssueKind | undefined
  /** Lines that the review asks for, from 1. */
  readonly lines: Uint32Array | undefined
  readonly text: string
  readonly amount: WindowFilter['amount']
}

/** What is shown of a list, and the line that was chosen. */
export type GridState = {
  readonly filter: GridFilter
  /** Place of the chosen line among those that are shown; -1 for none. */
  readonly current: number
  readonly isEditing: boolean
  /** The chosen line, when what can be done about it stands under it. */
  readonly tall: TallRow | undefined
}

export type GridEvent =
  | { readonly type: 'line-chosen'; readonly index: number }
  | { readonly type: 'editing-began' | 'editing-ended' }
  | { readonly type: 'panel-measured'; readonly tall: TallRow }
  | { readonly type: 'filtered-by-state'; readonly state: EntryState | undefined }
  | { readonly type: 'filtered-by-amount'; readonly amount: WindowFilter['amount'] }
  | { readonly type: 'searched'; readonly text: string }
  /** The findings ask for the lines of a kind of problem. */
  | { readonly type: 'issue-shown'; readonly issue: IssueKind }
  /** The review asks for some lines. */
  | { readonly type: 'lines-shown'; readonly lines: Uint32Array }
  /** The list has no such problem any more. */
  | { readonly type: 'issue-gone' }
  | { readonly type: 'filter-cleared' }

const everything: GridFilter = { state: undefined, issue: undefined, lines: undefined, text: '', amount: undefined }

export const initialGrid: GridState = { filter: everything, current: -1, isEditing: false, tall: undefined }

/** Whether only a part of the list is shown. */
export function isFiltered({ state, issue, lines, text, amount }: GridFilter): boolean {
  const isOfAKind = state !== undefined || issue !== undefined || lines !== undefined
  return isOfAKind || text.trim() !== '' || amount !== undefined
}

/** The one place where the view of a list changes. Under another filter another line stands at the same place: none is chosen. */
export function transition(state: GridState, event: GridEvent): GridState {
  const nothingChosen = { ...state, current: -1, tall: undefined }
  switch (event.type) {
    case 'line-chosen':
      return { ...state, current: event.index, isEditing: false, tall: undefined }
    case 'editing-began':
      return { ...state, isEditing: true }
    case 'editing-ended':
      return { ...state, isEditing: false }
    case 'panel-measured':
      return { ...state, tall: event.tall }
    case 'filtered-by-state':
      return { ...nothingChosen, filter: { ...everything, state: event.state } }
    case 'filtered-by-amount':
      return { ...nothingChosen, filter: { ...state.filter, amount: event.amount } }
    case 'searched':
      return { ...nothingChosen, filter: { ...state.filter, text: event.text } }
    case 'issue-shown':
      return { ...nothingChosen, current: 0, filter: { ...everything, issue: event.issue } }
    case 'lines-shown':
      return { ...nothingChosen, filter: { ...everything, lines: event.lines } }
    case 'issue-gone':
      return { ...state, filter: { ...state.filter, issue: undefined } }
    case 'filter-cleared':
      return { ...state, filter: everything }
  }
}
