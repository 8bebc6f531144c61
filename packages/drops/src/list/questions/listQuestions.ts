import type { ListParts } from '../entries/listParts.ts'
import { fixOption } from '../decisions/decisionOption.ts'
import type { Fix } from '../decisions/decisions.ts'
import { lineText } from '../reading/listSource.ts'
import { previewLines } from './columnsQuestion.ts'
import type { ListQuestion } from './listQuestion.ts'
import { tokensQuestion } from './tokensQuestion.ts'

/** Asks whether the addresses of a text are the recipients, and which of its numbers are the amounts. */
function textQuestion({ forms, table, input, opened }: ListParts): ListQuestion {
  const lines = Array.from(table.lines.subarray(0, 2), (line) => ({
    line,
    text: input.edits.get(line + 1) ?? lineText(opened.source, line),
  }))
  return {
    kind: 'addresses-in-text',
    values: { count: table.count },
    lines: [],
    choices: forms.map((form) => {
      const fix: Fix = { kind: 'form', form }
      return {
        values: { count: table.count, form },
        fix,
        preview: previewLines(lines, { ...input.context, form }),
        option: fixOption(fix) ?? '',
      }
    }),
  }
}

/** Lists the questions that no decision has answered yet, in the order in which they are to be asked. */
export function listQuestions(parts: ListParts): readonly ListQuestion[] {
  const text = parts.forms.length > 0 && parts.table.count > 0 ? [textQuestion(parts)] : []
  const tokens = tokensQuestion(parts)
  return [...text, ...parts.questions, ...(tokens ? [tokens] : [])]
}
