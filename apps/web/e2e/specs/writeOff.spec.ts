import { makeRows, toCsv } from '@slotdrop/testing'
import type { Address } from 'viem'
import { blockAccount, expect, test } from '../fixtures/app.ts'
import { downloaded, parseCsv } from '../fixtures/downloads.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

test('a refused row is written off with a reason, ties out in the report, and can be taken back; the test drop is linked', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(6, { seed: 1401, decimals: 6 }).map((row) => ({ ...row, amount: 2_000_000n }))
  await chain.fund(wallet.account.address, 'DUSD', 12_000_000n)
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('DUSD')
  await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
  const refused = rows[3]?.account as Address
  await blockAccount(chain, refused)
  await page.getByRole('button', { name: 'Review list' }).click()
  await page.getByLabel('Name of this drop').fill('Six of them')
  await page.getByText('Try it with one recipient first').click()
  await page.getByRole('button', { name: 'Seal a test drop of this line' }).click()
  await expect(page.getByRole('link', { name: 'Open the test drop' })).toBeVisible()
  // Another name for the list: the link does not go by names.
  await page.getByLabel('Name of this drop').fill('Five of them')
  await expect(page.getByText('4 of 5 recipients would be paid now, 1 refused.')).toBeVisible()
  await page.getByRole('button', { name: /^Seal the list of 5 recipients/ }).click()
  await she.approve()
  await she.send()
  await expect(page.getByText('4 paid, 1 refused.').first()).toBeVisible()
  const [drop, link] = [page.url(), page.getByRole('link', { name: 'Test of Six of them' })]
  await link.click()
  await expect(page.getByRole('link', { name: /A test of another drop/ })).toHaveAttribute(
    'href',
    new URL(drop).pathname,
  )
  await page.getByRole('link', { name: /A test of another drop/ }).click()
  await expect(page.getByRole('heading', { name: 'Five of them', level: 1 })).toBeVisible()

  // What the chain keeps of the token's words is cut off; the trial heard all of them.
  await page.getByRole('tab', { name: 'Needs you' }).click()
  const reason = page.getByRole('region', { name: '“DUSD: blocked”' })
  await expect(reason).toContainText(refused)
  const [row] = parseCsv((await downloaded(page, 'Download as CSV', reason)).text)
  expect(row?.['line']).toBe('5')
  await page.getByRole('button', { name: 'Write it off …' }).click()
  await page.getByRole('button', { name: 'Write it off', exact: true }).click()
  await expect(page.getByText('Say why: the report is read by others later.')).toBeVisible()
  await page.getByLabel('Why is this payment given up?').fill('Left the team, agreed by mail')
  await page.getByRole('button', { name: 'Write it off', exact: true }).click()
  await expect(page.getByText('Complete, except what was written off')).toBeVisible()
  const given = page.getByRole('region', { name: 'Written off' })
  await expect(given).toContainText(refused)
  await expect(given).toContainText('Left the team, agreed by mail')
  await look(page, 'written-off')
  await page.goto('/drops')
  await expect(page.getByRole('link', { name: 'Five of them', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Five of them/ })).not.toContainText(/needs? you|refused/i)
  await page.getByRole('link', { name: 'Five of them', exact: true }).click()
  await expect(page.getByText('Complete, except what was written off')).toBeVisible()

  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('row', { name: /^Written off/ })).toContainText('2')
  await expect(page.getByText('Intended = delivered + kept as fee + open + written off + excluded')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the drop' }).click()
  await page.getByRole('tab', { name: 'Needs you' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('4 paid, 1 refused.').first()).toBeVisible()
})
