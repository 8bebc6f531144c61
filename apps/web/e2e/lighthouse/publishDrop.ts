import type { Page } from '@playwright/test'
import { makeRows, toCsv } from '@slotdrop/testing'
import { creator } from '../pages/creator.ts'

/** A drop of 400 rows (2 slots) of 200 MERI in all, sealed by the connected wallet, kept and published for recipients. */
export async function publishDrop(page: Page) {
  const rows = makeRows(400, { seed: 901 }).map((row) => ({ ...row, amount: 5n * 10n ** 17n }))
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await she.seal('Season 2 rewards')
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Season 2 rewards', exact: true }).click()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'Sign in to keep it on the server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
  await page.getByRole('button', { name: 'Keep it on the server', exact: true }).click()
  await page.getByRole('button', { name: 'Publish for recipients' }).click()
  await she.publish()
  const path = new URL(page.url()).pathname.replace('/drops/', '/d/')
  await page.close()
  return { path, account: rows[0]?.account }
}
