import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offerChains, renderWallet } from '../../test/renderWallet.tsx'
import { useEffect } from 'react'
import { gnosis } from 'viem/chains'
import { useAccount } from 'wagmi'
import { ConnectButton, NetworkGuard } from '../index.ts'
import { RpcError, type MockWallet } from '../testing.ts'

const chains = offerChains(31337, 1, 5)

function option(dialog: HTMLElement, name: RegExp) {
  return within(dialog).getByRole<HTMLButtonElement>('button', { name })
}

async function openNetworkDialog(options: Parameters<typeof renderWallet>[0] = {}) {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const view = renderWallet({ runtime: { chains }, wallet: { isAuthorised: true }, ...options })
  fireEvent.click(await screen.findByRole('button', { name: /^(Local chain|Gnosis|Wrong network)$/ }))
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Switch Networks' }) }
}

/** Makes the wallet wait with its answer, as it does while it asks the user. */
function hold(wallet: MockWallet, method: string): (error?: RpcError) => void {
  let settle: (error?: RpcError) => void = () => {}
  const answered = new Promise((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve(null))
  })
  wallet.answer(method, () => answered)
  return (error) => settle(error)
}

describe('specification section 2: the network dialog', () => {
  test('lists the chains: one is Connected, and one that was chosen waits: Confirm in Wallet', async () => {
    const { dialog, wallet } = await openNetworkDialog()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    expect(option(dialog, /^Local chain/).textContent).toContain('Connected')
    expect(option(dialog, /^Local chain/).disabled).toBe(true)

    const answer = hold(wallet, 'wallet_switchEthereumChain')
    fireEvent.click(option(dialog, /^Ethereum/))
    await waitFor(() => expect(option(dialog, /^Ethereum/).textContent).toContain('Confirm in Wallet'))
    act(() => answer(new RpcError(4001, 'no')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('it closes once the wallet has switched', async () => {
    const { dialog } = await openNetworkDialog()
    fireEvent.click(option(dialog, /^Ethereum/))
    expect(await screen.findByRole('button', { name: 'Ethereum' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a retired network says so, and any other what the app has to say of it', async () => {
    const chainNote = (id: number) => (id === 1 ? 'Nothing to do here yet' : null)
    const { dialog } = await openNetworkDialog({ provider: { chainNote } })
    expect(option(dialog, /^Goerli/).textContent).toContain('Retired')
    expect(option(dialog, /^Ethereum/).textContent).toBe('EthereumNothing to do here yet')
    expect(option(dialog, /^Local chain/).textContent).not.toContain('Nothing')
  })

  test('a chain that only viem knows has its own name, coin and picture', async () => {
    const iconUrl = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
    const { dialog } = await openNetworkDialog({
      runtime: { chains: [...chains, { ...gnosis, contracts: {}, iconUrl }] },
      wallet: { isAuthorised: true, chainId: 100 },
    })
    expect(
      option(dialog, /^Gnosis/)
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe(iconUrl)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Account/, hidden: true }).textContent).toContain('0 XDAI'),
    )
  })
})

describe('specification section 8: the network dialog', () => {
  test('on a wrong network: the sentence, and Disconnect', async () => {
    const { dialog } = await openNetworkDialog({ wallet: { isAuthorised: true, chainId: 42161 } })
    expect(within(dialog).getByText('Wrong network detected, switch or disconnect to continue.')).toBeTruthy()
    fireEvent.click(option(dialog, /^Disconnect$/))
    expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a wallet that answers a switch and stays where it is: the sentence, and the network can be chosen again', async () => {
    const { dialog, wallet } = await openNetworkDialog()
    wallet.answer('wallet_switchEthereumChain', () => null)
    fireEvent.click(option(dialog, /^Ethereum/))
    expect(
      await within(dialog).findByText(
        'Your wallet did not switch to Ethereum. Open it and switch there, or try again.',
      ),
    ).toBeTruthy()
    expect(option(dialog, /^Ethereum/).disabled).toBe(false)
  })

  test('on a supported network there is neither', async () => {
    const { dialog } = await openNetworkDialog()
    expect(within(dialog).queryByText(/Wrong network/)).toBeNull()
    expect(within(dialog).queryByRole('button', { name: 'Disconnect' })).toBeNull()
  })

  test('a switch the user rejected (4001) closes it without a word', async () => {
    const { dialog } = await openNetworkDialog({
      prepare: (wallet) => wallet.refuse('wallet_switchEthereumChain', 4001),
    })
    fireEvent.click(option(dialog, /^Ethereum/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.textContent).not.toMatch(/did not|again/)
  })

  test('4902 adds the chain: id, name, currency, RPC and explorer URLs (section 7)', async () => {
    const { dialog, wallet } = await openNetworkDialog({ wallet: { isAuthorised: true, knownChainIds: [31337] } })
    fireEvent.click(option(dialog, /^Ethereum/))
    expect(await screen.findByRole('button', { name: 'Ethereum' })).toBeTruthy()
    expect(wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x1',
        chainName: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:1/1'],
        blockExplorerUrls: ['https://etherscan.io'],
        iconUrls: undefined,
      },
    ])
  })

  test.each<[string, (wallet: MockWallet) => void, RegExp]>([
    [
      'a chain that could not be added',
      (wallet) => wallet.refuse('wallet_addEthereumChain', -32602),
      /did not add Ethereum\. Add the network in your wallet/,
    ],
    [
      'a request that is already pending (-32002)',
      (wallet) => wallet.refuse('wallet_switchEthereumChain', -32002),
      /already waits for an answer\. Open it and answer/,
    ],
    [
      'any other failure',
      (wallet) => wallet.refuse('wallet_switchEthereumChain', -32603),
      /did not switch to Ethereum\. Open it and switch there/,
    ],
  ])('%s keeps it open and says what to do', async (_case, prepare, sentence) => {
    const { dialog } = await openNetworkDialog({ wallet: { isAuthorised: true, knownChainIds: [31337] }, prepare })
    fireEvent.click(option(dialog, /^Ethereum/))
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toMatch(sentence))
    expect(option(dialog, /^Ethereum/).disabled).toBe(false)
  })

  test('a wallet that cannot switch is explained, and its chains cannot be chosen', async () => {
    const { dialog } = await openNetworkDialog({
      runtime: { chains, frameAncestors: [] },
      children: <WithoutSwitching />,
    })
    await waitFor(() =>
      expect(dialog.textContent).toContain(
        'Your wallet does not support switching networks from Slotdrop. Try switching networks from within your wallet instead.',
      ),
    )
    expect(option(dialog, /^Ethereum/).disabled).toBe(true)
  })

  test('an app that does not name itself is no product of ours', async () => {
    const { dialog } = await openNetworkDialog({ provider: { appName: undefined }, children: <WithoutSwitching /> })
    await waitFor(() => expect(dialog.textContent).toContain('switching networks from This app.'))
  })
})

describe('NetworkGuard', () => {
  const guard = (
    <NetworkGuard chainId={1} disconnected={<p>connect first</p>}>
      <p>guarded</p>
    </NetworkGuard>
  )
  const remember = () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
  }

  test('without a wallet it shows what it was given for that', () => {
    renderWallet({ runtime: { chains }, children: guard })
    expect(screen.getByText('connect first')).toBeTruthy()
  })

  test('on another network it never shows its children, and switches on request', async () => {
    remember()
    renderWallet({ runtime: { chains }, wallet: { isAuthorised: true }, children: guard })
    const button = await screen.findByRole('button', { name: 'Switch to Ethereum' })
    expect(screen.queryByText('guarded')).toBeNull()
    fireEvent.click(button)
    expect(await screen.findByText('guarded')).toBeTruthy()
  })

  test('a refusal leaves the button, any other failure says what to do', async () => {
    remember()
    const { wallet } = renderWallet({ runtime: { chains }, wallet: { isAuthorised: true }, children: guard })
    wallet.refuse('wallet_switchEthereumChain', 4001)
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Ethereum' }))
    const again = await screen.findByRole('button', { name: 'Switch to Ethereum' })
    expect(document.body.textContent).not.toContain('did not')
    wallet.refuse('wallet_switchEthereumChain', -32603)
    fireEvent.click(again)
    expect(await screen.findByText(/did not switch to Ethereum/)).toBeTruthy()
  })

  test('a chain that is not offered cannot be switched to', async () => {
    remember()
    renderWallet({
      wallet: { isAuthorised: true },
      children: (
        <NetworkGuard chainId={10}>
          <p>guarded</p>
        </NetworkGuard>
      ),
    })
    expect(await screen.findByText(/not set up for chain 10/)).toBeTruthy()
  })
})

/** Takes programmatic switching away from the connected wallet. */
function WithoutSwitching() {
  const { connector } = useAccount()
  useEffect(() => {
    if (connector) Reflect.deleteProperty(connector, 'switchChain')
  }, [connector])
  return <ConnectButton />
}
