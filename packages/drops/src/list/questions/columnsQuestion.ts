import type { ColumnMapping, ColumnRole } from '../columns/columnRoles.ts'
import { columnRoles } from '../columns/columnRoles.ts'
import { fixOption } from '../decisions/decisionOption.ts'
import type { Fix } from '../decisions/decisions.ts'
import { parseText } from '../reading/entryText.ts'
import type { ListShape, MappingChoice } from '../reading/listShape.ts'
import type { RowContext } from '../reading/parseRow.ts'
import { rowCells } from '../reading/rowCells.ts'
import { unclosedQuote } from '../reading/splitCells.ts'
import type { ListQuestion, NamedColumn, PreviewLine } from './listQuestion.ts'

const previewed = 2

/** Reads the first of some lines as an answer would have them. */
export function previewLines(lines: readonly { line: number; text: string }[], context: RowContext): PreviewLine[] {
  return lines.slice(0, previewed).map(({ line, text }) => {
    const cells = rowCells(text, context)
    const cellOf = (column: number | undefined) =>
      cells === unclosedQuote || column === undefined ? '' : (cells[column] ?? '')
    return {
      line: line + 1,
      account: cellOf(context.mapping.account),
      amountText: cellOf(context.mapping.amount),
      amount: parseText(text, context)?.amount,
    }
  })
}

/** Asks which of several columns holds the amounts, or the accounts, where the file does not decide it. */
export function columnsQuestion(
  { choices, contested, header, delimiter, rows }: ListShape,
  textAt: (line: number) => string,
  contextOf: (choice: MappingChoice) => RowContext,
): ListQuestion {
  const name = (column: number): NamedColumn => ({ number: column + 1, name: header?.cells[column] })
  const columnsOf = (mapping: ColumnMapping, roles: readonly ColumnRole[]) =>
    roles.flatMap((role) => {
      const column = mapping[role]
      return column === undefined ? [] : [{ ...name(column), role }]
    })
  const candidates = new Set(choices.flatMap(({ mapping }) => mapping[contested] ?? []))
  const lines = rows.slice(0, previewed).map(({ line }) => ({ line, text: textAt(line) }))
  return {
    kind: 'columns',
    values: { role: contested, columns: [...candidates].toSorted((a, b) => a - b).map(name) },
    lines: [],
    choices: choices.map((choice) => {
      const { mapping, joinsAmount } = choice
      const fix: Fix = { kind: 'mapping', mapping, hasHeader: header !== undefined, delimiter, joinsAmount }
      return {
        values: {
          columns: columnsOf(
            mapping,
            columnRoles.filter((role) => role === 'account' || role === 'amount' || role === 'id'),
          ),
          joinsAmount,
        },
        fix,
        preview: previewLines(lines, contextOf(choice)),
        option: fixOption(fix) ?? '',
      }
    }),
  }
}
