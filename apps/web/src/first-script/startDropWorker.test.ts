// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { takeStartedWorker } from '../workers/drop/startedWorker.ts'
import { startDropWorker } from './startDropWorker.ts'

const dropId = `0x${'ab'.repeat(32)}`
const [early, late] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`]
const index = {
  shards: [
    { name: early, first: `0x${'0'.repeat(40)}` },
    { name: late, first: `0x${'80'.repeat(20)}` },
  ],
}
const config = { chains: [] }

/** A page at a path, on a server that has these files; tells what it asked for and what it told the worker. */
function openPage(
  path: string,
  files: Readonly<Record<string, unknown>>,
  html = '<script type="text/plain" data-worker="/worker.js"></script>',
) {
  const asked: string[] = []
  const told: unknown[] = []
  const started: { path: string; breaks: () => void }[] = []
  document.head.innerHTML = html
  history.replaceState(null, '', path)
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    return file in files ? Response.json(files[file]) : new Response(null, { status: 404 })
  })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(file: string) {
        super()
        started.push({ path: file, breaks: () => this.dispatchEvent(new Event('error')) })
      }
      postMessage(message: unknown) {
        told.push(message)
      }
    },
  )
  startDropWorker()
  return { asked, told, started }
}

const files = { '/api/config': config, [`/api/drops/${dropId}/index.json`]: index }

afterEach(() => {
  vi.unstubAllGlobals()
  takeStartedWorker()
})

test('the worker of a link is started with its drop and address, and the shard of that address is fetched', async () => {
  const account = `0x${'8F'.repeat(20)}`
  const { asked, told, started } = openPage(`/d/${dropId}?address=${account}`, files)
  await vi.waitFor(() => expect(asked).toContain(`/api/drops/${dropId}/shards/${late.slice(2)}.bin`))
  expect(asked).toHaveLength(3)
  expect(told).toEqual([{ id: -1, kind: 'ahead', parameters: { dropId, account, config } }])
  expect(started.map(({ path }) => path)).toEqual(['/worker.js'])
  expect(takeStartedWorker()).toBeDefined()
  expect(takeStartedWorker()).toBeUndefined()
})

test('a link without an address, or with none that can be one, asks for the terms alone', async () => {
  for (const query of ['', '?address=0x12', '?address=alice.eth']) {
    const { asked, told } = openPage(`/d/${dropId}${query}`, files)
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(asked.toSorted()).toEqual(['/api/config', `/api/drops/${dropId}/index.json`])
    expect(told).toMatchObject([{ parameters: { dropId, account: undefined } }])
  }
})

test('a server that has nothing stops nothing: the worker asks it anew', async () => {
  const { told } = openPage(`/d/${dropId}?address=0x${'8f'.repeat(20)}`, {})
  await vi.waitFor(() => expect(told).toMatchObject([{ parameters: { config: undefined } }]))
})

test('a worker that breaks before the page runs is not handed over', () => {
  const { started } = openPage(`/d/${dropId}`, files)
  started[0]?.breaks()
  expect(takeStartedWorker()).toBeUndefined()
})

test('a page without a worker starts none, and one of no drop asks for nothing', () => {
  expect(openPage('/docs', files, '').started).toEqual([])
  const { asked, started } = openPage('/me', files)
  expect(started).toHaveLength(1)
  expect(asked).toEqual([])
})
