import { makeRows, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { look, setLook } from '../pages/look.ts'

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

test('a list that was paid is sent again as a round of its own, from the list, the drop, the drops and the palette', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(5, { seed: 963 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  await chain.fund(wallet.account.address, 'MERI', 35n * 10n ** 18n)
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await she.seal('Small and done')
  await she.approve()
  await she.send()
  await she.isComplete()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Download CSV')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The whole breadth of the paper, and dark words on it in either theme.
  expect((await page.getByRole('article').boundingBox())?.width).toBeGreaterThan(900)
  await setLook(page, 'dark', 1440)
  const ink = () => page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color)
  expect(await ink()).toBe('rgb(19, 26, 23)')
  await look(page, 'report-print')
  await page.emulateMedia({ media: 'screen' })
  const drop = new URL(page.url()).pathname.replace('/report', '')
  // The same rows again, in another order: a new drop is empty, and says at once that they were paid.
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('again.csv', toCsv(rows.toReversed()))
  await expect(page.getByText(/^This list was paid on .+, as Small and done\./)).toBeVisible()
  await look(page, 'list-repeated')
  await button(page, 'Send again as round 2').click()
  await expect(page.getByText('This is round 2: its recipients are paid once more.')).toBeVisible()
  await button(page, 'Review list').click()
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('2')
  await expect(button(page, 'Send again as round 2')).toHaveCount(0)
  // The same from the drop itself: its page, the list of drops and the palette lead to its recipients in the next round.
  const isDuplicated = async () => {
    await expect(page.getByText('This is round 2: its recipients are paid once more.')).toBeVisible()
    await expect(page.getByText('6 lines = 5 ready')).toBeVisible()
    await expect(page).toHaveURL(/draft=[0-9a-f-]{36}&step=recipients$/)
  }
  await page.goto(drop)
  await page.getByRole('link', { name: 'Duplicate drop' }).click()
  await isDuplicated()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Duplicate Small and done' }).click()
  await isDuplicated()
  const fromList = page.url()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('duplicate small')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(fromList)
  await isDuplicated()
})
