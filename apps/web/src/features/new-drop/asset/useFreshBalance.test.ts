// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import type { Asset } from './fetchAsset.ts'
import { useFreshBalance } from './useFreshBalance.ts'

afterEach(cleanup)

function createQueries() {
  const queries = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children)
  /** Nothing is asked of the chain any more. */
  const isQuiet = () => waitFor(() => expect(queries.isFetching()).toBe(0))
  return { wrapper, isQuiet }
}

const coin: Asset = {
  address: zeroAddress,
  chainId: 1,
  standard: 'NATIVE',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  balance: undefined,
}
const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'

test('an account that is connected after the token was chosen brings its balance, and a switched one its own', async () => {
  const client = {
    getBalance: async ({ address }: { address: string }) => (address === first ? 7n : 9n),
  } as unknown as ChainClient
  const read: Asset[] = []
  const onRead = (asset: Asset) => void read.push(asset)
  const { wrapper, isQuiet } = createQueries()
  const { rerender } = renderHook(
    (owner: typeof first | typeof second | undefined) => useFreshBalance({ client, owner, asset: coin, onRead }),
    { wrapper },
  )
  await isQuiet()
  expect(read).toEqual([])
  rerender(first)
  await waitFor(() => expect(read).toEqual([{ ...coin, balance: 7n }]))
  rerender(second)
  await waitFor(() =>
    expect(read).toEqual([
      { ...coin, balance: 7n },
      { ...coin, balance: 9n },
    ]),
  )
})

test('a node that does not answer leaves the token as it was', async () => {
  const getBalance = vi.fn(async () => {
    throw new Error('down')
  })
  const client = { getBalance } as unknown as ChainClient
  const read: Asset[] = []
  const { wrapper, isQuiet } = createQueries()
  renderHook(() => useFreshBalance({ client, owner: first, asset: coin, onRead: (asset) => void read.push(asset) }), {
    wrapper,
  })
  await isQuiet()
  expect(getBalance).toHaveBeenCalledOnce()
  expect(read).toEqual([])
})
