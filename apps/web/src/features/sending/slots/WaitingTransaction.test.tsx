// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JournalEntry } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WaitingTransaction } from './WaitingTransaction.tsx'

let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(10), { terms: { slotSize: 10 } })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function attempt(): JournalEntry {
  const { dropId, terms } = manifest
  const hash = `0x${'ab'.repeat(32)}` as const
  const { sender, chainId } = terms
  return {
    ...{ dropId, sender, chainId, hash, calldataHash: hash },
    ...{ slot: 0, nonce: 7, mask: 1023n, rowGas: 400_000n, block: 1n, askedAt: Date.now(), stage: 'broadcast' },
  }
}

/** A waiting transaction whose wallet answers to nothing, or as it is told to. */
function show(answers: (() => Promise<void>)[] = []) {
  const asked: string[] = []
  const ask = (kind: string) => () => {
    asked.push(kind)
    return answers.shift()?.() ?? new Promise<void>(() => {})
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingTransaction
        manifest={manifest}
        attempt={attempt()}
        onSpeedUp={ask('speed-up')}
        onCancel={ask('cancel')}
      />
    </QueryClientProvider>,
  )
  return asked
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test.each([['Speed up'], ['Cancel']])(
  '%s: a wallet that never answers is told after a while, and asked again',
  async (name) => {
    const asked = show()
    fireEvent.click(screen.getByRole('button', { name }))
    await pass(29_000)
    expect(screen.queryByText('Your wallet has not answered yet.')).toBeNull()
    await pass(3000)
    expect(screen.getByText('Your wallet has not answered yet.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await pass(1000)
    expect(screen.queryByText('Your wallet has not answered yet.')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await pass(1)
    expect(asked).toEqual([name === 'Cancel' ? 'cancel' : 'speed-up', 'cancel'])
  },
)

test('one that answers in time is told of nothing', async () => {
  show([() => Promise.resolve()])
  fireEvent.click(screen.getByRole('button', { name: 'Speed up' }))
  await pass(60_000)
  expect(screen.queryByText('Your wallet has not answered yet.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Speed up' }).getAttribute('aria-disabled')).toBeNull()
})
