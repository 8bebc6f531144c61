import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => vi.useRealTimers())

async function openAccountDialog(options: Parameters<typeof renderWallet>[0] = {}) {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const view = renderWallet({ wallet: { isAuthorised: true }, node: { balance: 5n * 10n ** 17n }, ...options })
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
