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
