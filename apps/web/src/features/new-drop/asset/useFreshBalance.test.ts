import { act, cleanup, renderHook } from '@testing-library/react'
import type { ChainClient } from '@slotdrop/delivery'
import { zeroAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import type { Asset } from './readAsset.ts'
import { useFreshBalance } from './useFreshBalance.ts'

afterEach(cleanup)

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
  const { rerender } = renderHook((owner: typeof first | typeof second | undefined) =>
    useFreshBalance({ client, owner, asset: coin, onRead }),
  )
  await act(async () => {})
  expect(read).toEqual([])
  await act(async () => rerender(first))
  await act(async () => rerender(second))
  expect(read).toEqual([
    { ...coin, balance: 7n },
    { ...coin, balance: 9n },
  ])
})

test('a node that does not answer leaves the token as it was', async () => {
  const client = {
    getBalance: async () => {
      throw new Error('down')
    },
  } as unknown as ChainClient
  const read: Asset[] = []
  renderHook(() => useFreshBalance({ client, owner: first, asset: coin, onRead: (asset) => void read.push(asset) }))
  await act(async () => {})
  expect(read).toEqual([])
})
