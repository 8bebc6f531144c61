import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { keepChoices, parseChoices } from '../../device/draftChoices.ts'
import type { DraftContent } from '../../device/deviceStore.ts'
import { messages } from './messages.generated.ts'
import { type PackedList, unpackList, unzip, zip } from '../../workers/packedList.ts'

/** What was received is no draft: cut short, changed on its way, or written by a later version. */
export class UnreadableDraftError extends BaseError {
  override readonly name = 'UnreadableDraftError'

  constructor() {
    super(sentenceOf(messages, 'unreadableDraft'), { remedy: 'user' })
  }
}

/** Drafts with terms of their own have the second version: an older page would seal them with the default terms. */
const versions = { withDefaults: 1, withChoices: 2 } as const

type Tagged = { $map: [unknown, unknown][] } | { $lines: number[] } | { $integer: string }

/** Lines go up as a rule: their distances are short, and packed they are a tenth of that. */
function toSteps(lines: Uint32Array): number[] {
  return Array.from(lines, (line, at) => line - (lines[at - 1] ?? 0))
}

function fromSteps(steps: readonly number[]): Uint32Array {
  let line = 0
  return Uint32Array.from(steps, (step) => (line += step))
}

function toPlain(_key: string, value: unknown): unknown {
  return value instanceof Map
    ? ({ $map: [...value] } satisfies Tagged)
    : typeof value === 'bigint'
      ? ({ $integer: `${value}` } satisfies Tagged)
      : value
}

function fromPlain(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // Sound: `toPlain` wrote them; a draft's bytes were checked against their hash.
  const tagged = value as Tagged
  if ('$map' in tagged) return new Map(tagged.$map)
  if ('$lines' in tagged) return fromSteps(tagged.$lines)
  if ('$integer' in tagged) return BigInt(tagged.$integer)
  return value
}

const noLines = new Uint32Array()
const decisionTexts = new WeakMap<object, string>()

/** A million decisions are some megabytes of text: they are not written again for each letter of a name. */
function textOf(decisions: DraftContent['decisions']): string {
  if (!decisions) return 'null'
  const known = decisionTexts.get(decisions)
  if (known !== undefined) return known
  // Lines are written by themselves: asked for each of a million numbers, the writer of JSON takes four times as long.
  const lines: Uint32Array[] = []
  const text = JSON.stringify(decisions, (key, value: unknown) =>
    value instanceof Uint32Array ? { $lines: lines.push(value) - 1 } : toPlain(key, value),
  ).replaceAll(
    /"\$lines":(\d+)/g,
    (_, place: string) => `"$lines":[${toSteps(lines[Number(place)] ?? noLines).join(',')}]`,
  )
  decisionTexts.set(decisions, text)
  return text
}

/** All of a draft but its list, as text. Drafts that say the same give the same text. */
export function headOf(draft: DraftContent): string {
  const { token, input, fileName, decisions, title, mode, replaces, choices, series } = draft
  const version = choices === undefined ? versions.withDefaults : versions.withChoices
  const isFile = typeof input === 'object'
  const rest = JSON.stringify({ version, token, isFile, fileName, title, mode, replaces, choices, series })
  return `${rest.slice(0, -1)},"decisions":${textOf(decisions)}}`
}

function unreadable(): never {
  throw new UnreadableDraftError()
}

/** Packs the head of a draft. */
export function packHead(head: string): Promise<Uint8Array> {
  return zip(new Blob([head]))
}

/**
 * A draft from what an account keeps of it. Nothing in it is believed: the list is the one that was kept, or it is refused.
 *
 * @throws UnreadableDraftError
 */
export async function unpackDraft(
  head: Uint8Array,
  list: PackedList | undefined,
  unpack: (list: PackedList) => Promise<Uint8Array> = unpackList,
): Promise<DraftContent> {
  const text = new TextDecoder().decode(await unzip(head).catch(unreadable))
  const found = readHead(text)
  if (!list) return { ...found.content, input: undefined }
  // What is unpacked comes from a stream or from a worker, and is no shared memory.
  const bytes = (await unpack(list).catch(unreadable)) as Uint8Array<ArrayBuffer>
  return { ...found.content, input: found.isFile ? new Blob([bytes]) : new TextDecoder().decode(bytes) }
}

function parseSeries(kept: unknown): Pick<DraftContent, 'series'> {
  if (typeof kept !== 'object' || kept === null) return {}
  const { id, place, rows, sum } = kept as Record<string, unknown>
  if (typeof id !== 'string' || !Number.isSafeInteger(place) || !Number.isSafeInteger(rows)) return {}
  const digits = typeof sum === 'string' && /^\d{1,100}$/.test(sum) ? { sum } : {}
  return { series: { id, place: Number(place), rows: Number(rows), ...digits } }
}

function readHead(text: string): { content: Omit<DraftContent, 'input'>; isFile: boolean } {
  let head: Record<string, unknown>
  try {
    head = JSON.parse(text, fromPlain) as Record<string, unknown>
  } catch {
    throw new UnreadableDraftError()
  }
  const { version, token, fileName, title, mode, isFile, decisions, replaces, choices, series } = head
  if (version !== versions.withDefaults && version !== versions.withChoices) throw new UnreadableDraftError()
  if (typeof token !== 'string' || typeof fileName !== 'string') throw new UnreadableDraftError()
  if (typeof title !== 'string' || (mode !== 'push' && mode !== 'claim' && mode !== 'both'))
    throw new UnreadableDraftError()
  return {
    content: {
      token,
      fileName,
      title,
      mode,
      choices: keepChoices(parseChoices(choices)),
      // Not checked here: a list can't be read with anything else, and says so.
      decisions: (decisions ?? undefined) as DraftContent['decisions'],
      replaces: typeof replaces === 'string' ? replaces : undefined,
      ...parseSeries(series),
    },
    isFile: isFile === true,
  }
}
