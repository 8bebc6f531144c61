import { type Hex, isAddressShape, isHashText } from '@slotdrop/drops'
import { indexPath, shardPath } from '../workers/drop/dropFilePaths.ts'
import { keepForPage } from '../workers/drop/startedWorker.ts'
import type { WorkerMessage } from '../workers/workerProtocol.ts'
import { workerPath } from './workerPath.ts'

/** Prefetches JSON. Undefined on failure; the worker then fetches it again and reports the error. */
async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path)
    // An unread body that is not cacheable would hold its connection open.
    const text = await answer.text()
    // Sound: it only chooses what to prefetch; the worker validates the files again.
    return answer.ok ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

/** Where a drop is shown, with the address that is asked for where a link names one. */
function readPlace({ pathname, search }: Location) {
  const dropId = /^\/d\/([^/]+)\/?$/.exec(pathname)?.[1]
  const account = new URLSearchParams(search).get('address')?.trim()
  return { dropId: isHashText(dropId) ? dropId : undefined, account: isAddressShape(account) ? account : undefined }
}

/** Into the browser's cache, where the worker finds them: the terms of a drop, and the shard that an account is in, if it is in any. */
async function fetchFilesAhead(dropId: Hex, account: string | undefined): Promise<void> {
  type Index = { readonly shards?: readonly { readonly name: Hex; readonly first: string }[] }
  const index = await fetchJson<Index>(indexPath(dropId))
  // The last that begins at or before it.
  const shard = account && index?.shards?.findLast(({ first }) => first.toLowerCase() <= account.toLowerCase())
  if (!shard) return
  try {
    await (await fetch(shardPath(dropId, shard.name))).arrayBuffer()
  } catch {
    // The worker asks for it as well, and says what came of that.
  }
}

/**
 * Pages for recipients do their work in a worker (`docs/decisions/0008-public-pages-work-in-a-worker.md`). It and what it will
 * ask for are on their way while the page is still drawn, and it looks for the rows of a link before the page's own scripts run:
 * on a phone each journey to the server is a wait of its own.
 */
export function startDropWorker(): void {
  const path = workerPath()
  if (path === undefined) return
  const worker = new Worker(path)
  keepForPage(worker)
  const { dropId, account } = readPlace(location)
  if (dropId === undefined) return
  void fetchFilesAhead(dropId, account)
  void fetchJson('/api/config').then((config) =>
    worker.postMessage({ id: -1, kind: 'ahead', parameters: { dropId, account, config } } satisfies WorkerMessage),
  )
}
