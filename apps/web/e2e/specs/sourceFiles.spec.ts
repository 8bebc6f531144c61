import { makeSourceFiles } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

/** What is clicked for a finding. */
const buttons: Readonly<Record<string, string>> = {
  'amount-with-unit': 'Read the numbers alone',
  'address-in-text': 'Take the addresses',
  // Several tokens become several drops.
  'other-token': 'Make 3 drops',
}

test('twelve files of the world go from the first step to the sealed list without an edit', async ({
  page,
  chain,
  wallet,
}) => {
  const files = makeSourceFiles({ token: chain.token('MERI'), otherToken: chain.token('DUSD') })
  expect(files).toHaveLength(12)
  await chain.fund(wallet.account.address, 'MERI', 10n ** 24n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  for (const { title, fileName, bytes, clicks, rows, cents } of files)
    // oxlint-disable-next-line no-await-in-loop -- one file after another, as she brings them
    await test.step(title, async () => {
      await page.getByRole('radio', { name: /MERI/ }).check()
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
      // A browser tells no type of what it does not know.
      const file = { name: fileName, mimeType: '', buffer: Buffer.from(bytes) }
      await page.getByLabel('File of recipients').setInputFiles(file)
      for (const [kind] of clicks) await page.getByRole('button', { name: buttons[kind] ?? '', exact: true }).click()
      await she.seal(title)
      // Hundredths of a token, as people write them.
      const amount = (cents / 100).toLocaleString('en-IE', { minimumFractionDigits: 2 })
      await expect(
        page.getByRole('heading', { level: 1, name: `Send ${amount} MERI to ${rows} recipients` }),
      ).toBeVisible()
      await page.getByRole('link', { name: 'New drop' }).click()
    })
})
