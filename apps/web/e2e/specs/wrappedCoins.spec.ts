import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { erc20Abi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Manifest, parseManifest } from '@slotdrop/drops'
import { type Chain, expect, newAccount, test } from '../fixtures/app.ts'
import { servePublicFiles } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

async function chooseWrapped(page: Page) {
  const she = creator(page)
  await she.arrive('/drops/new')
  await page.getByRole('radio', { name: /^ETH Ether/ }).check()
  await page.getByRole('radio', { name: 'From your Wrapped Ether' }).check()
}

/** The sealed list as its sender downloads it. */
async function downloadSealed(page: Page): Promise<Manifest> {
  const asked = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the sealed list', exact: true }).first().click()
  return parseManifest(await readFile(await (await asked).path(), 'utf8'))
}

function wrappedOf(chain: Chain, account: `0x${string}`) {
  const { client, wrappedCoin: address = '0x' } = chain
  return client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
}

test('coins that are not wrapped yet are wrapped in the review, approved and sent: recipients receive coins', async ({
  page,
  chain,
  wallet,
}) => {
  const she = creator(page)
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: parseEther('10') })
  await chain.wrap(wallet.account, parseEther('0.5'))
  const accounts = [newAccount(), newAccount()]
  await chooseWrapped(page)
  await expect(page.getByText(/0.5 WETH and 9.49\d*/)).toBeVisible()
  for (const mode of ['Send', 'Claim', 'Both'])
    await expect(page.getByRole('radio', { name: mode, exact: true })).toBeEnabled()
  await she.addRecipients()
  await she.chooseFile('list.csv', accounts.map((account) => `${account},1`).join('\n'))
  await expect(page.getByText('0.50 WETH')).toBeVisible()
  await page.getByRole('button', { name: 'Review list' }).click()

  await expect(page.getByText('You hold 0.5 WETH.')).toBeVisible()
  await expect(page.getByText('The list needs 2 WETH.')).toBeVisible()
  await expect(page.getByText('Your WETH; recipients receive ETH.')).toBeVisible()
  // Tried as if the missing coins were there.
  await expect(page.getByText('Otherwise 2 of 2 recipients would be paid.')).toBeVisible()
  await look(page, 'review-wrap')
  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.getByRole('button', { name: 'Wrap 1.5 ETH' }).click()
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap 1.5 ETH' }).click()
  await expect(page.getByText('You hold 0.5 WETH.')).toHaveCount(0)
  expect(await wrappedOf(chain, address)).toBe(parseEther('2'))

  await page.getByLabel('Name of this drop').fill('Grants in ETH')
  await page.getByRole('button', { name: /^Seal the list/ }).click()
  await expect(page.getByRole('button', { name: 'Approve 2 WETH' })).toBeVisible()
  await she.approve()
  await expect(page.getByText('ETH, coin, paid from WETH')).toBeVisible()
  await she.send()
  await she.isComplete()
  for (const account of accounts) expect(await chain.client.getBalance({ address: account })).toBe(parseEther('1'))
  expect(await wrappedOf(chain, address)).toBe(0n)

  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('ETH the network’s coin')).toBeVisible()
  await expect(page.getByText(`WETH ${chain.wrappedCoin}`)).toBeVisible()
  await look(page, 'report-coins')
})

test('a recipient claims coins out of the wrapped coin and gets coins', async ({ page, chain, wallet }) => {
  const she = creator(page)
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: parseEther('10') })
  await chain.wrap(wallet.account, parseEther('3'))
  await chooseWrapped(page)
  await page.getByRole('radio', { name: 'Claim', exact: true }).check()
  await she.addRecipients()
  const claimer = privateKeyToAccount(generatePrivateKey())
  await chain.client.setBalance({ address: claimer.address, value: parseEther('1') })
  await she.chooseFile('list.csv', `${newAccount()},1\n${claimer.address},2`)
  await she.seal('Claims in ETH')
  const manifest = await downloadSealed(page)
  expect(manifest.terms).toMatchObject({ standard: 'NATIVE', token: chain.wrappedCoin })
  await page.getByRole('button', { name: 'Approve 3 WETH' }).click()
  await page.getByRole('button', { name: 'Enable claiming' }).click()
  // The way ends with sharing; who does not want that yet opens the drop.
  await page.getByRole('button', { name: 'Publish and share' }).click()
  await page.getByRole('link', { name: 'Not now' }).click()
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await expect(page.getByText(/^Recipients can claim/)).toBeVisible()

  await servePublicFiles(page, manifest)
  await wallet.useAccount(claimer)
  await page.goto(`/d/${manifest.dropId}?address=${claimer.address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2\s+ETH$/)
  await expect(page.getByText('The sender holds and has approved enough WETH')).toBeVisible()
  await expect(page.getByText('A test run of your claim succeeds')).toBeVisible()
  await look(page, 'public-claim-coins')
  await page.getByRole('button', { name: /^Claim/ }).click()
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.')).toBeVisible()
  await expect(page.getByText('1 of 2 paid')).toBeVisible()
  // But for the fee of the claim.
  expect(await chain.client.getBalance(claimer)).toBeGreaterThan(parseEther('2.99'))
  expect(await wrappedOf(chain, address)).toBe(parseEther('1'))
})
