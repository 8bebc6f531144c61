import { type Page, expect } from '@playwright/test'
import { type makeRows, toCsv } from '@slotdrop/testing'
import type { Chain } from '../fixtures/app.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from './creator.ts'

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

/** Rows of a list. */
type Rows = ReturnType<typeof makeRows>

function total(rows: Rows) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Each of them has what the list says, and nothing is left of it. */
export async function expectPaid(chain: Chain, rows: Rows) {
  const balances: bigint[] = []
  for (let from = 0; from < rows.length; from += 100)
    balances.push(
      ...(await Promise.all(rows.slice(from, from + 100).map(({ account }) => chain.balanceOf('MERI', account)))),
    )
  expect(balances).toEqual(rows.map(({ amount }) => amount))
}

/** A drop with a key that may send it and has gas money; the address of the drop's page, and of the key. */
export async function registerDrop(
  { page, chain, wallet }: { page: Page; chain: Chain; wallet: InjectedWallet },
  rows: Rows,
  title: string,
) {
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await expect(page.getByText(/lines = /)).toBeVisible()
  // Among many accounts some look alike at both ends: the import asks about them.
  const keep = page.getByRole('button', { name: /^I checked them, keep them|^I checked it, keep it/ }).first()
  if (await page.getByRole('button', { name: 'Review list' }).isDisabled()) await keep.click()
  await she.seal(title)
  await she.approve()
  await page.waitForURL(/\/drops\/0x/)
  const key = await keyCreator(page).registerKey('1')
  return { address: page.url().replace(/\?.*/, ''), key }
}
