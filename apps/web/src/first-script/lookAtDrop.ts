import type { Hex } from '@slotdrop/drops'
import type { DropLook } from '../workers/dropProtocol.ts'
import type { WorkerAnswer, WorkerMessage } from '../workers/workerProtocol.ts'
import { keepLook } from '../workers/drop/shownLook.ts'
import { fetchJson } from './fetchJson.ts'
import { pageWanted } from './runOnIntent.ts'
import { workerPath } from './workerPath.ts'

const question = -1

function write(look: DropLook): void {
  const texts: Readonly<Record<string, string>> = look
  for (const place of document.querySelectorAll<HTMLElement>('[data-look]'))
    place.textContent = texts[place.dataset['look'] ?? ''] ?? place.textContent
}

/**
 * On the sender's page of a drop, in a browser that keeps nothing of hers: while the page's own scripts wait for a sign of somebody
 * (`runOnIntent.ts`), the worker of recipients' pages finds what the drop is and how far it is, and the HTML says so. What can't be
 * found that way is for the page, which runs at once then.
 */
export function lookAtDrop(): void {
  if (document.documentElement.dataset['fresh'] === undefined) return
  const runPage = () => void dispatchEvent(new Event(pageWanted))
  const path = workerPath()
  // Sound: that is what it looks like.
  const dropId = /^\/drops\/(0x[\da-f]{64})\/?$/.exec(location.pathname)?.[1] as Hex | undefined
  if (path === undefined || dropId === undefined) return runPage()
  const worker = new Worker(path)
  // The page has the whole list, and looks itself.
  addEventListener('page-runs', () => worker.terminate(), { once: true })
  worker.addEventListener('error', runPage)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.id !== question || 'progress' in data) return
    // Sound: it is the answer to the one question that was asked.
    const look = 'result' in data ? (data.result as DropLook | undefined) : undefined
    if (!look) return runPage()
    keepLook({ ...look, dropId })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => write(look))
    else write(look)
  })
  void fetchJson('/api/config').then((config) =>
    worker.postMessage({ id: question, kind: 'look', parameters: { dropId, config } } satisfies WorkerMessage),
  )
}
