import {
  choiceSentences,
  findingOption,
  formatAmount,
  type IssueKind,
  issueAdvice,
  issueSentence,
  issueTitle,
  questionSentence,
  type RecipientList,
} from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** Lines of one finding that are shown to people; programs get all of them. */
const maxShownLines = 20

/** Options of the command that decide a finding and are no offer of the page. */
const moreOptions: Readonly<Partial<Record<IssueKind, string>>> = {
  'unknown-header': '--columns address=COLUMN,amount=COLUMN',
  'address-is-a-name': '--resolve URL',
  'amount-percent': '--share-out AMOUNT',
}

/** What was found about lines of a list. */
type Finding = {
  readonly kind: string
  readonly severity: string
  readonly blocks: boolean
  readonly title: string
  readonly advice: string
  /** Each of these decides all lines of the finding. */
  readonly options: readonly string[]
  readonly lines: readonly { readonly line: number; readonly message: string }[]
}

/** What is asked about a list as a whole; nothing is sealed before an option answers it. */
type Question = {
  readonly kind: string
  readonly question: string
  readonly choices: readonly {
    readonly choice: string
    readonly option: string
    /** The first lines as this answer reads them; the amount in base units. */
    readonly preview: readonly {
      readonly line: number
      readonly account: string
      readonly amount: bigint | undefined
    }[]
  }[]
}

/** What a list must be decided about, and what is worth a look. */
export type Findings = {
  readonly questions: readonly Question[]
  readonly findings: readonly Finding[]
}

function describeQuestions(list: RecipientList): Question[] {
  return list.questions.map((question) => {
    const names = choiceSentences(question)
    return {
      kind: question.kind,
      question: String(questionSentence(question)),
      choices: question.choices.map(({ option, preview }, place) => ({
        choice: String(names[place]),
        option,
        preview: preview.map(({ line, account, amount }) => ({ line, account, amount })),
      })),
    }
  })
}

/** Describes every question and finding of a list, each with the options that decide it. */
export function listFindings(list: RecipientList): Findings {
  const findings = list.issues.map(({ kind, severity, blocks, lines, ...facts }) => ({
    kind,
    severity,
    blocks,
    title: String(issueTitle(kind, facts)),
    advice: String(issueAdvice(kind, facts)),
    options: [moreOptions[kind] ?? [], facts.fixes.map((offer) => findingOption(kind, offer))].flat(),
    lines: lines.map((line) => {
      const index = list.entryOfLine(line)
      const issue = index === undefined ? undefined : list.entryAt(index).issues.find((each) => each.kind === kind)
      return { line, message: issue ? String(issueSentence(issue)) : String(issueTitle(kind)) }
    }),
  }))
  return { questions: describeQuestions(list), findings }
}

function* questionLines({ question, choices }: Question, decimals: number): Generator<string> {
  yield `\n${sentence(messages.questionTitle, { question })}\n`
  for (const { choice, option, preview } of choices) {
    yield `  ${sentence(messages.questionChoice, { option, choice })}\n`
    for (const { line, account, amount } of preview) {
      const text = amount === undefined ? '' : formatAmount(amount, decimals, { locale: null })
      yield `    ${String(sentence(messages.questionPreview, { line: `${line}`, account, amount: text })).trimEnd()}\n`
    }
  }
}

/**
 * Writes questions and findings for people, errors first.
 *
 * @param decimals of the token
 */
export function* findingLines({ questions, findings }: Findings, decimals: number): Generator<string> {
  for (const question of questions) yield* questionLines(question, decimals)
  for (const { kind, severity, blocks, title, advice, options, lines } of findings) {
    const mark = sentence(messages.findingTitle, { severity, kind, title, blocks: blocks ? 'yes' : 'no' })
    yield `\n${mark}\n`
    if (advice !== '') yield `  ${advice}\n`
    for (const { line, message } of lines.slice(0, maxShownLines))
      yield `  ${sentence(messages.findingLine, { line: `${line}`, message })}\n`
    if (lines.length > maxShownLines)
      yield `  ${sentence(messages.findingMore, { count: lines.length - maxShownLines })}\n`
    if (options.length > 0) yield `  ${sentence(messages.findingOptions, { options: options.join('  ') })}\n`
  }
}
