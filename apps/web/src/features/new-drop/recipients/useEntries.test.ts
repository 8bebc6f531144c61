// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ListEntry, ListSummary, WindowFilter } from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import type { ListClient } from '../../../workers/createListClient.ts'
import { useEntries } from './useEntries.ts'

afterEach(cleanup)

const summary = { entryCount: 3 } as ListSummary

/** A list that answers when it is told to. */
function createList() {
  const asked: { readonly text: string | undefined; answer(line: number): void; fail(): void }[] = []
  const ask = (_: string, { filter }: { filter: WindowFilter }) =>
    new Promise((resolve, reject) =>
      asked.push({
        text: filter.text,
        answer: (line) => resolve({ entries: [{ line } as ListEntry], count: 1 }),
        fail: () => reject(new Error('lost')),
      }),
    )
  return { asked, client: { ask, end: () => {} } as unknown as ListClient }
}

test('while a list is looked through, only the newest of the searches that were typed meanwhile is asked next', async () => {
  const { asked, client } = createList()
  const search = (text: string) => ({ filter: { text } })
  const { result, rerender } = renderHook(({ filter }) => useEntries(client, summary, filter), {
    initialProps: search('0xa'),
  })
  await act(async () => {})
  for (const text of ['0xab', '0xabc', '0xabcd']) rerender(search(text))
  await act(async () => {})
  expect(asked.map(({ text }) => text)).toEqual(['0xa'])
  await act(async () => asked[0]?.answer(1))
  expect(asked.map(({ text }) => text)).toEqual(['0xa', '0xabcd'])
  expect(result.current.entryAt(0)).toBeUndefined()
  await act(async () => asked[1]?.answer(7))
  expect(result.current.entryAt(0)?.line).toBe(7)
})

test('a page whose answer was lost is asked for again when it is scrolled to', async () => {
  const { asked, client } = createList()
  const filter = {}
  const { result } = renderHook(() => useEntries(client, summary, filter))
  await act(async () => {})
  await act(async () => asked[0]?.fail())
  act(() => result.current.load(0, 2))
  await act(async () => {})
  expect(asked).toHaveLength(2)
  await act(async () => asked[1]?.answer(3))
  expect(result.current.entryAt(0)?.line).toBe(3)
})
