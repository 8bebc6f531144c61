import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { toHex } from 'viem'
import { renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton } from '../index.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => vi.useRealTimers())

function renderRemembered(options: Parameters<typeof renderWallet>[0]) {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  return renderWallet({ wallet: { isAuthorised: true }, ...options })
}

async function openAccountDialog(options: Parameters<typeof renderWallet>[0] = {}) {
  const view = renderRemembered({ node: { balance: 5n * 10n ** 17n }, ...options })
  fireEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  return { ...view, dialog: await screen.findByRole('dialog') }
}

describe('specification section 2: the account dialog', () => {
  test('it is named by the shortened address and shows avatar, balance, copy and disconnect', async () => {
    const { dialog } = await openAccountDialog()
    expect(screen.getByRole('dialog', { name: '0xf3…2266' })).toBe(dialog)
    expect(dialog.querySelector('svg.wui-avatar')).toBeTruthy()
    await waitFor(() => expect(dialog.textContent).toContain('0.5 ETH'))
    expect(within(dialog).getByRole('button', { name: 'Copy Address' })).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Disconnect' })).toBeTruthy()
  })

  test('Disconnect disconnects and closes it', async () => {
    const { dialog } = await openAccountDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('specification section 9: the copied confirmation', () => {
  test('says Copied! for 1500 ms, with the whole address in the clipboard', async () => {
    const written: string[] = []
    const { dialog } = await openAccountDialog()
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
    vi.useFakeTimers()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy Address' }))
    await act(() => vi.advanceTimersByTimeAsync(1499))
    expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeTruthy()
    expect(written).toEqual([address])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(within(dialog).getByRole('button', { name: 'Copy Address' })).toBeTruthy()
  })

  test('says nothing where the browser refuses', async () => {
    const { dialog } = await openAccountDialog()
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy Address' }))
    await act(async () => {})
    expect(within(dialog).queryByText('Copied!')).toBeNull()
  })
})

describe('recent transactions', () => {
  const hash = `0x${'ab'.repeat(32)}` as const
  function Sender() {
    const add = useAddTransaction()
    return (
      <>
        <ConnectButton />
        <button type="button" onClick={() => add({ hash, description: 'Send slot 3' })}>
          add
        </button>
      </>
    )
  }
  const answer = (status: '0x0' | '0x1' | null) => ({
    answer: ({ method }: { method: string }) => {
      if (method === 'eth_getTransactionByHash') return null
      if (method !== 'eth_getTransactionReceipt') return undefined
      return status && { status, transactionHash: hash, blockNumber: '0x1', blockHash: hash, logs: [], type: '0x2' }
    },
  })

  test('specification section 2: they are in the account dialog, and a pending one marks the button', async () => {
    renderRemembered({ children: <Sender />, node: answer(null) })
    const account = await screen.findByRole('button', { name: /^Account/ })
    expect(account.textContent).not.toContain('pending')
    fireEvent.click(screen.getByRole('button', { name: 'add' }))
    await waitFor(() => expect(account.textContent).toContain('a transaction is pending'))
    fireEvent.click(account)
    const list = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
    expect(list.getByText('Send slot 3')).toBeTruthy()
    expect(list.getByText('Pending')).toBeTruthy()
  })

  test.each([
    ['0x1', 'Confirmed'],
    ['0x0', 'Failed'],
  ] as const)('specification section 4: a receipt of status %s makes it %s', async (status, word) => {
    renderRemembered({ children: <Sender />, node: answer(status) })
    const account = await screen.findByRole('button', { name: /^Account/ })
    fireEvent.click(screen.getByRole('button', { name: 'add' }))
    fireEvent.click(account)
    expect(await screen.findByText(word)).toBeTruthy()
    expect(account.textContent).not.toContain('pending')
  })

  test('once one is mined, the balance is read again', async () => {
    let balance = 5n * 10n ** 17n
    const { answer: answerReceipt } = answer('0x1')
    renderRemembered({
      children: <Sender />,
      node: {
        answer: (request) => (request.method === 'eth_getBalance' ? toHex(balance) : answerReceipt(request)),
      },
    })
    const account = await screen.findByRole('button', { name: /^Account/ })
    await waitFor(() => expect(account.textContent).toContain('0.5 ETH'))
    balance = 4n * 10n ** 17n
    fireEvent.click(screen.getByRole('button', { name: 'add' }))
    await waitFor(() => expect(account.textContent).toContain('0.4 ETH'))
  })

  test('none yet, and Clear All', async () => {
    renderRemembered({ children: <Sender />, node: answer(null) })
    fireEvent.click(await screen.findByRole('button', { name: /^Account/ }))
    expect(await screen.findByText('Slotdrop transactions will appear here...')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'add', hidden: true }))
    fireEvent.click(await screen.findByRole('button', { name: 'Clear All' }))
    expect(await screen.findByText('Slotdrop transactions will appear here...')).toBeTruthy()
  })
})
