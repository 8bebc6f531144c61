import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import type * as islandModule from '../island/island.ts'

const state = vi.hoisted(() => ({ isOffline: false, isBlocked: false, isBroken: false }))

// Files share modules, so those that import this one are loaded anew before and after.
vi.hoisted(() => vi.resetModules())
vi.mock('../island/island.ts', async (load) => {
  if (state.isOffline) throw new TypeError('Failed to fetch dynamically imported module')
  const island = await load<typeof islandModule>()
  return {
    ...island,
    ConnectDialog: (props: Parameters<typeof island.ConnectDialog>[0]) => {
      if (state.isBlocked) throw new DOMException('denied', 'SecurityError')
      if (state.isBroken) throw new RangeError('invalid border=0')
      return <island.ConnectDialog {...props} />
    },
  }
})

afterAll(() => void vi.resetModules())

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  return screen.findByRole('dialog', { name: 'Connect a Wallet' })
}

test('a dialog that cannot be loaded says so, and a second try loads it', async () => {
  state.isOffline = true
  renderWallet()
  const dialog = await openDialog()
  expect(within(dialog).getByRole('alert').textContent).toBe(
    'The list of wallets could not be loaded. Check your connection and try again.',
  )
  state.isOffline = false
  vi.resetModules()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTestId('rk-wallet-option-injected')).toBeTruthy()
})

test('a dialog that fails leaves the page, says what to do, and can be tried again', { tags: ['R13'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  state.isBlocked = true
  renderWallet()
  const dialog = await openDialog()
  expect(within(dialog).getByRole('alert').textContent).toContain('Allow this site to keep data in your browser')
  expect(screen.getByRole('button', { name: 'Connect Wallet', hidden: true })).toBeTruthy()
  state.isBlocked = false
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTestId('rk-wallet-option-injected')).toBeTruthy()
})

test('any other failure names itself, and is no matter of the browser’s storage', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  state.isBroken = true
  renderWallet()
  const dialog = await openDialog()
  expect(within(dialog).getByRole('alert').textContent).toBe(
    'The list of wallets could not be shown (RangeError: invalid border=0). Try again, or report this to whoever runs this site.',
  )
  state.isBroken = false
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTestId('rk-wallet-option-injected')).toBeTruthy()
})
