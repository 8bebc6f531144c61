import type { Page } from '@playwright/test'
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

/** A browser that shows notifications once it was asked to, as one without a window does not; answers how to read what it showed. */
async function allowNotifications(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Shown extends EventTarget {
      static permission: NotificationPermission = 'default'
      static async requestPermission(): Promise<NotificationPermission> {
        Shown.permission = 'granted'
        return Shown.permission
      }
      constructor(title: string, options?: NotificationOptions) {
        super()
        shown.push(`${title}: ${options?.body ?? ''}`)
      }
    }
    Object.assign(window, { Notification: Shown, __shown: shown })
  })
  // Sound: so it was kept.
  return () => page.evaluate(() => (window as unknown as { __shown: string[] }).__shown)
}

test(
  'a creator closes the browser after two transactions; two recipients are refused, named and tried again, and then she finds "Complete" and her gas money back',
  { tag: '@R30' },
  async ({ page, context, chain, wallet }) => {
    const rows = makeRows(600, { seed: 1_901, decimals: 6 })
    const refused = [rows[7], rows[300]].filter((row) => row !== undefined)
    await chain.fund(wallet.account.address, 'DUSD', sumOf(rows))
    const she = creator(page)
    await she.arrive('/drops/new')
    await she.chooseToken('DUSD')
    await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
    await she.seal('By the service')
    await chooseService(page)
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
    const notifications = await allowNotifications(later)
    await later.goto('/drops')
    await expect(later.getByRole('row', { name: /^By the service .*2 recipients refused/ })).toBeVisible()
    await later.goto(address)
    await expect(later.getByText('2 recipients were refused. The service left them out.')).toBeVisible()
    await later.getByRole('button', { name: 'See who' }).click()
    const named = later.getByRole('tabpanel', { name: /^Needs you/ })
    for (const row of refused) await expect(named).toContainText(row.account)
    const notify = later.getByRole('checkbox', { name: /^Notify me in this browser/ })
    await notify.click()
    await expect(notify).toBeChecked()
    await look(later, 'refused-by-service')
    for (const row of refused) await blockAccount(chain, row.account, false)
    await later.getByRole('button', { name: 'Try these 2 recipients again' }).click()
    await creator(later).isComplete()
    await expect(later.getByText('What was left of the gas money went back')).toBeVisible()
    await expectPaid(chain, rows, 'DUSD')
    // What was so when she switched it on is no news.
    await expect.poll(notifications).toEqual(['By the service: Complete: every recipient is paid.'])
    expect(await chain.balanceOf('DUSD', wallet.account.address)).toBe(0n)
    expect(await chain.client.getBalance({ address: account })).toBeLessThan(dust)
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
    await later.goto('/drops')
    await expect(later.getByRole('row', { name: /^By the service .*Complete/ })).toBeVisible()
    expect(faults).toEqual([])
  },
)

test('the service waits for cheaper gas, is paused, goes on, is told to send to those alone who ask, and is stopped: nothing was paid, and her gas money comes back', async ({
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
  await page.getByText('Who may send, and whether recipients may claim').click()
  await page.getByRole('checkbox', { name: 'Recipients may claim' }).check()
  await keyCreator(page).approve()
  await keyCreator(page).register()
  await page.waitForURL(/\/drops\/0x/)
  await expect(page.getByText('Waiting for gas', { exact: true })).toBeVisible()
  await expect(page.getByText('The service waits for cheaper gas.')).toBeVisible()
  // The timeline has its figures.
  await expect(page.getByText('Gas limit: 0.000000001 gwei')).toBeVisible()

  // By keyboard.
  await page.getByRole('button', { name: 'Pause the service' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is sent until you resume it.')).toBeVisible()
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible()
  await look(page, 'service-paused')
  await page.getByRole('button', { name: 'Resume the service' }).click()
  await expect(page.getByText('The service waits for cheaper gas.')).toBeVisible()
  // A browser that was told not to shows no notifications, and the page says what to do about it.
  const notify = page.getByRole('checkbox', { name: /^Notify me in this browser/ })
  await notify.click()
  await expect(page.getByText('This browser shows no notifications of this site.')).toBeVisible()
  await expect(notify).not.toBeChecked()
  // As if no process of the service were there: what it said, and what she can order, stays.
  await page.route('**/api/graphql', (route) =>
    route.request().postData()?.includes('ServedChains')
      ? route.fulfill({ json: { data: { sendingChains: [] } } })
      : route.fallback(),
  )
  await page.goto('/drops')
  await page
    .getByRole('row', { name: /^Stopped .*Service waits for gas/ })
    .getByRole('link', { name: 'Stopped', exact: true })
    .click()
  await expect(page.getByText('No process of the sender service is there.')).toBeVisible()
  await expect(page.getByText('Waiting for the service', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop, take the gas money back' })).toBeEnabled()
  await page.unroute('**/api/graphql')
  await expect(page.getByText('No process of the sender service is there.')).toHaveCount(0)

  const requests = page.getByRole('region', { name: 'Send it to me' })
  await requests.getByLabel(/^This can’t be taken back/).check()
  await requests.getByRole('button', { name: 'Publish for recipients' }).click()
  await requests.getByLabel('Recipients a day, at most').fill('25')
  await requests.getByRole('button', { name: 'Send only to those who ask' }).click()
  await expect(requests.getByRole('checkbox', { name: 'Recipients may ask for it' })).toBeChecked()
  await expect(requests.getByLabel('Recipients a day, at most')).toHaveValue('25')
  await expect(page.getByText('Recipients who ask for it are paid, and nobody else.')).toBeVisible()

  const account = await operatorOf(chain, page.url())
  await page.getByRole('button', { name: 'Stop, take the gas money back' }).click()
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  await expect(page.getByText('You stopped it. Nothing more is sent by the service.')).toBeVisible()
  expect(await chain.client.getBalance({ address: account })).toBeLessThan(dust)
  await expect(page.getByRole('button', { name: 'Send the unclaimed rest' })).toBeVisible()
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(sumOf(rows))
})
