import { makeRows, toCsv } from '@slotdrop/testing'
import { blockAccount, expect, test, watchPage } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid, keyCreator, operatorOf } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'
import { chooseService, dust } from '../pages/serviceCreator.ts'

type Rows = ReturnType<typeof makeRows>

function sumOf(rows: Rows) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

test('a creator closes the browser after two transactions; two recipients are refused, named and tried again, and then she finds "Complete" and her gas money back', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(600, { seed: 1_901, decimals: 6 })
  const refused = [rows[7], rows[300]].filter((row) => row !== undefined)
  await chain.fund(wallet.account.address, 'DUSD', sumOf(rows))
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('DUSD')
  await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
  await she.seal('By the service')
  await chooseService(page)
  await look(page, 'approve-by-service')
  // The token takes them until then.
  for (const { account } of refused) await blockAccount(chain, account)
  await keyCreator(page).approve()
  await keyCreator(page).register()
  await page.waitForURL(/\/drops\/0x/)
  const address = page.url().replace(/\?.*/, '')
  await page.close()

  const account = await operatorOf(chain, address)
  expect(await chain.client.getCode({ address: account })).toBeUndefined()
  await expect.poll(() => chain.balanceOf('DUSD', wallet.account.address)).toBe(sumOf(refused))
  const paid = rows.map((row) => (refused.includes(row) ? { ...row, amount: 0n } : row))
  await expectPaid(chain, paid, 'DUSD')

  const later = await context.newPage()
  const faults = watchPage(later)
  await wallet.attach(later)
  await later.goto(address)
  await expect(later.getByText('2 recipients were refused. The service left them out.')).toBeVisible()
  await later.getByRole('button', { name: 'See who' }).click()
  const named = later.getByRole('tabpanel', { name: /^Needs you/ })
  for (const row of refused) await expect(named).toContainText(row.account)
  await look(later, 'refused-by-service')
  for (const row of refused) await blockAccount(chain, row.account, false)
  await later.getByRole('button', { name: 'Try these 2 recipients again' }).click()
  await creator(later).isComplete()
  await expect(later.getByText('What was left of the gas money went back')).toBeVisible()
  await expectPaid(chain, rows, 'DUSD')
  expect(await chain.balanceOf('DUSD', wallet.account.address)).toBe(0n)
  expect(await chain.client.getBalance({ address: account })).toBeLessThan(dust)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
  await later.goto('/drops')
  await expect(later.getByRole('link', { name: /By the service.*Complete/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('the service waits for cheaper gas, is paused, goes on and is stopped: nothing was paid, and her gas money comes back', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(600, { seed: 1_902 })
  await chain.fund(wallet.account.address, 'MERI', sumOf(rows))
  const she = creator(page)
  await she.sealNew({ title: 'Stopped', list: toCsv(rows) })
  await chooseService(page)
  // Less than gas ever costs, until a day that is far off; the gas money is reckoned with what may be paid then.
  await page.getByLabel('Gas limit in gwei', { exact: true }).fill('0.000000001')
  await page.getByLabel('Finish by, your time').fill(new Date(Date.now() + 864_000_000).toISOString().slice(0, 16))
  await page.getByLabel('Gas limit in gwei when the date comes near').fill('5')
  await keyCreator(page).approve()
  await keyCreator(page).register()
  await page.waitForURL(/\/drops\/0x/)
  await expect(page.getByText('Waiting for gas', { exact: true })).toBeVisible()
  await expect(page.getByText('The service waits for cheaper gas.')).toBeVisible()
  await look(page, 'service-waiting')

  // By keyboard.
  await page.getByRole('button', { name: 'Pause the service' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is sent until you resume it.')).toBeVisible()
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible()
  await look(page, 'service-paused')
  await page.getByRole('button', { name: 'Resume the service' }).click()
  await expect(page.getByText('The service waits for cheaper gas.')).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: /Stopped.*(Service waits|Sending by the service)/ }).click()

  const account = await operatorOf(chain, page.url())
  await page.getByRole('button', { name: 'Stop, take the gas money back' }).click()
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  await expect(page.getByText('You stopped it. Nothing more is sent by the service.')).toBeVisible()
  expect(await chain.client.getBalance({ address: account })).toBeLessThan(dust)
  await expect(page.getByRole('button', { name: 'Send 3 slots' })).toBeVisible()
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(sumOf(rows))
})
