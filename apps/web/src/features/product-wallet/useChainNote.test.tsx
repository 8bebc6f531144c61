// @vitest-environment happy-dom
import type { RuntimeConfig } from '@slotdrop/config'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useChainNote } from './useChainNote.ts'

afterEach(cleanup)

test('a chain without a drop contract has a note, others and those of a configuration on its way have none', () => {
  const distributor = '0x00000000000000000000000000000000000000aa'
  const chain = { rpcUrls: [], explorerUrl: null }
  const config: RuntimeConfig = {
    publicUrl: 'https://drop.example',
    chains: [
      { ...chain, id: 1, distributor: null },
      { ...chain, id: 137, distributor },
    ],
    demoWallet: false,
    demoTokens: [],
    walletConnectProjectId: null,
    walletDiscovery: false,
    frameAncestors: [],
  }
  const { result, rerender } = renderHook(useChainNote, { initialProps: config as RuntimeConfig | null })
  expect([1, 137].map((id) => result.current(id))).toEqual(['No drop contract here yet', null])
  rerender(null)
  expect(result.current(1)).toBeNull()
})
