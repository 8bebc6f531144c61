import type { Page } from '@playwright/test'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { makeRows, toCsv } from '@slotdrop/testing'
import { type Chain, expect, test } from '../fixtures/app.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

function asked(wallet: InjectedWallet, method: string) {
  return wallet.requests.filter((request) => request.method === method).length
}

/** What a user confirms in the wallet. */
function prompts(wallet: InjectedWallet) {
  return [
    'eth_requestAccounts',
    'wallet_requestPermissions',
    'personal_sign',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_switchEthereumChain',
  ].reduce((sum, method) => sum + asked(wallet, method), 0)
}

function list(seed: number, count = 20) {
  return makeRows(count, { seed }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
}

/** A sealed list whose approval and claims are to be signed: the approval screen of its drop. */
async function openApproval(
  page: Page,
  chain: Chain,
  wallet: InjectedWallet,
  rows: ReturnType<typeof list>,
  title: string,
) {
  const she = creator(page)
  await she.openSealed(await sealDrop(chain, wallet.account, rows, { title }))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('Who may send, and whether recipients may claim').click()
  await page.getByLabel('Recipients may claim').check()
  return she
}

function dropIdOf(url: string) {
  return /0x[0-9a-f]{64}/.exec(url)?.[0] as `0x${string}`
}

test(
  'from the first page to the first slot in 9 clicks and 3 prompts',
  { tag: '@UX9' },
  async ({ page, chain, wallet }) => {
    const rows = list(3001, 250)
    await chain.fund(wallet.account.address, 'MERI', 1750n * 10n ** 18n)
    await page.addInitScript(() => {
      addEventListener(
        'click',
        ({ isTrusted }) => {
          // The page's scripts replay presses from before hydration; only the user's own press is counted.
          if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
        },
        true,
      )
    })
    const begun = Date.now()
    await page.goto('/')
    await page.getByRole('link', { name: 'Send tokens' }).first().click()
    const she = creator(page)
    await she.connect()
    await page.getByRole('radio', { name: /MERI/ }).check()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
    // As one lets a file fall on the page.
    const dataTransfer = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'list.csv', { type: 'text/csv' }))
      return transfer
    }, toCsv(rows))
    await page.getByText('may be dropped anywhere here').dispatchEvent('drop', { dataTransfer })
    await she.seal('Nine clicks')
    await she.approve()
    await she.send()
    await expect.poll(() => asked(wallet, 'eth_sendTransaction')).toBe(2)
    const clicks = Number(await page.evaluate(() => sessionStorage.getItem('clicks')))
    expect(clicks).toBeGreaterThan(0)
    expect(clicks).toBeLessThanOrEqual(9)
    expect(prompts(wallet)).toBeLessThanOrEqual(3)
    expect(Date.now() - begun).toBeLessThan(60_000)
    await she.isComplete()
  },
)

test('a wallet that bundles signs approval and claims at once: 2 prompts to the first slot, everything paid once', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = list(3002)
  wallet.bundle()
  const she = await openApproval(page, chain, wallet, rows, 'One prompt')
  const connected = prompts(wallet)
  await expect(page.getByText('Your wallet signs these as one: all of them happen, or none.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign all 2 steps at once' }).click()
  await page.getByRole('button', { name: 'Back to sending' }).click()
  await she.send()
  await she.isComplete()
  expect(prompts(wallet) - connected).toBe(2)
  expect([asked(wallet, 'wallet_sendCalls'), asked(wallet, 'eth_sendTransaction')]).toEqual([1, 1])
  for (const { account, amount } of rows) expect(await chain.balanceOf('MERI', account)).toBe(amount)
  const [, , , , claimsOpen] = await chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'stateOf',
    args: [dropIdOf(page.url())],
  })
  expect(claimsOpen).toBe(true)
})

test('steps that were signed at once and wait are followed after a reload, and nobody is asked twice', async ({
  page,
  chain,
  wallet,
}) => {
  wallet.bundle({ isHeld: true })
  await openApproval(page, chain, wallet, list(3003), 'Held')
  const sign = wallet.ponder('wallet_sendCalls')
  await page.getByRole('button', { name: 'Sign all 2 steps at once' }).click()
  await expect(page.getByRole('button', { name: 'Confirm in your wallet …' })).toBeDisabled()
  sign()
  await expect(page.getByText('Waiting for the network.')).toBeVisible()
  await look(page, 'bundle-waiting')
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Held', exact: true }).click()
  await expect(page.getByText('Waiting for the network.')).toBeVisible()
  await wallet.mineBundles()
  await expect(page.getByRole('button', { name: 'Back to sending' })).toBeVisible()
  await expect(page.getByText('Waiting for the network.')).toBeHidden()
  expect(asked(wallet, 'wallet_sendCalls')).toBe(1)
})

test.describe('a wallet that says it bundles', () => {
  const together = (page: Page) => page.getByRole('button', { name: 'Sign all 2 steps at once' })

  test('and mines only some of the steps is not said to have changed nothing: what is left is asked for', async ({
    page,
    chain,
    wallet,
  }) => {
    wallet.bundle({ isInPart: true })
    await openApproval(page, chain, wallet, list(3006), 'In part')
    await together(page).click()
    await expect(page.getByText('Only some of the steps were mined')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Approve / })).toHaveCount(0)
    await page.getByRole('button', { name: 'Enable claiming' }).click()
    await expect(page.getByRole('button', { name: 'Back to sending' })).toBeVisible()
    await expect(page.getByText('Only some of the steps were mined')).toHaveCount(0)
  })

  test('and whose user declines has lost nothing; one that can’t after all is asked step by step, and everything is paid', async ({
    page,
    chain,
    wallet,
  }) => {
    const rows = list(3005)
    wallet.bundle()
    const she = await openApproval(page, chain, wallet, rows, 'Not at once')
    wallet.rejectAfter('wallet_sendCalls', 0)
    await together(page).click()
    await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
    // EIP-5792: bundles of this size or kind are not supported.
    wallet.fail('wallet_sendCalls', 5740)
    await together(page).click()
    await expect(page.getByText('nothing was sent. Sign them one by one.')).toBeVisible()
    await page.getByRole('button', { name: /^Approve / }).click()
    await page.getByRole('button', { name: 'Enable claiming' }).click()
    await page.getByRole('button', { name: 'Back to sending' }).click()
    await she.send()
    await she.isComplete()
    for (const { account, amount } of rows) expect(await chain.balanceOf('MERI', account)).toBe(amount)
  })
})
