// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, loadOnIntent, prefetchOnIdle } from './lazyPart.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>
}

test('the fallback stands in the place of a part until its script is there', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const Lazy = lazyPart(
    async () => {
      await arrival
      return Greeting
    },
    <p>Wait</p>,
  )
  render(<Lazy name="Ada" />)
  expect(screen.getByText('Wait')).toBeDefined()
  arrive()
  expect(await screen.findByText('Hello Ada')).toBeDefined()
  expect(screen.queryByText('Wait')).toBeNull()
})

test('a part that was loaded before is shown at once, and fetched once', async () => {
  const fetchPart = vi.fn(async () => Greeting)
  const Lazy = lazyPart(fetchPart)
  render(<button {...loadOnIntent(Lazy)}>Open</button>)
  expect(fetchPart).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByRole('button'))
  fireEvent.pointerEnter(screen.getByRole('button'))
  await Lazy.load()
  render(<Lazy name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeDefined()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('a part whose script is missing says so and offers to reload', async () => {
  const Lazy = lazyPart<{ readonly name: string }>(async () => {
    throw new Error('offline')
  })
  render(<Lazy name="Ada" />)
  expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

test('a part that could not be loaded early is fetched again when it is shown', async () => {
  let isOffline = true
  const Lazy = lazyPart(async () => {
    if (isOffline) throw new Error('offline')
    return Greeting
  })
  await Lazy.load()
  isOffline = false
  render(<Lazy name="Ada" />)
  expect(await screen.findByText('Hello Ada')).toBeDefined()
})

test('the server shows the fallback, also of a part that it has loaded', async () => {
  const Lazy = lazyPart(async () => Greeting, <p>Wait</p>)
  await Lazy.load()
  expect(renderToString(<Lazy name="Ada" />)).toBe('<p>Wait</p>')
})

test.each([
  ['the user saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['the connection is 2g', { saveData: false, effectiveType: 'slow-2g' }, 0],
  ['the connection is fast', { saveData: false, effectiveType: '4g' }, 1],
  ['the browser does not tell', undefined, 1],
])('parts that may be needed next are fetched in idle moments by connection: %s', (_, connection, times) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1))
  const fetchParts = vi.fn()
  prefetchOnIdle(fetchParts)
  expect(fetchParts).toHaveBeenCalledTimes(times)
})
