import { rowCells } from '../reading/rowCells.ts'
import { unclosedQuote } from '../reading/splitCells.ts'
import type { EntryAccess } from './entryAccess.ts'

/** Lists the lines of the entries that are paid, from 1. */
export function payableLines({ parts: { table }, isPaid, lineOf }: EntryAccess, payable: number): Uint32Array {
  const lines = new Uint32Array(payable)
  for (let index = 0, at = 0; index < table.count; index++) if (isPaid(index)) lines[at++] = lineOf(index)
  return lines
}

/** Lists the notes of the entries that are paid; undefined where none has one. */
export function payableNotes({ parts, isPaid, textOf }: EntryAccess, payable: number): readonly string[] | undefined {
  const { table, input } = parts
  const { mapping } = input.context
  const column = mapping.note
  if (column === undefined) return undefined
  const notes: string[] = []
  let hasNote = false
  for (let index = 0; notes.length < payable && index < table.count; index++) {
    if (!isPaid(index)) continue
    const cells = rowCells(textOf(index), input.context)
    const note = cells === unclosedQuote ? '' : (cells[column] ?? '')
    if (note !== '') hasNote = true
    notes.push(note)
  }
  return hasNote ? notes : undefined
}
