import { formatAmount } from '@slotdrop/messages/format'
import { createListSession, type ListSession, type ListSummary } from '../../src/list/createListSession.ts'
import type { Fix } from '../../src/list/decisions/decisions.ts'
import type { RecipientList } from '../../src/list/list.ts'
import type { ListQuestion } from '../../src/list/questions/listQuestion.ts'
import { readList } from '../../src/list/readList.ts'
import type { ReadOptions } from '../../src/list/reading/prepareList.ts'
import { type FileEncoding, type ListCase, type Outcome, type Step, defaultOptions } from './listCase.ts'

/** A list that was read by one of the ways into the product. */
export type OpenCase = {
  readonly outcome: Outcome
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
export function toBytes(text: string, encoding: FileEncoding = 'utf-8'): Uint8Array {
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
  { issues, questions, notices, total }: Pick<ListSummary, 'issues' | 'questions' | 'notices' | 'total'>,
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

function readyLines(list: RecipientList): number[] {
  return Array.from(list.find({ state: 'ready' }), (index) => list.entryAt(index).line)
}

function openList(list: RecipientList, decimals: number): OpenCase {
  return {
    outcome: outcomeOf(list, readyLines(list), decimals),
    decide: (step) => openList(list.with(fixOf(step, list.questions)), decimals),
  }
}

function openSession(session: ListSession, summary: ListSummary, decimals: number): OpenCase {
  const { entries } = session.window({ from: 0, count: 10_000, filter: { state: 'ready' } })
  return {
    outcome: outcomeOf(
      summary,
      entries.map(({ line }) => line),
      decimals,
    ),
    decide: (step) => openSession(session, session.apply(fixOf(step, summary.questions)), decimals),
  }
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

/** Runs a case: pairs of what was seen and what had to be, one for the file and one for each decision. */
export async function runCase(
  {
    text,
    encoding,
    options,
    gives,
    decisions = [],
  }: Pick<ListCase, 'text' | 'encoding' | 'options' | 'gives' | 'decisions'>,
  read: CaseReader,
): Promise<{ readonly seen: Outcome[]; readonly wanted: Outcome[] }> {
  let open = await read(toBytes(text, encoding), { ...defaultOptions, ...options })
  const seen = [open.outcome]
  for (const step of decisions) {
    open = await open.decide(step)
    seen.push(open.outcome)
  }
  return { seen, wanted: [gives, ...decisions.map((step) => step.gives)].map((each) => ({ ...nothing, ...each })) }
}
