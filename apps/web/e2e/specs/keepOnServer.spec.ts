import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

test('a sender signs in, keeps the list on the server, and finds it there with all browser data wiped', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 1n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(makeRows(240, { seed: 201 })))
  await she.seal('Kept on the server')
  await page.goto('/drops')
  await page.getByRole('link', { name: /Kept on the server/ }).click()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'Sign in to keep it on the server' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: /sign/i }).first().click()
  await page.getByRole('button', { name: 'Keep it on the server' }).click()
  await expect(page.getByText('Kept on the server', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep it on the server' })).toBeHidden()

  // Its link answers now, from the server’s own files, for somebody without a wallet.
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await page.getByRole('button', { name: 'Open claims' }).click()
  await expect(page.getByRole('button', { name: 'Close claims' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the link for recipients' })).toBeVisible()
  await page.getByRole('link', { name: 'See it as a recipient' }).click()
  const [recipient] = makeRows(240, { seed: 201 })
  await page.getByLabel('Check an address, no connection needed').fill(recipient?.account ?? '')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('The sender’s account does not cover it now')).toBeVisible()
  await page.goto(`/me?address=${recipient?.account}`)
  await expect(page.getByRole('link', { name: 'Kept on the server' })).toBeVisible()

  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await context.clearCookies()
  wallet.disconnect()
  await page.goto('/drops')
  await expect(page.getByText('No drop on this device yet')).toBeVisible()
  await she.connect()
  await page.getByRole('link', { name: /Kept on the server.*on the server/ }).click()
  await expect(page.getByRole('heading', { name: 'Kept on the server' })).toBeVisible()
  await expect(page.getByText('Sealed, nothing sent')).toBeVisible()
})
