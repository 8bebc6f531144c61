import AxeBuilder from '@axe-core/playwright'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

test('keys lead everywhere: pairs, the palette, and a list of them all', async ({ page }) => {
  await page.goto('/drops')
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('received')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What you received' })).toBeVisible()
})

test('single keys can be turned off, and the palette still opens', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Shortcuts of single keys').uncheck()
  await page.reload()
  await expect(page.getByLabel('Shortcuts of single keys')).not.toBeChecked()
  await page.locator('body').press('n')
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toContain('/settings')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
})

test('the theme is chosen in Settings and kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.reload()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByRole('button', { name: 'As the system' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
})

test('everything on the device can be forgotten, after a question', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('Forgotten.')).toBeVisible()
})

test('a list is imported, sealed, approved and sent with the keyboard alone', async ({ page, chain, wallet }) => {
  const rows = makeRows(40, { seed: 401 }).map((row) => ({ ...row, amount: 5n * 10n ** 18n }))
  const sum = rows.reduce((all, { amount }) => all + amount, 0n)
  await chain.fund(wallet.account.address, 'MERI', sum)
  await page.goto('/drops/new')
  /** Tabs until something of this role and name has the focus, then presses a key. */
  const reach = async (name: RegExp, key = 'Enter') => {
    const seen: string[] = []
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        const label =
          element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((each) => each.innerText).join(' ') : ''
        return `${element?.getAttribute('aria-label') ?? ''} ${label} ${element?.innerText ?? ''}`.trim()
      })
      seen.push(focused.slice(0, 40))
      if (name.test(focused)) {
        await page.keyboard.press(key)
        return
      }
    }
    throw new Error(`Nothing that matches ${name} can be reached with the Tab key: ${seen.join(' | ')}`)
  }
  await expect(page.getByRole('radio', { name: /MERI/ })).toBeVisible()
  await reach(/^Connect Wallet/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await reach(/^Test wallet/)
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await page.getByRole('radio', { name: /MERI/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeEnabled()
  await reach(/^Add recipients/)
  await expect(page.getByLabel('List of recipients')).toBeAttached()
  // The file dialog belongs to the system; pasting belongs to the page.
  await reach(/^Paste/)
  await page.getByRole('textbox', { name: 'List of recipients' }).focus()
  await page.keyboard.insertText(toCsv(rows))
  await reach(/^Read this list/)
  await expect(page.getByRole('button', { name: 'Review list' })).toBeEnabled()
  await reach(/^Review list/)
  await page.getByLabel('Name of this drop').focus()
  await page.keyboard.type('By keyboard')
  await reach(/^Seal the list/)
  await reach(/^Approve /)
  await expect(page.getByRole('button', { name: 'Go to sending' })).toBeEnabled()
  await reach(/^Go to sending/)
  await expect(page.getByRole('button', { name: /^Send slot/ })).toBeVisible()
  await reach(/^Send slot/)
  await creator(page).isComplete()
  expect(await chain.balanceOf('MERI', rows[0]?.account ?? '0x')).toBe(rows[0]?.amount)
})
