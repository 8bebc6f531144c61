import { formatAmount } from '@slotdrop/messages/format'
import { createListSession, type ListSession, type ListSummary } from '../../src/list/createListSession.ts'
import type { Fix } from '../../src/list/decisions/decisions.ts'
import { readingSentence } from '../../src/list/columns/readingSentence.ts'
import type { ListEntry } from '../../src/list/entries/listEntry.ts'
import { noticeSentence } from '../../src/list/entries/listNotices.ts'
import { issueSentence } from '../../src/list/issues/issueSentence.ts'
import { choiceSentences, questionSentence } from '../../src/list/questions/questionSentence.ts'
import type { RecipientList } from '../../src/list/list.ts'
import type { ListQuestion } from '../../src/list/questions/listQuestion.ts'
import { readList } from '../../src/list/readList.ts'
import type { ReadOptions } from '../../src/list/reading/prepareList.ts'
import { type FileEncoding, type ListCase, type Outcome, type Step, defaultOptions } from './listCase.ts'

/** A list that was read by one of the ways into the product. */
export type OpenCase = {
  readonly outcome: Outcome
  /** Every sentence about the list: its reading, questions and their answers, notices, findings. */
  readonly texts: readonly string[]
  decide(step: Step): Promise<OpenCase> | OpenCase
}

/** Reads a file: the package, the session of the page, or the command. */
export type CaseReader = (bytes: Uint8Array, options: ReadOptions) => Promise<OpenCase>

function toUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const units = `\ufeff${text}`
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), isLittleEndian)
  return bytes
}

/** Writes a text as the bytes of a file. */
function toBytes(text: string, encoding: FileEncoding = 'utf-8'): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text)
    case 'utf-8 with mark':
      return new TextEncoder().encode(`\ufeff${text}`)
    case 'utf-16le':
    case 'utf-16be':
      return toUtf16(text, encoding === 'utf-16le')
    case 'windows-1252':
      return Uint8Array.from(text, (character) => character.charCodeAt(0))
  }
}

function fixOf(step: Step, questions: readonly ListQuestion[]): Fix {
  if ('fix' in step) return step.fix
  const choice = questions.find(({ kind }) => kind === step.answer)?.choices[step.choice]
  if (!choice) throw new Error(`There is no answer ${step.choice} to a question about ${step.answer}.`)
  return choice.fix
}

function outcomeOf(
  { issues, questions, notices, total }: Summary,
  ready: readonly number[],
  decimals: number,
): Outcome {
  return {
    ready,
    total: formatAmount(total, decimals, { locale: null }),
    asks: questions.map(({ kind }) => kind),
    finds: Object.fromEntries(issues.map(({ kind, lines }) => [kind, lines])),
    tells: notices.map(({ kind }) => kind),
  }
}

type Summary = Pick<ListSummary, 'issues' | 'questions' | 'notices' | 'total' | 'reading'>

function textsOf({ reading, questions, notices }: Summary, entries: readonly ListEntry[]): string[] {
  return [
    readingSentence(reading),
    ...questions.flatMap((question) => [questionSentence(question), ...choiceSentences(question)]),
    ...notices.map(noticeSentence),
    ...entries.flatMap(({ issues }) => issues.map(issueSentence)),
  ].map(String)
}

function openOf(
  summary: Summary,
  entries: readonly ListEntry[],
  decimals: number,
  decide: (fix: Fix) => OpenCase,
): OpenCase {
  const ready = entries.flatMap(({ state, line }) => (state === 'ready' ? [line] : []))
  return {
    outcome: outcomeOf(summary, ready, decimals),
    texts: textsOf(summary, entries),
    decide: (step) => decide(fixOf(step, summary.questions)),
  }
}

function openList(list: RecipientList, decimals: number): OpenCase {
  const entries = Array.from({ length: list.entryCount }, (_, index) => list.entryAt(index))
  return openOf(list, entries, decimals, (fix) => openList(list.with(fix), decimals))
}

function openSession(session: ListSession, summary: ListSummary, decimals: number): OpenCase {
  const { entries } = session.window({ from: 0, count: summary.entryCount })
  return openOf(summary, entries, decimals, (fix) => openSession(session, session.apply(fix), decimals))
}

/** Reads by the package itself. */
export async function readByPackage(bytes: Uint8Array, options: ReadOptions): Promise<OpenCase> {
  return openList(await readList(bytes, options), options.decimals)
}

/** Reads by the session that the page's worker holds. */
export async function readBySession(bytes: Uint8Array, options: ReadOptions): Promise<OpenCase> {
  const session = createListSession()
  return openSession(session, await session.open(bytes, options), options.decimals)
}

const nothing: Outcome = { ready: [], total: '0', asks: [], finds: {}, tells: [] }

type Runnable = Pick<ListCase, 'options' | 'gives' | 'decisions'> &
  (Pick<ListCase, 'text' | 'encoding'> | { readonly bytes: Uint8Array })

/** Runs a case: what was seen of the file and after each decision, what had to be seen, and what the file was said to be. */
export async function runCase(
  listCase: Runnable,
  read: CaseReader,
): Promise<{ readonly seen: Outcome[]; readonly wanted: Outcome[]; readonly texts: readonly string[] }> {
  const { options, gives, decisions = [] } = listCase
  const bytes = 'bytes' in listCase ? listCase.bytes : toBytes(listCase.text, listCase.encoding)
  let open = await read(bytes, { ...defaultOptions, ...options })
  const { texts } = open
  const seen = [open.outcome]
  for (const step of decisions) {
    // oxlint-disable-next-line no-await-in-loop -- each decision is about what the one before it left
    open = await open.decide(step)
    seen.push(open.outcome)
  }
  const wanted = [gives, ...decisions.map((step) => step.gives)].map((each) => ({ ...nothing, ...each }))
  return { seen, wanted, texts }
}
