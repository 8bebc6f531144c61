// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOnIntent } from './runOnIntent.ts'

let databases: { name: string }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  databases = []
  vi.stubGlobal('indexedDB', { databases: async () => databases })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  delete document.documentElement.dataset['fresh']
  history.replaceState(null, '', '/')
})

/** Opens a page; answers how often it was told to run. */
async function open(path = '/drops') {
  history.replaceState(null, '', path)
  const run = vi.fn<() => void>()
  runOnIntent(run)
  await vi.advanceTimersByTimeAsync(0)
  return run
}

test('for a newcomer nothing runs until she moves, presses, types, scrolls or holds a file over the page', async () => {
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter']) {
    const event = Object.assign(new Event(intent, { bubbles: true }), { movementX: 0, movementY: 3 })
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const run = await open()
    expect(document.documentElement.dataset['fresh']).toBe('true')
    expect(run).not.toHaveBeenCalled()
    document.body.dispatchEvent(event)
    expect([intent, run.mock.calls.length > 0]).toEqual([intent, true])
  }
})

test('a pointer that rests where the page is drawn is no sign of anybody', async () => {
  const run = await open()
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  )
  expect(run).not.toHaveBeenCalled()
})

test('a page that nobody touches runs five seconds after it has come', async () => {
  const run = await open()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('it runs at once where this browser keeps something, and for a link into the middle', async () => {
  expect(await open('/drops/new?step=recipients')).toHaveBeenCalled()
  localStorage.setItem('theme', 'dark')
  expect(await open()).toHaveBeenCalled()
  localStorage.clear()
  expect(await open()).not.toHaveBeenCalled()
  databases = [{ name: 'slotdrop' }]
  expect(await open()).toHaveBeenCalled()
})
