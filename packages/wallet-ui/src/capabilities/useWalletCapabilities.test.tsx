import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { useWalletCapabilities } from '../index.ts'
import { readCapabilities } from './readCapabilities.ts'

describe('what a wallet says that it can do (EIP-5792)', () => {
  test.each([
    ['supported on this chain', { 1: { atomic: { status: 'supported' } } }, 'supported'],
    ['ready on this chain', { 1: { atomic: { status: 'ready' } } }, 'ready'],
    ['supported on every chain', { 0: { atomic: { status: 'supported' } } }, 'supported'],
    [
      'on every chain but this one',
      { 0: { atomic: { status: 'supported' } }, 1: { atomic: { status: 'unsupported' } } },
      'unsupported',
    ],
    ['on another chain', { 137: { atomic: { status: 'supported' } } }, 'unsupported'],
    ['in a word nobody knows', { 1: { atomic: { status: 'perhaps' } } }, 'unsupported'],
    ['nothing', {}, 'unsupported'],
    ['no object', 'yes', 'unsupported'],
    ['null', null, 'unsupported'],
  ])('calls in one transaction, %s', (_, answer, atomic) => {
    expect(readCapabilities(answer, 1).atomic).toBe(atomic)
  })

  test('gas that somebody else pays', () => {
    expect(readCapabilities({ 1: { paymasterService: { supported: true } } }, 1)).toMatchObject({
      canBeSponsored: true,
      all: { paymasterService: { supported: true } },
    })
    expect(readCapabilities({ 1: { paymasterService: { supported: 'true' } } }, 1).canBeSponsored).toBe(false)
  })
})

function Capabilities() {
  const { capabilities, isKnown } = useWalletCapabilities()
  return (
    <p>{isKnown ? `${capabilities.atomic}, ${capabilities.canBeSponsored ? 'sponsored' : 'own gas'}` : 'asking'}</p>
  )
}

function remember() {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
}

test('the connected wallet is asked, and its answer is that of its chain', async () => {
  remember()
  renderWallet({
    wallet: { isAuthorised: true },
    prepare: (wallet) =>
      wallet.answer('wallet_getCapabilities', () => ({
        '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
      })),
    children: <Capabilities />,
  })
  expect(await screen.findByText('supported, sponsored')).toBeTruthy()
})

test('a wallet that does not know the question can do nothing of it, and is not asked again', async () => {
  remember()
  const { wallet } = renderWallet({
    wallet: { isAuthorised: true },
    prepare: (mock) => mock.refuse('wallet_getCapabilities', 4200),
    children: <Capabilities />,
  })
  expect(await screen.findByText('unsupported, own gas')).toBeTruthy()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_getCapabilities')).toHaveLength(1)
})

test('without a wallet nobody is asked', () => {
  const { wallet } = renderWallet({ children: <Capabilities /> })
  expect(screen.getByText('asking')).toBeTruthy()
  expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_getCapabilities')
})
