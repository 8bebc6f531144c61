import { makeRows } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// G3: where a draft is kept, and what stands in the way of it. Two devices: drafts.spec.ts.

const list = (seed: number) =>
  ['address,amount', ...makeRows(3, { seed }).map(({ account }) => `${account},5`)].join('\n')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a draft on its way to the account, and kept there', async ({ page, wallet }) => {
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('march.csv', list(1_505))
  const gate = createGate()
  let isHeld = true
  await page.route('**/api/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (isHeld && operationName === 'KeepListDraft') await gate.opened
    await route.continue()
  })
  await button(page, 'Sign in to keep it in your account').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  wallet.hold('personal_sign')
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await look(page, 'sign-in-waiting')
  wallet.hold('personal_sign', false)
  await page.reload()
  await button(page, 'Sign in to keep it in your account').click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByText(/Saving to your account/)).toBeVisible()
  await look(page, 'draft-saving')
  isHeld = false
  gate.open()
  await expect(page.getByText(/kept on this device and in your account, \d/)).toBeVisible()
  await look(page, 'draft-saved')
})
