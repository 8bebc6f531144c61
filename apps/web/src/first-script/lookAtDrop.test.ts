// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DropLook } from '../workers/dropProtocol.ts'
import { getShownLook } from '../workers/drop/shownLook.ts'
import type { WorkerMessage } from '../workers/workerProtocol.ts'
import { lookAtDrop } from './lookAtDrop.ts'
import { pageWanted } from './runOnIntent.ts'

const dropId = `0x${'ab'.repeat(32)}`
const look: DropLook = { title: 'Season 2', facts: '3 recipients, 9 MERI on Anvil. 1 of 3 paid.' }
const runPage = vi.fn<() => void>()

beforeEach(() => {
  runPage.mockClear()
  addEventListener(pageWanted, runPage)
  vi.stubGlobal('fetch', async () => Response.json({ chains: [] }))
})
afterEach(() => {
  removeEventListener(pageWanted, runPage)
  vi.unstubAllGlobals()
  globalThis.shownLook = undefined
  delete document.documentElement.dataset['fresh']
})

type AnswerOf = (question: WorkerMessage) => { readonly result?: DropLook | undefined; readonly error?: object }

/** Opens a page whose worker answers like this; says how many workers run. */
function open(path: string, answerOf: AnswerOf, { isFresh = true } = {}) {
  const workers = new Set<object>()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super()
        workers.add(this)
      }
      postMessage(question: WorkerMessage) {
        this.dispatchEvent(new MessageEvent('message', { data: { id: question.id, ...answerOf(question) } }))
      }
      terminate() {
        workers.delete(this)
      }
    },
  )
  if (isFresh) document.documentElement.dataset['fresh'] = 'true'
  document.head.innerHTML = '<script type="text/plain" data-worker="/worker.js"></script>'
  document.body.innerHTML = '<h1 data-look="title">Drop</h1><p data-look="facts">Looking …</p>'
  history.replaceState(null, '', path)
  lookAtDrop()
  return workers
}

function shown() {
  return document.body.textContent
}

test('what the worker finds stands in the HTML, and the page goes on showing it; its own scripts wait', async () => {
  const asked: WorkerMessage[] = []
  const workers = open(`/drops/${dropId}`, (question) => {
    asked.push(question)
    return { result: look }
  })
  await vi.waitFor(() => expect(shown()).toBe(`${look.title}${look.facts}`))
  expect(asked).toMatchObject([{ kind: 'look', parameters: { dropId, config: { chains: [] } } }])
  expect(runPage).not.toHaveBeenCalled()
  expect(getShownLook(dropId)).toMatchObject(look)
  expect(getShownLook(`0x${'cd'.repeat(32)}`)).toBeUndefined()
  dispatchEvent(new Event('page-runs'))
  expect(workers.size).toBe(0)
})

test('where the worker finds nothing, or breaks, the page runs and says why', async () => {
  for (const answer of [{ result: undefined }, { error: { name: 'Error', message: 'broken', facts: {} } }]) {
    runPage.mockClear()
    open(`/drops/${dropId}`, () => answer)
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await vi.waitFor(() => expect(runPage).toHaveBeenCalled())
    expect(shown()).toBe('DropLooking …')
  }
})

test('an address that is no drop’s is for the page, at once', () => {
  const workers = open('/drops/0x12', () => ({ result: look }))
  expect(runPage).toHaveBeenCalledTimes(1)
  expect(workers.size).toBe(0)
})

test('in a browser that keeps something, the page looks and nothing else', () => {
  expect(open(`/drops/${dropId}`, () => ({ result: look }), { isFresh: false }).size).toBe(0)
})
