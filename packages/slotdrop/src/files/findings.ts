import { issueAdvice, issueSentence, issueTitle, type RecipientList } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** Lines of one finding that are shown to people; programs get all of them. */
const maxShownLines = 20

export type Finding = {
  readonly kind: string
  readonly severity: string
  readonly blocks: boolean
  readonly title: string
  readonly advice: string
  /** What `--accept`, `--exclude` and the like can do about it. */
  readonly fixes: readonly string[]
  readonly lines: readonly { readonly line: number; readonly message: string }[]
}

/** Every finding of a list, with a sentence for each of its lines. */
export function listFindings(list: RecipientList): Finding[] {
  return list.issues.map(({ kind, severity, blocks, lines, ...facts }) => ({
    kind,
    severity,
    blocks,
    title: String(issueTitle(kind, facts)),
    advice: String(issueAdvice(kind, facts)),
    fixes: facts.fixes,
    lines: lines.map((line) => {
      const index = list.entryOfLine(line)
      const issue = index === undefined ? undefined : list.entryAt(index).issues.find((each) => each.kind === kind)
      return { line, message: issue ? String(issueSentence(issue)) : String(issueTitle(kind)) }
    }),
  }))
}

/** Findings for people, errors first. */
export function* findingLines(findings: readonly Finding[]): Generator<string> {
  for (const { kind, severity, blocks, title, advice, lines } of findings) {
    const mark = sentence(messages.findingTitle, { severity, kind, title, blocks: blocks ? 'yes' : 'no' })
    yield `\n${mark}\n`
    if (advice !== '') yield `  ${advice}\n`
    for (const { line, message } of lines.slice(0, maxShownLines))
      yield `  ${sentence(messages.findingLine, { line: `${line}`, message })}\n`
    if (lines.length > maxShownLines)
      yield `  ${sentence(messages.findingMore, { count: lines.length - maxShownLines })}\n`
  }
}
