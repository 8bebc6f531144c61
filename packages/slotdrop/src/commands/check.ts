import {
  formatAmount,
  issueAdvice,
  issueSentence,
  issueTitle,
  noticeSentence,
  type RecipientList,
  type TokenFacts,
} from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { listOptions, nodeOptions, tokenOptions } from '../arguments/options.ts'
import { connectNodes } from '../chain/connectNodes.ts'
import { resolveToken } from '../chain/resolveToken.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../exitCodes.ts'
import { readRecipients } from '../files/readRecipients.ts'
import * as messages from '../messages.generated.ts'

/** Lines of one finding that are shown to people; programs get all of them. */
const maxShownLines = 20

type Finding = {
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
function findingsOf(list: RecipientList): Finding[] {
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
function* findingLines(findings: readonly Finding[]): Generator<string> {
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

function totalsOf(list: RecipientList, { decimals, symbol }: TokenFacts, isWhole: boolean) {
  const units = isWhole ? 0 : decimals
  return { amount: amountOf(list.total, units, symbol), text: formatAmount(list.total, units, { locale: null }) }
}

/** `check`: what is wrong with a list. */
export const check: Command = {
  usage: 'LIST',
  summary: messages.summaryCheck,
  options: { ...tokenOptions, ...nodeOptions, ...listOptions },
  async run(given) {
    const path = given.file(0)
    const nodes = given.texts('rpc').length > 0 ? await connectNodes(given) : undefined
    const { standard, token, facts } = await resolveToken(given, nodes?.client, nodes?.chainId)
    const list = await readRecipients(path, given, { standard, ...facts, known: { token } })
    const findings = findingsOf(list)
    const { lines, ready, warnings, errors, excluded, merged } = list.tally
    const total = totalsOf(list, facts, standard === 'ERC1155')
    const exitCode = list.canSeal ? exitCodes.done : exitCodes.listFaults
    return {
      exitCode,
      json: {
        canSeal: list.canSeal,
        recipients: ready + warnings,
        total: list.total,
        totalText: total.text,
        token: { address: token, standard, ...facts },
        lines: { all: lines, ready, toCheck: warnings, errors, excluded, merged },
        findings,
        notices: list.notices.map((notice) => String(noticeSentence(notice))),
      },
      text: (function* () {
        yield `${sentence(messages.checkTotals, { path: given.positionals[0] ?? path, lines, recipients: ready + warnings, total: total.amount })}\n`
        for (const notice of list.notices) yield `${noticeSentence(notice)}\n`
        yield* findingLines(findings)
        yield `${findings.length > 0 ? '\n' : ''}${sentence(list.canSeal ? messages.checkGood : messages.checkBad)}\n`
      })(),
    }
  },
}
