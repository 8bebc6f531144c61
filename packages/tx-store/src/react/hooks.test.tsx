// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alice, bob, createFakeChain } from '../../test/fakeChain.ts'
import { createFakeClock } from '../../test/fakeClock.ts'
import { createMemoryStorage, createTxStore, type TransactionEvent, type TxStorage, type TxStore } from '../index.ts'
import {
  TxStoreProvider,
  useAddTransaction,
  useClearTransactions,
  useHasPendingTransactions,
  useLatestTransactions,
  useRecentTransactions,
  useTransactionEvents,
  useTransactionPersistence,
  useTxStore,
} from '../react.ts'

function hashAt(index: number) {
  return `0x${String(index).padStart(64, '0')}`
}

let time: ReturnType<typeof createFakeClock>
let chain: ReturnType<typeof createFakeChain>
let store: TxStore

beforeEach(() => {
  time = createFakeClock()
  chain = createFakeChain()
  store = makeStore(createMemoryStorage())
})
afterEach(() => {
  cleanup()
  store.destroy()
})

function makeStore(storage: TxStorage) {
  return createTxStore({ storage, getClient: () => chain.client, clock: time.clock })
}

type Account = { readonly address?: Address | undefined; readonly chainId?: number | undefined }

function wrap({ address = alice, chainId = 1 }: Account = {}) {
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <TxStoreProvider store={store} address={address} chainId={chainId}>
          {children}
        </TxStoreProvider>
      </StrictMode>
    )
  }
}

function nobody({ children }: { children: ReactNode }) {
  return <TxStoreProvider store={store}>{children}</TxStoreProvider>
}

describe('specification section 8: outside of a provider', () => {
  test.each([useTxStore, useRecentTransactions, useLatestTransactions, useAddTransaction, useClearTransactions])(
    '%o says so',
    (useHook) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(() => renderHook(() => useHook())).toThrow('Transaction hooks must be used within RainbowKitProvider')
    },
  )
})

test('a transaction added by one component is shown by another', () => {
  function List() {
    return useRecentTransactions().map((item) => <p key={item.id}>{item.description}</p>)
  }
  function Add() {
    const add = useAddTransaction()
    return <button onClick={() => add({ hash: hashAt(1), description: 'Send slot 1' })}>Add</button>
  }
  render(
    <>
      <List />
      <Add />
    </>,
    { wrapper: wrap() },
  )
  act(() => screen.getByText('Add').click())
  expect(screen.getByText('Send slot 1')).toBeTruthy()
})

test('specification section 9: the latest three are displayed', () => {
  const { result } = renderHook(() => ({ latest: useLatestTransactions(), add: useAddTransaction() }), {
    wrapper: wrap(),
  })
  act(() => {
    for (let index = 1; index <= 5; index += 1)
      result.current.add({ hash: hashAt(index), description: `Slot ${index}` })
  })
  expect(result.current.latest.map((item) => item.description)).toEqual(['Slot 5', 'Slot 4', 'Slot 3'])
})

test('a pending transaction is known to be there, and followed while the provider is mounted', async () => {
  const { result, unmount } = renderHook(
    () => ({ hasPending: useHasPendingTransactions(), list: useRecentTransactions(), add: useAddTransaction() }),
    { wrapper: wrap() },
  )
  expect(result.current.hasPending).toBe(false)
  const hash = chain.broadcast({ from: alice, nonce: 0, to: bob })
  act(() => void result.current.add({ hash, description: 'x' }))
  expect(result.current.hasPending).toBe(true)
  chain.mine()
  await act(() => time.advance(4000))
  expect(result.current.hasPending).toBe(false)
  expect(result.current.list.map(({ status }) => status)).toEqual(['confirmed'])
  unmount()
  await time.settle()
  const before = chain.calls.length
  await time.advance(60_000)
  expect(chain.calls).toHaveLength(before)
})

test('the history is that of the connected account on its chain', () => {
  store.add(alice, 1, { hash: hashAt(1), description: 'alice on 1' })
  store.add(alice, 56, { hash: hashAt(2), description: 'alice on 56' })
  store.add(bob, 1, { hash: hashAt(3), description: 'bob on 1' })
  const show = (account: Account) => renderHook(useRecentTransactions, { wrapper: wrap(account) }).result.current
  expect(show({}).map((item) => item.description)).toEqual(['alice on 1'])
  expect(show({ chainId: 56 }).map((item) => item.description)).toEqual(['alice on 56'])
  expect(show({ address: bob }).map((item) => item.description)).toEqual(['bob on 1'])
})

test('without an account nothing is listed, and adding or clearing says why not', () => {
  const { result } = renderHook(
    () => ({ list: useRecentTransactions(), add: useAddTransaction(), clear: useClearTransactions() }),
    { wrapper: nobody },
  )
  expect(result.current.list).toEqual([])
  expect(() => result.current.add({ hash: hashAt(1), description: 'x' })).toThrow('No address or chain ID found')
  expect(() => result.current.clear()).toThrow('No address or chain ID found')
})

test('clearing empties the list', () => {
  store.add(alice, 1, { hash: hashAt(1), description: 'x' })
  const { result } = renderHook(() => ({ list: useRecentTransactions(), clear: useClearTransactions() }), {
    wrapper: wrap(),
  })
  expect(result.current.list).toHaveLength(1)
  act(() => result.current.clear())
  expect(result.current.list).toEqual([])
})

test('events reach the newest listener, once each', async () => {
  const first = vi.fn<(event: TransactionEvent) => void>()
  const second = vi.fn<(event: TransactionEvent) => void>()
  const { rerender } = renderHook(({ listener }) => useTransactionEvents(listener), {
    wrapper: wrap(),
    initialProps: { listener: first },
  })
  rerender({ listener: second })
  act(() => void store.add(alice, 1, { hash: hashAt(1), description: 'x' }))
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls.map(([event]) => event.type)).toEqual(['added'])
})

test('functions stay the same from render to render', () => {
  const { result, rerender } = renderHook(() => [useAddTransaction(), useClearTransactions()], { wrapper: wrap() })
  const before = result.current
  rerender()
  expect(result.current).toEqual(before)
  expect(result.current[0]).toBe(before[0])
})

test('a full storage is told', { tags: ['R13'] }, () => {
  store = makeStore({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { result } = renderHook(() => ({ persistence: useTransactionPersistence(), add: useAddTransaction() }), {
    wrapper: wrap(),
  })
  expect(result.current.persistence).toBe('stored')
  act(() => void result.current.add({ hash: hashAt(1), description: 'x' }))
  expect(result.current.persistence).toBe('memory')
})

test('the server renders an empty history, so that the first client render agrees', () => {
  store.add(alice, 1, { hash: hashAt(1), description: 'x' })
  function Count() {
    return <p>{useRecentTransactions().length}</p>
  }
  const Wrapper = wrap()
  expect(
    renderToString(
      <Wrapper>
        <Count />
      </Wrapper>,
    ),
  ).toBe('<p>0</p>')
})
