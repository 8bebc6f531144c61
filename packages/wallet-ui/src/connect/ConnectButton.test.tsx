import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offerChains, renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton, type ConnectButtonProps } from '../index.ts'
import { toHiddenAt } from './responsive.ts'

async function showConnected(props: ConnectButtonProps) {
  renderWallet({
    runtime: { chains: offerChains(31337, 1) },
    node: { balance: 1_500_000_000_000_000_000n },
    children: <ConnectButton {...props} />,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  await screen.findByRole('button', { name: /^Account/ })
  return {
    network: screen.queryByRole('button', { name: /Local chain/ }),
    account: screen.getByRole('button', { name: /^Account/ }),
  }
}

describe('what the button shows, as RainbowKit’s users choose it', () => {
  test('by default icon and name of the chain, avatar and name of the account, and from 768 px on the balance', async () => {
    const { network, account } = await showConnected({})
    expect(network?.querySelector('img')).not.toBeNull()
    expect((await screen.findByText('1.5 ETH')).dataset['hidden']).toBe('small')
    expect(account.querySelector('.wui-part')?.hasAttribute('data-hidden')).toBe(false)
    expect(screen.getByText('0xf3…2266').dataset['hidden']).toBeUndefined()
  })

  test('an avatar alone keeps its name for readers of the screen, and no balance is no balance', async () => {
    const { account } = await showConnected({ accountStatus: 'avatar', showBalance: false })
    expect(screen.getByText('0xf3…2266').dataset['hidden']).toBe('everywhere')
    expect(account.querySelector('.wui-balance')).toBeNull()
  })

  test('an address alone has no avatar, and no chain is no network button', async () => {
    const { network, account } = await showConnected({ accountStatus: 'address', chainStatus: 'none' })
    expect(account.querySelector('.wui-part')).toBeNull()
    expect(network).toBeNull()
  })

  test('a chain by its icon where it is narrow', async () => {
    await showConnected({ chainStatus: { smallScreen: 'icon', largeScreen: 'full' } })
    expect(screen.getByText('Local chain').dataset['hidden']).toBe('small')
  })
})

test.each([
  [true, undefined],
  [false, 'everywhere'],
  [{ smallScreen: true }, undefined],
  [{ smallScreen: false, largeScreen: true }, 'small'],
  [{ smallScreen: true, largeScreen: false }, 'large'],
] as const)('%o is hidden at: %s', (value, at) => {
  expect(toHiddenAt(value, Boolean)).toBe(at)
})
