import { connectorsForWallets, darkTheme, lightTheme } from '@rainbow-me/rainbowkit'
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAuth, type SignInAdapter } from '@slotdrop/auth/react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { createConfig, http, useConfig } from 'wagmi'
import { gnosis } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { browserWallet } from '../island/wallets/browserWallet.ts'
import { metaMaskWallet } from '../island/wallets/metaMaskWallet.ts'
import { ConnectButton } from '../index.ts'
import { createMockWallet, installMockWallet } from '../testing.ts'

async function openConnectDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  await within(dialog).findByTestId('rk-wallet-option-injected')
  return dialog
}

function optionsOf(dialog: HTMLElement) {
  return [...dialog.querySelectorAll('[data-testid^="rk-wallet-option-"]')].map((option) =>
    option.getAttribute('data-testid')?.replace('rk-wallet-option-', ''),
  )
}

function create(connectors: Parameters<typeof createConfig>[0]['connectors'] = []) {
  return createConfig({
    chains: [gnosis],
    transports: { [gnosis.id]: http('http://127.0.0.1:1') },
    connectors,
    multiInjectedProviderDiscovery: false,
  })
}

describe('a configuration of wagmi’s and a query client of the app’s own', () => {
  test('are those that its hooks find, and the seven wallets are offered on its chains', async () => {
    const wagmiConfig = create()
    const queryClient = new QueryClient()
    const found: unknown[] = []
    function Look() {
      found.push(useConfig() === wagmiConfig, useQueryClient() === queryClient)
      return <ConnectButton />
    }
    renderWallet({
      provider: { config: undefined, wagmiConfig, queryClient },
      wallet: { chainId: 100 },
      children: <Look />,
    })
    expect(new Set(found)).toEqual(new Set([true]))
    const dialog = await openConnectDialog()
    expect(optionsOf(dialog)).toEqual(['injected', 'rainbow', 'coinbase', 'metaMask', 'brave'])
    fireEvent.click(within(dialog).getByTestId('rk-wallet-option-injected'))
    expect((await screen.findByRole('button', { name: /^Account/ })).textContent).toContain('0xf3…2266')
    expect(wagmiConfig.state.status).toBe('connected')
    expect(screen.queryByRole('button', { name: 'Wrong network' })).toBeNull()
  })

  test('the wallets that it came with are the list', async () => {
    // RainbowKit looks for the extension as soon as the list is made.
    const uninstall = installMockWallet({ wallet: createMockWallet() })
    const connectors = connectorsForWallets([{ groupName: 'Ours', wallets: [browserWallet] }], {
      appName: 'Payroll',
      projectId: 'a'.repeat(32),
    })
    uninstall()
    renderWallet({ provider: { config: undefined, wagmiConfig: create(connectors) } })
    const dialog = await openConnectDialog()
    expect(optionsOf(dialog)).toEqual(['injected'])
    expect(within(dialog).getByText('Ours')).toBeTruthy()
    expect(within(dialog).queryByText('Popular')).toBeNull()
  })
})

test('a session ends at once when the account changes, on a configuration of the app’s own too', async () => {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  const adapter: SignInAdapter = {
    getSession: async () => ({
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chainId: 100,
      accountType: 'eoa',
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
    getNonce: async () => 'nonce',
    createMessage: () => 'message',
    openSession: () => Promise.reject(new Error('not asked for')),
    verify: async () => false,
    signOut,
  }
  function Status() {
    return <p>{useAuth().status}</p>
  }
  const { wallet } = renderWallet({
    provider: { config: undefined, wagmiConfig: create(), queryClient: new QueryClient(), signIn: { adapter } },
    wallet: { isAuthorised: true, chainId: 100 },
    children: <Status />,
  })
  expect(await screen.findByText('authenticated')).toBeTruthy()
  act(() => wallet.setAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']))
  expect(screen.getByText('unauthenticated')).toBeTruthy()
  expect(signOut).toHaveBeenCalledOnce()
})

describe('wallets of the app’s own', () => {
  const wallets = [
    { groupName: 'Payroll', wallets: [metaMaskWallet] },
    { groupName: 'More', wallets: [browserWallet] },
  ]

  test.each([
    ['a list', wallets],
    ['a list that is loaded with the dialog', async () => wallets],
  ])('%s, in its groups and its order', async (_, given) => {
    renderWallet({ provider: { wallets: given } })
    const dialog = await openConnectDialog()
    expect(optionsOf(dialog)).toEqual(['metaMask', 'injected'])
    const text = dialog.textContent ?? ''
    expect(text.indexOf('Payroll')).toBeLessThan(text.indexOf('More'))
    expect(text).not.toContain('Popular')
  })
})

function ownProperty(name: string) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

test('a theme of RainbowKit’s is that of every dialog', async () => {
  const theme = darkTheme({ accentColor: '#123456' })
  const { unmount } = renderWallet({ provider: { theme } })
  await openConnectDialog()
  expect([ownProperty('--wui-accent'), ownProperty('--wui-surface')]).toEqual(['#123456', theme.colors.modalBackground])
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  expect(styles).toContain('#123456')
  expect(styles).toContain(theme.colors.modalBackground)
  unmount()
  expect(ownProperty('--wui-accent')).toBe('')
})

test('a theme for light and one for dark: the page’s own choice goes before the system’s', () => {
  const theme = { lightMode: lightTheme({ accentColor: '#00ff00' }), darkMode: darkTheme({ accentColor: '#0000ff' }) }
  renderWallet({ provider: { theme } })
  expect(ownProperty('--wui-accent')).toBe('#00ff00')
  document.documentElement.dataset['theme'] = 'dark'
  expect(ownProperty('--wui-accent')).toBe('#0000ff')
  delete document.documentElement.dataset['theme']
})
