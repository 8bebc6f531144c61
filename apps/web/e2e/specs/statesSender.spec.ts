import { makeRows } from '@slotdrop/testing'
import { encodeAbiParameters, toFunctionSelector } from 'viem'
import type { Page } from '@playwright/test'
import { blockAccount, type Chain, expect, newAccount, test } from '../fixtures/app.ts'
import { type Oddities, publishDrop } from '../fixtures/publicDrop.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// States of a sender's pages that something out of the ordinary leads to.

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

/** A drop whose first slot was sent, open on its sender's page; the first of its rows is refused by the token. */
async function openRefused(page: Page, chain: Chain, oddities: Oddities = {}) {
  const blocked = newAccount()
  await blockAccount(chain, blocked)
  const accounts = [blocked, newAccount(), newAccount()]
  const drop = await publishDrop(chain, accounts, { isDollar: true, claimsOpen: false, ...oddities })
  for (const slot of [0, 1]) await drop.push(slot)
  const wallet = await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey: drop.key })
  await creator(page).openFile(drop.manifest)
  await creator(page).connect()
  await expect(page.getByText(/2 paid, 1 refused/).first()).toBeVisible()
  return { drop, wallet }
}

test('a report: refused rows, the allowance taken back, words that differ from payments, no list', async ({
  page,
  chain,
}) => {
  const { wallet } = await openRefused(page, chain)
  await page.getByRole('link', { name: 'Report' }).click()
  const takeBack = button(page, 'Take back the approval')
  await expect(takeBack).toBeVisible()
  wallet.rejectAfter('eth_sendTransaction', 0)
  await takeBack.click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await look(page, 'report-refused')
  const sign = wallet.ponder('eth_sendTransaction')
  await takeBack.click()
  await expect(button(page, 'Confirm in your wallet …')).toBeDisabled()
  sign()
  await expect(page.getByText('Taken back.')).toBeVisible()
  // A node that lags: its logs tell of payments that its words don't show.
  const settled = toFunctionSelector('settled(bytes32,uint256,uint256)')
  await page.route(`${chain.rpcUrl}/**`, async (route) => {
    const { id, method, params } = route.request().postDataJSON() as {
      id: number
      method: string
      params: [{ data?: string }]
    }
    if (method !== 'eth_call' || !params[0].data?.startsWith(settled)) return route.fallback()
    const result = encodeAbiParameters([{ type: 'uint256[]' }], [[0n, 0n]])
    return route.fulfill({ json: { jsonrpc: '2.0', id, result } })
  })
  await button(page, 'Rebuild from chain').click()
  await expect(page.getByText('Totals differ from the chain.')).toBeVisible()
  await look(page, 'report-differs')
  await page.goto(`/drops/0x${'12'.repeat(32)}/report`)
  await expect(page.getByText('The sealed list is not on this device.')).toBeVisible()
  await look(page, 'report-missing')
})

test('open rows are paid to other addresses by a drop of their own', async ({ page, chain }) => {
  await openRefused(page, chain, { title: 'Season 2' })
  await page.getByRole('tab', { name: 'Needs you' }).click()
  await button(page, 'Write it off …').click()
  await page.getByRole('button', { name: 'Write it off', exact: true }).click()
  await expect(page.getByText('Say why: the report is read by others later.')).toBeVisible()
  await look(page, 'needs-you-writing-off')
  await button(page, 'Pay to other addresses').click()
  await expect(button(page, 'Review list')).toBeEnabled()
  await look(page, 'draft-replacement')
  await button(page, 'Review list').click()
  await expect(page.getByText('0 of 1 recipient would be paid now, 1 refused.')).toBeVisible()
  await expect(page.getByText('nobody in a drop of this token on this device')).toHaveCount(0)
  await look(page, 'review-refused')
  await button(page, /^Seal the list/).click()
  await button(page, 'Go to sending').click()
  await expect(page.getByText('Pays open recipients of another drop at other addresses')).toBeVisible()
  await look(page, 'drop-replacement')
  await page.getByText('Pays open recipients of another drop at other addresses').click()
  await expect(page.getByText('Open recipients paid at other addresses by')).toBeVisible()
  await look(page, 'drop-replaced')
})

test('claims of a drop: open, about to be ended, ended; and another account than the sender’s', async ({
  page,
  chain,
}) => {
  const accounts = makeRows(4, { seed: 1_501 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { standard: 'ERC721', symbol: 'PASS' })
  const wallet = await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey: drop.key })
  const she = creator(page)
  await she.openFile(drop.manifest)
  await she.connect()
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await button(page, 'Cancel this drop …').click()
  await expect(button(page, 'Close claims')).toBeVisible()
  wallet.rejectAfter('eth_sendTransaction', 0)
  await button(page, 'Cancel the drop').click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await look(page, 'share-ending')
  await button(page, 'Cancel the drop').click()
  await expect(page.getByText('This drop is cancelled.')).toBeVisible()
  await look(page, 'share-cancelled')
  const coins = await publishDrop(chain, accounts, { standard: 'NATIVE', symbol: 'ETH', title: 'Coins' })
  await she.openFile(coins.manifest)
  await she.send(/^Send to /)
  await expect(page.getByText(/, but this drop is sent by 0x/)).toBeVisible()
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await expect(page.getByText('Only the sender’s account can change this.')).toBeVisible()
  await look(page, 'drop-other-account')
})
