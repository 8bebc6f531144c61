import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { type Hex, parseShardIndex, type ShardIndex } from '@slotdrop/drops'
import { chunksOf } from '../chunksOf.ts'
import { messages } from '../messages.generated.ts'
import { indexPath, shardPath } from './dropFilePaths.ts'

/** Why the public files of a drop can't be used. */
export type FilesProblem = 'missing' | 'unreachable' | 'tampered'

/** The public files of a drop could not be used; `problem` says how. */
export class DropFilesError extends BaseError {
  override readonly name = 'DropFilesError'
  readonly problem: FilesProblem

  constructor(problem: FilesProblem, cause?: unknown) {
    super(sentenceOf(messages, 'filesUnusable', { problem }), { cause })
    this.problem = problem
  }
}

async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { ...(signal ? { signal } : {}) })
  } catch (error) {
    throw new DropFilesError('unreachable', error)
  }
  if (response.ok) return response
  // What no cache may keep stays open until somebody reads it.
  await response.text().catch(() => {})
  throw new DropFilesError(response.status === 404 ? 'missing' : 'unreachable')
}

/** How far the reading of a file has come, from 0 to 1. */
export type ProgressListener = (done: number) => void

/** Characters of one shard in an index, as `serializeShardIndex` writes it. */
const shardLength = `{"name":"0x${'0'.repeat(64)}","first":"0x${'0'.repeat(40)}"},`.length

/** Characters of an index by what its beginning says: what was compressed on its way tells no length. Undefined before it is known. */
function lengthOf(text: string): number | undefined {
  const head = text.indexOf('"shards":[')
  if (head < 0) return undefined
  // Sound: three names make three numbers.
  const [rows, slotSize, slotsPerShard] = ['rowCount', 'slotSize', 'slotsPerShard'].map((name) =>
    Number(new RegExp(`"${name}":(\\d+)`).exec(text)?.[1]),
  ) as [number, number, number]
  return head + Math.ceil(Math.ceil(rows / slotSize) / slotsPerShard) * shardLength
}

async function readText({ body }: Response, onProgress: ProgressListener): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length: number | undefined
  for await (const chunk of body ? chunksOf(body) : []) {
    text += decoder.decode(chunk, { stream: true })
    length ??= lengthOf(text)
    if (length) onProgress(Math.min(1, text.length / length))
  }
  return text + decoder.decode()
}

/**
 * Terms and shards of a drop. The id is computed anew from what was fetched and has to be the one asked for, so the server is
 * not trusted.
 *
 * @throws DropFilesError
 */
export async function fetchIndex(
  dropId: Hex,
  { signal, onProgress = () => {} }: { readonly signal?: AbortSignal; readonly onProgress?: ProgressListener } = {},
): Promise<ShardIndex> {
  const response = await fetchFile(indexPath(dropId), signal)
  const text = await readText(response, onProgress).catch((error: unknown) => {
    throw new DropFilesError('unreachable', error)
  })
  try {
    return parseShardIndex(text, dropId)
  } catch (error) {
    throw new DropFilesError('tampered', error)
  }
}

/** One shard, as it came: whoever reads it checks it. @throws DropFilesError */
export async function fetchShard(dropId: Hex, name: Hex): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(shardPath(dropId, name))).arrayBuffer())
}
