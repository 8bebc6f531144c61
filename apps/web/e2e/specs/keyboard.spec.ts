import { expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { findViolations } from '../pages/axe.ts'

test('keys lead everywhere: pairs, the palette, and a list of them all', async ({ page }) => {
  await page.goto('/drops')
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const palette = page.getByRole('dialog', { name: 'Go to' })
  // Over the list of shortcuts, and after it.
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('received')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What you received' })).toBeVisible()
})

test('in Settings single keys are turned off, a theme is chosen, and everything on the device is forgotten after a question', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.reload()
  await expect(page.getByLabel('Single-key shortcuts')).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.locator('body').press('n')
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/settings/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('Forgotten.')).toBeVisible()
})

test('a question about the device stays under the pointer when the networks arrive', async ({ page }) => {
  const gate = createGate()
  await page.route('**/api/config', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  const keep = page.getByRole('button', { name: 'Keep it' })
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  const before = await keep.boundingBox()
  gate.open()
  await expect(page.getByRole('button', { name: /^Test Local/ })).toBeVisible()
  expect(await keep.boundingBox()).toEqual(before)
})
