// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLinkedAddress } from './useLinkedAddress.ts'
import type { ReadAddress } from './useReadAddress.ts'

afterEach(cleanup)

const [ann, bea] = ['0x00000000000000000000000000000000000000Aa', '0x00000000000000000000000000000000000000bB'] as const

async function read(text: string): Promise<ReadAddress> {
  return text === ann || text === bea ? { address: text } : { fault: 'malformed' }
}

function begin(first: string | undefined) {
  return renderHook(({ text }: { text: string | undefined }) => useLinkedAddress(text, read), {
    initialProps: { text: first },
  })
}

test('the page speaks of the address in its link, once it was read', async () => {
  const { result } = begin(ann)
  expect(result.current.account).toBeUndefined()
  await act(async () => {})
  expect(result.current.account).toBe(ann)
})

test('a text that is no address is told with its fault', async () => {
  const { result } = begin('0x12')
  await act(async () => {})
  expect(result.current).toMatchObject({ account: undefined, mistyped: { text: '0x12', fault: 'malformed' } })
})

test('a chosen address holds before and after the link says it too', async () => {
  const { result, rerender } = begin(ann)
  await act(async () => {})
  act(() => result.current.choose(bea))
  expect(result.current.account).toBe(bea)
  rerender({ text: bea })
  expect(result.current.account).toBe(bea)
  await act(async () => {})
  expect(result.current.account).toBe(bea)
})

test('another link speaks of another address, and of nobody until it was read', async () => {
  const { result, rerender } = begin(ann)
  await act(async () => {})
  rerender({ text: bea })
  expect(result.current.account).toBeUndefined()
  await act(async () => {})
  expect(result.current.account).toBe(bea)
  // What was read is known.
  rerender({ text: ann })
  expect(result.current.account).toBe(ann)
})
