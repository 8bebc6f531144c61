import { type BrowserContext, type Page, expect } from '@playwright/test'
import { slotDistributorAbi } from '@slotdrop/contracts'
import type { makeRows } from '@slotdrop/testing'
import type { Chain } from '../fixtures/app.ts'
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
export function keyCreator(page: Page) {
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
  await creator(page).openSealed(await sealDrop(chain, wallet.account, rows, { title, isApproved: true }))
  await keyCreator(page).letKeySend()
  return {
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
