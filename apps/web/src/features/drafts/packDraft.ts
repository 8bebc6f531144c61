import { keepChoices, readChoices } from '../../lib/draftChoices.ts'
import type { DraftContent } from '../../lib/deviceStore.ts'

/** Most bytes of a packed list that an account keeps. */
export const largestList = 40_000_000

/** Most bytes that a packed list may unpack to; what claims more is not a list. */
const largestText = 400_000_000

/** The list is more than an account keeps. */
export class ListTooLargeError extends Error {
  override readonly name = 'ListTooLargeError'

  constructor() {
    super('The packed list is too large.')
  }
}

/** What came is no draft: cut short, changed on its way, or written by a later version. */
export class UnreadableDraftError extends Error {
  override readonly name = 'UnreadableDraftError'

  constructor() {
    super('What the account has of this draft can’t be read here. Reload this page; it may be of a newer version.')
  }
}

/** A list as it travels. */
export interface PackedList {
  readonly hash: `0x${string}`
  readonly bytes: Uint8Array
}

/** Drafts with terms of their own are of the second: a page of before would seal them with the usual ones. */
const versions = { usual: 1, withChoices: 2 } as const

type Tagged = { $map: [unknown, unknown][] } | { $lines: number[] } | { $integer: string }

/** Lines go up as a rule: their distances are short, and packed they are a tenth of that. */
const toSteps = (lines: Uint32Array): number[] => Array.from(lines, (line, at) => line - (lines[at - 1] ?? 0))
const fromSteps = (steps: readonly number[]): Uint32Array => {
  let line = 0
  return Uint32Array.from(steps, (step) => (line += step))
}

const toPlain = (_key: string, value: unknown): unknown =>
  value instanceof Map
    ? ({ $map: [...value] } satisfies Tagged)
    : value instanceof Uint32Array
      ? ({ $lines: toSteps(value) } satisfies Tagged)
      : typeof value === 'bigint'
        ? ({ $integer: `${value}` } satisfies Tagged)
        : value

const fromPlain = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$map' in value) return new Map((value as { $map: [unknown, unknown][] }).$map)
  if ('$lines' in value) return fromSteps((value as { $lines: number[] }).$lines)
  if ('$integer' in value) return BigInt((value as { $integer: string }).$integer)
  return value
}

const decisionTexts = new WeakMap<object, string>()

/** A million decisions are some megabytes of text: they are not written again for each letter of a name. */
const textOf = (decisions: DraftContent['decisions']): string => {
  if (!decisions) return 'null'
  const known = decisionTexts.get(decisions)
  if (known !== undefined) return known
  const text = JSON.stringify(decisions, toPlain)
  decisionTexts.set(decisions, text)
  return text
}

/** All of a draft but its list, as text. Drafts that say the same give the same text. */
export const headOf = (draft: DraftContent): string => {
  const { token, input, fileName, decisions, title, mode, replaces, choices } = draft
  const version = choices === undefined ? versions.usual : versions.withChoices
  const isFile = typeof input === 'object'
  const rest = JSON.stringify({ version, token, isFile, fileName, title, mode, replaces, choices })
  return `${rest.slice(0, -1)},"decisions":${textOf(decisions)}}`
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

const collect = async (
  stream: ReadableStream<Uint8Array>,
  limit: number,
  tooLarge: () => Error,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(stream)) {
    length += chunk.length
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

const through = (blob: Blob, stream: CompressionStream | DecompressionStream) =>
  blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)

const zip = (blob: Blob, limit = largestList) =>
  collect(through(blob, new CompressionStream('gzip')), limit, () => new ListTooLargeError())

const unzip = async (bytes: Uint8Array): Promise<Uint8Array> => {
  try {
    return await collect(
      through(new Blob([bytes as Uint8Array<ArrayBuffer>]), new DecompressionStream('gzip')),
      largestText,
      () => new UnreadableDraftError(),
    )
  } catch {
    throw new UnreadableDraftError()
  }
}

const hashOf = async (bytes: Uint8Array): Promise<`0x${string}`> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
  return `0x${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Packs the head of a draft. */
export const packHead = (head: string): Promise<Uint8Array> => zip(new Blob([head]))

/**
 * Packs the list of a draft.
 *
 * @throws ListTooLargeError as soon as it is known to be more than an account keeps
 */
export const packList = async (input: string | Blob, limit = largestList): Promise<PackedList> => {
  const bytes = await zip(typeof input === 'string' ? new Blob([input]) : input, limit)
  return { bytes, hash: await hashOf(bytes) }
}

/**
 * A draft from what an account keeps of it. Nothing in it is believed: the list is the one that was kept, or it is refused.
 *
 * @throws UnreadableDraftError
 */
export const unpackDraft = async (head: Uint8Array, list: PackedList | undefined): Promise<DraftContent> => {
  const text = new TextDecoder().decode(await unzip(head))
  const found = readHead(text)
  if (!list) return { ...found.content, input: undefined }
  if ((await hashOf(list.bytes)) !== list.hash) throw new UnreadableDraftError()
  const bytes = (await unzip(list.bytes)) as Uint8Array<ArrayBuffer>
  return { ...found.content, input: found.isFile ? new Blob([bytes]) : new TextDecoder().decode(bytes) }
}

const readHead = (text: string): { content: Omit<DraftContent, 'input'>; isFile: boolean } => {
  let head: Record<string, unknown>
  try {
    head = JSON.parse(text, fromPlain) as Record<string, unknown>
  } catch {
    throw new UnreadableDraftError()
  }
  const { version, token, fileName, title, mode, isFile, decisions, replaces, choices } = head
  if (version !== versions.usual && version !== versions.withChoices) throw new UnreadableDraftError()
  if (typeof token !== 'string' || typeof fileName !== 'string') throw new UnreadableDraftError()
  if (typeof title !== 'string' || (mode !== 'push' && mode !== 'claim' && mode !== 'both'))
    throw new UnreadableDraftError()
  return {
    content: {
      token,
      fileName,
      title,
      mode,
      choices: keepChoices(readChoices(choices)),
      decisions: (decisions ?? undefined) as DraftContent['decisions'],
      replaces: typeof replaces === 'string' ? replaces : undefined,
    },
    isFile: isFile === true,
  }
}
