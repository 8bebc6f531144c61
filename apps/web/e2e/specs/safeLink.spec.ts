import { createSafe, makeRows, toCsv } from '@slotdrop/testing'
import { watchPage } from '../fixtures/app.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'
import { takeForOwners } from '../pages/safeCreator.ts'

test('a hash that is of something else than the link and the list say is a mismatch, on the page where the link leads', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const safe = await createSafe(chain.client)
  // Its wallet answers hashes that no Safe computes.
  wallet.actAsSafe(safe.address)
  await chain.fund(safe.address, 'MERI', 140n * 10n ** 18n)
  await chain.client.setBalance({ address: wallet.account.address, value: 10n ** 18n })
  const rows = makeRows(20, { seed: 7301 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  await creator(page).sealNew({ title: 'From a Safe', list: toCsv(rows) })
  await page.getByRole('button', { name: /^Approve / }).click()
  await expect(page.getByText('Waiting for signatures.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Send this link to the other owners' })).toBeVisible()
  await look(page, 'allowance-owners-link')
  const { file, link } = await takeForOwners(page, page)
  await page.reload()

  const other = await context.newPage()
  const faults = watchPage(other)
  // Opened without its end, the page asks for the link.
  await other.goto(link.replace(/#.*/, ''))
  await other.getByLabel('Link that you were sent').fill('https://example.org/')
  await other.getByRole('button', { name: 'Read the link' }).click()
  await expect(other.getByText('That is no link to a proposal.')).toBeVisible()
  await other.getByLabel('List of recipients').setInputFiles(file)
  await expect(other.getByText('This is the list alone.')).toBeVisible()
  await other.getByLabel('Link that you were sent').fill(link)
  await other.getByRole('button', { name: 'Read the link' }).click()
  await expect(other.getByText('Mismatch: do not sign.')).toBeVisible()
  await expect(other.getByText('The hash of the link is of something else')).toBeVisible()
  expect(faults).toEqual([])
})
