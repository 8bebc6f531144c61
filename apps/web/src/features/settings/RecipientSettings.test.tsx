// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { RuntimeConfig } from '@slotdrop/config'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../device/settings.ts'
import { RuntimeContext } from '../account/useRuntime.ts'
import { RecipientSettings } from './RecipientSettings.tsx'

afterEach(cleanup)

type Chain = Pick<RuntimeConfig['chains'][number], 'rpcUrls' | 'ownRpcUrl'>

function show(chain: Chain): string {
  const runtime: RuntimeConfig = {
    publicUrl: 'https://drop.example',
    chains: [{ id: 137, explorerUrl: null, distributor: null, ...chain }],
    demoWallet: false,
    demoTokens: [],
    walletConnectProjectId: null,
    walletDiscovery: false,
    frameAncestors: [],
  }
  render(
    <RuntimeContext value={runtime}>
      <RecipientSettings settings={readSettings()} onChange={() => {}} />
    </RuntimeContext>,
  )
  const text = screen.getByRole('region', { name: 'Recipients' }).textContent
  cleanup()
  return text
}

test('it tells that a second node sees a sample, unless the only node that is asked is the sender’s own', () => {
  const [first, second, own] = ['https://a.example', 'https://b.example', 'https://own.example'] as const
  const sentence = 'the network’s second node sees up to 1,000 of the addresses as well'
  expect(show({ rpcUrls: [first, second] })).toContain(sentence)
  expect(show({ rpcUrls: [first] })).not.toContain(sentence)
  const text = show({ rpcUrls: [first, second], ownRpcUrl: own })
  expect(text).not.toContain(sentence)
  expect(text).toContain('Polygon (own.example, yours)')
})
