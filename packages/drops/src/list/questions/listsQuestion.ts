import { fixOption } from '../decisions/decisionOption.ts'
import type { JoinedList } from '../reading/json/parseJsonList.ts'
import type { RowContext } from '../reading/parseRow.ts'
import { previewLines } from './columnsQuestion.ts'
import type { QuestionChoice, QuestionOf } from './listQuestion.ts'

const previewed = 2

/** The names of lists with their first line, from 0, and their rows; lists of one name are one. */
function namedLists(lists: readonly JoinedList[]) {
  const named = new Map<string, { name: string; rows: number; firstLines: number[] }>()
  let from = 0
  for (const { name, rows } of lists) {
    const list = named.get(name) ?? { name, rows: 0, firstLines: [] }
    named.set(name, list)
    for (let line = from; line < from + rows && list.firstLines.length < previewed; line++) list.firstLines.push(line)
    list.rows += rows
    from += rows
  }
  return [...named.values()]
}

/** Finds the lines, from 0, of the lists that a decision leaves out. */
export function linesLeftOut(lists: readonly JoinedList[], chosen: readonly string[] | undefined): ReadonlySet<number> {
  const left = new Set<number>()
  if (chosen === undefined) return left
  let from = 0
  for (const { name, rows } of lists) {
    if (!chosen.includes(name)) for (let line = from; line < from + rows; line++) left.add(line)
    from += rows
  }
  return left
}

/** Asks which of the lists of a document are paid, where one of them is named as the opposite of another. */
export function listsQuestion(
  lists: readonly JoinedList[],
  textAt: (line: number) => string,
  context: RowContext,
): QuestionOf<'lists'> {
  const named = namedLists(lists)
  const choice = (some: typeof named): QuestionChoice<'lists'> => {
    const fix = { kind: 'lists', lists: some.map(({ name }) => name) } as const
    const lines = some.flatMap(({ firstLines }) => firstLines).map((line) => ({ line, text: textAt(line) }))
    return {
      values: { names: fix.lists, rows: some.reduce((sum, { rows }) => sum + rows, 0) },
      fix,
      preview: previewLines(lines, context),
      option: fixOption(fix) ?? '',
    }
  }
  return {
    kind: 'lists',
    values: { count: named.length },
    lines: [],
    choices: [...named.map((list) => choice([list])), choice(named)],
  }
}
