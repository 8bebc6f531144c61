import { type Page, expect } from '@playwright/test'
import type { InjectedWallet } from '../fixtures/wallet.ts'

const asking = new Set(['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4', 'personal_sign'])

/** How often a wallet asked its user. */
export function promptsOf(wallet: InjectedWallet): number {
  return wallet.requests.filter(({ method }) => asking.has(method)).length
}

/** What a creator does who lets a sending key send, in her words. */
export function keyCreator(page: Page) {
  return {
    /** On the page of a drop that was approved: makes a key, registers it, and gives it gas money. */
    async registerKey(gasMoney: string) {
      await page.getByRole('button', { name: 'Let a sending key of this browser send' }).click()
      return keyCreator(page).nameKey(gasMoney)
    },
    /** Registers the key that was made, and gives it gas money. */
    async nameKey(gasMoney: string) {
      const note = page.getByRole('status').filter({ hasText: 'is not registered for this drop' })
      const address = /0x[0-9a-fA-F]{40}/.exec((await note.innerText()).replaceAll('\n', ''))?.[0] ?? ''
      await page.getByText('Who may send, and whether recipients may claim').click()
      await page.getByLabel('Slots are sent by').selectOption('one')
      await page.getByLabel('Operator’s address').fill(address)
      await page.getByRole('button', { name: 'Name who sends' }).click()
      await page.getByRole('button', { name: 'Back to sending' }).click()
      await page.getByRole('button', { name: 'Top up' }).click()
      await page.getByLabel(/to give to the sending key/).fill(gasMoney)
      await page.getByRole('button', { name: 'Confirm in your wallet' }).click()
      await expect(page.getByLabel(/to give to the sending key/)).toHaveCount(0)
      return address as `0x${string}`
    },
  }
}
