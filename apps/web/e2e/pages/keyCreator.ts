import { type BrowserContext, type Frame, type Page, expect } from '@playwright/test'
import { slotDistributorAbi } from '@slotdrop/contracts'
import type { makeRows } from '@slotdrop/testing'
import type { Chain } from '../fixtures/app.ts'
import { downloaded } from '../fixtures/downloads.ts'
import { holdAfter } from '../fixtures/holdKey.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import type { Hex } from 'viem'
import { creator } from './creator.ts'

/** What a wallet puts before its user. */
export const askingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'wallet_sendCalls',
  'eth_signTypedData_v4',
  'personal_sign',
])

/** How often a wallet asked its user. */
export function promptsOf(wallet: InjectedWallet): number {
  return wallet.requests.filter(({ method }) => askingMethods.has(method)).length
}

/** What a creator does who lets a sending key send, in her words. */
export function keyCreator(page: Page | Frame) {
  return {
    /** On the page of a drop: has a key of this browser send it. */
    async letKeySend() {
      await page.getByRole('button', { name: 'Let a sending key of this browser send' }).click()
    },
    async approve() {
      await page.getByRole('button', { name: /^Approve / }).click()
      await expect(page.getByText(/^Approved: /)).toBeVisible()
    },
    /** Approves and registers with a wallet that signs several calls as one. */
    async signTogether() {
      await page.getByRole('button', { name: 'Sign all 2 steps at once' }).click()
    },
    /** Approves by a signature, which the registration takes along. */
    async signPermit() {
      await page.getByRole('button', { name: /^Sign, then send / }).click()
    },
    /** Downloads the backup of a key that no wallet can derive again; resolves to the text of the file. */
    async saveBackup(password: string) {
      await expect(page.getByText('Save a backup of the sending key first.')).toBeVisible()
      await page.getByLabel(/^Password for the backup/).fill(password)
      const { text } = await downloaded('page' in page ? page.page() : page, 'Download the encrypted backup', page)
      return text
    },
    /** Restores the key from the text of a backup file. */
    async restore(password: string, text: string) {
      await page.getByLabel('Password of the backup').fill(password)
      await page
        .getByLabel('Backup file of the sending key')
        .setInputFiles({ name: 'sending-key.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    },
    /** Waits until the key of this browser is what sends the drop. */
    async isHere() {
      await expect(page.getByText('by a sending key in this browser')).toBeVisible()
    },
    /** The last thing that is confirmed: from then on it goes by itself. */
    async register() {
      await page.getByRole('button', { name: /^Register, send / }).click()
      await expect(page.getByRole('button', { name: /^Register, send |^Confirm in your wallet/ })).toHaveCount(0)
    },
  }
}

/** Whom the chain lets send a drop, by the address of its page. */
export async function operatorOf(chain: Chain, address: string) {
  const [dropId = ''] = /0x[0-9a-f]{64}/.exec(address) ?? []
  const [, operator] = await chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'stateOf',
    args: [dropId as Hex],
  })
  return operator
}

/** Rows of a list. */
type Rows = ReturnType<typeof makeRows>

/** Each of them has what the list says, and nothing is left of it. */
export async function expectPaid(chain: Chain, rows: Rows, symbol = 'MERI') {
  const balances = await Promise.all(rows.map(({ account }) => chain.balanceOf(symbol, account)))
  expect(balances).toEqual(rows.map(({ amount }) => amount))
}

/** A long list, sealed and approved elsewhere, whose key is still to be registered; `begin` does that, and answers the address of the drop's page and of the key. */
export async function approveDrop(
  { page, chain, wallet }: { page: Page; chain: Chain; wallet: InjectedWallet },
  rows: Rows,
  title: string,
) {
  const manifest = await sealDrop(chain, wallet.account, rows, { title, isApproved: true })
  await creator(page).openSealed(manifest)
  await keyCreator(page).letKeySend()
  return {
    manifest,
    async begin() {
      await keyCreator(page).register()
      const address = page.url().replace(/\?.*/, '')
      return { address, key: await operatorOf(chain, address) }
    },
  }
}

/** Begins a drop and pauses it while its first transaction is held back: that one is sent, the others wait to be continued by `goOn`. */
export async function beginAndPause(
  { page, context }: { page: Page; context: BrowserContext },
  begin: () => Promise<unknown>,
) {
  const held = await holdAfter(context, 0)
  await begin()
  await expect.poll(held.passed).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Pause/ }).click()
  held.release()
  const goOn = page.getByRole('button', { name: /^Send the remaining/ })
  await expect(goOn).toBeVisible()
  return goOn
}

/** Clears the data of the site in this browser, as far as a page can. */
export async function wipeBrowser(view: Page | Frame) {
  await view.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** On the page of a drop whose list this browser does not have: opens the list from the text of its file. */
export async function bringList(view: Page | Frame, list: string) {
  await expect(view.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await view
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'sealed.json',
      mimeType: 'application/json',
      buffer: Buffer.from(list),
    })
  await expect(view.getByText('Another account may send this drop')).toBeVisible()
}
