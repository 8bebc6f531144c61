// @vitest-environment happy-dom
import Router from 'next/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticedAfterMilliseconds, patienceMilliseconds, watchNavigation } from './watchNavigation.ts'

const { events } = Router
const cancelled = Object.assign(new Error('Route Cancelled'), { cancelled: true })
const onWait = vi.fn<(isWaiting: boolean) => void>()
const open = vi.fn<(href: string) => void>()
let end: () => void

function start(href: string, shallow = false) {
  events.emit('routeChangeStart', href, { shallow })
}

beforeEach(() => {
  vi.useFakeTimers()
  end = watchNavigation({ events, onWait, open })
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('a page that comes at once shows no wait, and the browser opens nothing', () => {
  start('/settings')
  vi.advanceTimersByTime(noticedAfterMilliseconds - 1)
  events.emit('routeChangeComplete', '/settings', { shallow: false })
  vi.advanceTimersByTime(patienceMilliseconds)
  expect(onWait).not.toHaveBeenCalledWith(true)
  expect(open).not.toHaveBeenCalled()
})

test('a page that does not come is shown as waited for, then opened by the browser, once', () => {
  start('/settings')
  vi.advanceTimersByTime(noticedAfterMilliseconds)
  expect(onWait).toHaveBeenLastCalledWith(true)
  vi.advanceTimersByTime(10 * patienceMilliseconds)
  expect(open.mock.calls).toEqual([['/settings']])
  expect(onWait).toHaveBeenLastCalledWith(true)
})

test('pressing again does not begin the wait anew; a press on another link does', () => {
  start('/settings')
  vi.advanceTimersByTime(patienceMilliseconds - 1)
  events.emit('routeChangeError', cancelled, '/settings', { shallow: false })
  start('/settings')
  vi.advanceTimersByTime(1)
  expect(open.mock.calls).toEqual([['/settings']])
  start('/drops')
  vi.advanceTimersByTime(patienceMilliseconds - 1)
  expect(open).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenLastCalledWith('/drops')
})

test('what the router can’t show is opened by the browser at once', () => {
  start('/settings')
  events.emit('routeChangeError', new Error('Failed to load script'), '/settings', { shallow: false })
  expect(open.mock.calls).toEqual([['/settings']])
})

test('a filter or a part of the page that is chosen meanwhile is where the reader wants to be', () => {
  for (const choose of [
    () => start('/drops?state=paused', true),
    () => events.emit('hashChangeStart', '/drops#content'),
  ]) {
    start('/settings')
    vi.advanceTimersByTime(noticedAfterMilliseconds)
    choose()
    expect(onWait).toHaveBeenLastCalledWith(false)
    vi.advanceTimersByTime(patienceMilliseconds)
    expect(open).not.toHaveBeenCalled()
  }
})

test('once the browser is on its way the router shows nothing more, until another link is pressed', () => {
  const show = () => events.emit('beforeHistoryChange', '/settings', { shallow: false })
  start('/settings')
  expect(show).not.toThrow()
  vi.advanceTimersByTime(patienceMilliseconds)
  // The router takes an error with this mark as a change of mind.
  expect(show).toThrow(expect.objectContaining({ cancelled: true }))
  start('/drops')
  expect(show).not.toThrow()
})

test('who comes back to a page that was left so finds it at rest', () => {
  start('/settings')
  vi.advanceTimersByTime(patienceMilliseconds)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onWait).toHaveBeenLastCalledWith(false)
})
