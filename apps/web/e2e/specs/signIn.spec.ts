import type { Page, Route } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from '../fixtures/app.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import { creator } from '../pages/creator.ts'

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Verify your account' })
}

function openerOf(page: Page) {
  return page.getByRole('button', { name: 'Sign in to keep it on the server' })
}

function keepOf(page: Page) {
  return page.getByRole('button', { name: 'Keep it on the server', exact: true })
}

async function sessionOf(page: Page) {
  return (
    (await page.evaluate(async () => (await fetch('/api/auth/session')).json())) as {
      session: { address: string } | null
    }
  ).session
}

test.beforeEach(async ({ page, chain, wallet }) => {
  const rows = makeRows(20, { seed: 701 })
  await creator(page).openSealed(await sealDrop(chain, wallet.account, rows, { title: 'Signed in' }))
  await page.getByRole('tab', { name: 'Files' }).click()
  await expect(openerOf(page)).toBeVisible()
})

test('a reload in each state of the sign-in: nothing is half signed in, and who was signed in stays it', async ({
  page,
  wallet,
}) => {
  const files = () => page.getByRole('tab', { name: 'Files' }).click()
  await openerOf(page).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await page.reload()
  await files()
  await expect(dialogOf(page)).toHaveCount(0)

  wallet.hold('personal_sign')
  await openerOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await page.reload()
  await files()
  await expect(openerOf(page)).toBeVisible()
  expect(await sessionOf(page)).toBeNull()
  wallet.hold('personal_sign', false)

  let asked: Route | undefined
  await page.route('**/api/auth/verify', (route) => {
    asked = route
  })
  await openerOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Verifying signature...' })).toBeVisible()
  await expect.poll(() => asked).toBeDefined()
  await page.reload()
  // The page that asked is gone, and the question with it.
  await asked?.abort().catch(() => undefined)
  await page.unroute('**/api/auth/verify')
  await files()
  await expect(openerOf(page)).toBeVisible()

  await openerOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(keepOf(page)).toBeVisible()
  await page.reload()
  await files()
  await expect(keepOf(page)).toBeVisible()
  expect((await sessionOf(page))?.address).toBe(wallet.account.address)
})

test(
  'another account in the wallet signs out at once, in every tab',
  { tag: ['@S7', '@S11'] },
  async ({ page, context, wallet }) => {
    await openerOf(page).click()
    await dialogOf(page).getByRole('button', { name: 'Sign message' }).click()
    await expect(keepOf(page)).toBeVisible()
    const second = await context.newPage()
    await wallet.attach(second)
    await second.goto(page.url())
    await second.getByRole('tab', { name: 'Files' }).click()
    await expect(keepOf(second)).toBeVisible()

    await wallet.useAccount(privateKeyToAccount(generatePrivateKey()))
    await expect(keepOf(page)).toHaveCount(0, { timeout: 1000 })
    await expect(keepOf(second)).toHaveCount(0, { timeout: 1000 })
    await expect.poll(() => sessionOf(second)).toBeNull()
    await expect(page.getByRole('button', { name: /^Account/ })).toHaveText(
      new RegExp(wallet.account.address.slice(-4), 'i'),
    )
  },
)
