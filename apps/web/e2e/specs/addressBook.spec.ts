import { makeRows } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

const [meri, tom] = makeRows(2, { seed: 1301 }).map(({ account }) => account)

test('names stand beside whole addresses and find them; links lead to the explorer that was chosen', async ({
  page,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 10n ** 20n)
  await page.goto('/address-book')
  await page.getByLabel('Name', { exact: true }).fill('Meri of the treasury')
  await page.getByLabel('Address', { exact: true }).fill('0x1234')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'That is no address' })).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(meri ?? '')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Meri of the treasury is in the address book.')).toBeVisible()
  const csv = `name,address\n<b>Tom</b>,${tom}\nNobody,0x12\n`
  await page
    .getByLabel('File of names')
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('Line 3 holds no address with a name and is skipped.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 name' }).click()
  await expect(page.getByText('1 name was read; line 3 holds no address with a name.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename <b>Tom</b>' }).click()
  await page.getByLabel(`Name of ${tom}`).fill('Tom')
  await page.getByLabel('Address', { exact: true }).fill('0x12')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'That is no address' })).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await look(page, 'address-book')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain(`Tom,${tom}`)

  // A book that would be over its bounds stays as it is.
  const many = makeRows(10_001, { seed: 1302 }).map(({ account }, place) => `Name ${place},${account}`)
  await page.getByLabel('File of names').setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,address', ...many].join('\n')),
  })
  await expect(page.getByText('many.csv holds 10,001 addresses')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rename/ })).toHaveCount(2)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Explorer of Local chain').selectOption('Another address …')
  const own = page.getByLabel('Address of your explorer of Local chain')
  await own.fill('http://scan.example')
  await expect(page.getByText('It has to begin with https.')).toBeVisible()
  await own.fill('https://scan.example/{kind}/{id}')
  await expect(page.getByText('Kept. Links lead there now.')).toBeVisible()

  const she = creator(page)
  await page.getByRole('link', { name: 'New drop' }).click()
  await she.connect()
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(page.getByRole('link', { name: 'explorer', exact: false })).toHaveAttribute(
    'href',
    `https://scan.example/token/${chain.token('MERI')}`,
  )
  await page.getByRole('button', { name: 'Add recipients' }).click()
  await she.chooseFile('list.csv', `${meri},1\n${tom},2\n`)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Meri of the treasury' })).toContainText(meri ?? '')
  await page.getByLabel('Find in the list').fill('tom')
  await expect(rows.filter({ hasText: 'Meri of the treasury' })).toHaveCount(0)
  await expect(rows.filter({ hasText: tom })).toContainText('Tom')
})
