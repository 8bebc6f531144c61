import { type Hex, parseShardIndex, shardFileName, type ShardIndex } from '@slotdrop/drops'

/** Why the public files of a drop can't be used. */
export type FilesProblem = 'missing' | 'unreachable' | 'tampered'

/** The public files of a drop could not be used; `problem` says how. */
export class DropFilesError extends Error {
  override readonly name = 'DropFilesError'
  readonly problem: FilesProblem

  constructor(problem: FilesProblem, cause?: unknown) {
    super(`The drop’s files are ${problem}.`, { cause })
    this.problem = problem
  }
}

const fetchFile = async (dropId: Hex, file: string, signal?: AbortSignal): Promise<Response> => {
  let response: Response
  try {
    response = await fetch(`/api/drops/${dropId}/${file}`, { ...(signal ? { signal } : {}) })
  } catch (error) {
    throw new DropFilesError('unreachable', error)
  }
  if (response.status === 404) throw new DropFilesError('missing')
  if (!response.ok) throw new DropFilesError('unreachable')
  return response
}

/**
 * Terms and shards of a drop. The id is computed anew from what was fetched and has to be the one asked for, so the server is
 * not trusted.
 *
 * @throws DropFilesError
 */
export const fetchIndex = async (dropId: Hex, signal?: AbortSignal): Promise<ShardIndex> => {
  const text = await (await fetchFile(dropId, 'index.json', signal)).text()
  try {
    return parseShardIndex(text, dropId)
  } catch (error) {
    throw new DropFilesError('tampered', error)
  }
}

/** One shard, as it came: whoever reads it checks it. @throws DropFilesError */
export const fetchShard = async (dropId: Hex, name: Hex): Promise<Uint8Array> =>
  new Uint8Array(await (await fetchFile(dropId, `shards/${shardFileName(name)}.bin`)).arrayBuffer())
