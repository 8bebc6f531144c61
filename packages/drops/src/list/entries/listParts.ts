import type { Keccak } from '../../keccak/loadKeccak.ts'
import type { ListReading } from '../columns/listReading.ts'
import type { Decisions } from '../decisions/decisions.ts'
import type { ListQuestion } from '../questions/listQuestion.ts'
import type { ListFormat, OpenedList, ReadOptions } from '../reading/prepareList.ts'
import type { TextForm } from '../reading/textRows.ts'
import type { ListTable, TableInput } from '../reading/table.ts'

/** Everything that a list is made of. */
export type ListParts = {
  readonly opened: OpenedList
  readonly options: ReadOptions
  readonly decisions: Decisions
  readonly keccak: Keccak
  readonly input: TableInput
  readonly format: ListFormat
  readonly reading: ListReading
  /** Questions that reading the file raised and no decision has answered. */
  readonly questions: readonly ListQuestion[]
  /** Ways to read a text that have to be chosen from. */
  readonly forms: readonly TextForm[]
  readonly table: ListTable
}
