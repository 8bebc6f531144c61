import { expect, test, vi } from 'vitest'
import { createLiveValue } from './liveValue.ts'

type Set = (change: (before: string) => string) => void

function begin() {
  const asked: { set: Set; signal: AbortSignal }[] = []
  const value = createLiveValue('nothing yet', (set, signal) => asked.push({ set, signal }))
  return { asked, value }
}

test('nothing is asked before somebody listens, and once for all who do', () => {
  const { asked, value } = begin()
  expect(asked).toHaveLength(0)
  value.subscribe(() => {})
  value.subscribe(() => {})
  expect(asked).toHaveLength(1)
})

test('each state is told to who listens', () => {
  const { asked, value } = begin()
  const listener = vi.fn()
  value.subscribe(listener)
  asked[0]?.set(() => 'half')
  asked[0]?.set((before) => `${before} and half`)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(value.getSnapshot()).toBe('half and half')
})

test('an answer that comes after the last listener left is not heeded', () => {
  const { asked, value } = begin()
  const leave = value.subscribe(() => {})
  leave()
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.set(() => 'late')
  expect(value.getSnapshot()).toBe('nothing yet')
})

test('who listens again has it asked again', () => {
  const { asked, value } = begin()
  value.subscribe(() => {})()
  value.subscribe(() => {})
  expect(asked).toHaveLength(2)
})

test('asked anew, the answer to the first question is not heeded, and what is known stays until the second', () => {
  const { asked, value } = begin()
  value.subscribe(() => {})
  asked[0]?.set(() => 'first')
  value.refresh()
  expect(value.getSnapshot()).toBe('first')
  asked[0]?.set(() => 'late')
  asked[1]?.set(() => 'second')
  expect(value.getSnapshot()).toBe('second')
})

test('nothing is asked anew while nobody listens', () => {
  const { asked, value } = begin()
  value.refresh()
  expect(asked).toHaveLength(0)
})
