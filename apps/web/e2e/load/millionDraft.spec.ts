import { stat } from 'node:fs/promises'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { look, watch, writeList } from './longList.ts'

// What keeping a draft as long as it may be costs the page's thread: on the device, and packed for an account. Figures are printed for
// docs/benchmarks.md; none is asserted. WRONG=4 has half of the lines wrong or repeated, so that the draft is mostly decisions.
const rowCount = Number(process.env['ROWS'] ?? 1_000_000)
const wrongEach = Number(process.env['WRONG'] ?? 2_000)

test(`${rowCount} rows: the page stays quick while they are kept as a draft`, async ({ page, wallet }, testInfo) => {
  expect(wallet.requests).toEqual([])
  const path = testInfo.outputPath('list.csv')
  await writeList(path, rowCount, wrongEach)
  console.log(`${((await stat(path)).size / 1e6).toFixed(1)} MB, one line in ${wrongEach} wrong, one repeated`)
  await watch(page)
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { puts: 0 })
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
      const request = put.apply(this, parameters)
      if (this.name === 'drafts') (window as unknown as { puts: number }).puts++
      return request
    } as typeof put
  })
  const puts = () => (window as unknown as { puts: number }).puts
  await page.goto('/drops/new')
  await creator(page).connect()
  await creator(page).chooseToken('MERI')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  console.log('| a draft of a million rows | done after | page busy | tasks over 50 ms | longest task |')
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await look(page)
    const [from, busyFrom] = [performance.now(), await scriptSeconds()]
    await act()
    const seconds = (performance.now() - from) / 1000
    const busy = (await scriptSeconds()) - busyFrom
    const { tasks } = await look(page)
    console.log(
      `| ${what} | ${seconds.toFixed(1)} s | ${busy.toFixed(2)} s | ${tasks.length} | ${Math.max(0, ...tasks)} ms |`,
    )
  }
  const status = page.getByTestId('draft-status').getByRole('status')
  await measure('read, and kept on the device', async () => {
    await page.getByLabel('List of recipients').setInputFiles(path)
    await page.locator('figure').waitFor({ timeout: 600_000 })
    await expect(status).toHaveText('Draft kept on this device')
  })
  await measure('set all errors aside, kept on the device', async () => {
    const before = await page.evaluate(puts)
    await page.locator('footer button:nth-child(3)').click()
    await page.locator('footer button:first-child:not([aria-disabled])').waitFor()
    // The decisions follow the list.
    await expect.poll(() => page.evaluate(puts)).toBeGreaterThan(before)
  })
  await page.getByRole('button', { name: 'Sign in to keep it in your account' }).click()
  await measure('packed, until the first part is sent', async () => {
    const first = page.waitForRequest((request) => request.postData()?.includes('AddListPart') ?? false, {
      timeout: 300_000,
    })
    await page
      .getByRole('dialog', { name: 'Verify your account' })
      .getByRole('button', { name: 'Sign message' })
      .click()
    await first
  })
  await measure('sent in parts', () =>
    expect(status).toHaveText(/kept on this device and in your account/, { timeout: 600_000 }),
  )
  await measure('a decision taken back, kept in both', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status).toHaveText(/Saving to your account/)
    await expect(status).toHaveText(/kept on this device and in your account/, { timeout: 600_000 })
  })
})
