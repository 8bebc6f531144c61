import { expect, test, vi } from 'vitest'
import { createBrowserSignals, type SignalsWindow } from './sessionSignals.ts'

function createTab(): { window: SignalsWindow; show: (state: DocumentVisibilityState) => void } {
  const listeners = new Set<() => void>()
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  return {
    window: { BroadcastChannel, document: document as unknown as Document },
    show: (state) => {
      document.visibilityState = state
      for (const listener of listeners) listener()
    },
  }
}

test('what one tab announces, the others hear, and not itself', { tags: ['S7'] }, async () => {
  const [first, second] = [createTab(), createTab()].map(({ window }) => createBrowserSignals(window, 'test'))
  const own = vi.fn<() => void>()
  first?.subscribe(own)
  await new Promise<void>((resolve) => {
    second?.subscribe(resolve)
    first?.announce()
  })
  expect(own).not.toHaveBeenCalled()
})

test('a page that comes to the front looks again; one that goes to the back does not', () => {
  const { window, show } = createTab()
  const listener = vi.fn<() => void>()
  const stop = createBrowserSignals(window, 'front').subscribe(listener)
  show('hidden')
  expect(listener).not.toHaveBeenCalled()
  show('visible')
  expect(listener).toHaveBeenCalledOnce()
  stop()
  show('visible')
  expect(listener).toHaveBeenCalledOnce()
})
