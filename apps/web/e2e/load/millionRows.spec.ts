import type { CDPSession } from '@playwright/test'
import { test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { look, type Seen, watch, writeList } from './longList.ts'

// How the page feels with a list as long as it may be: what the main thread does while it is read, and how soon each
// interaction is painted on a machine four times slower. Figures are printed for docs/benchmarks.md; none is asserted.
const rowCount = Number(process.env['ROWS'] ?? 1_000_000)
const slowdown = 4
test.use({ viewport: { width: 1440, height: 1000 } })

function throttle(session: CDPSession, rate: number) {
  return session.send('Emulation.setCPUThrottlingRate', { rate })
}

test(`${rowCount} rows: the page stays quick while they are read and worked on`, async ({
  page,
  chain,
  wallet,
}, testInfo) => {
  const path = testInfo.outputPath('list.csv')
  await writeList(path, rowCount)
  await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
  await watch(page)
  const session = await page.context().newCDPSession(page)
  await page.goto('/drops/new')
  await creator(page).connect()
  await creator(page).chooseToken('MERI')
  console.log('| with a million rows | event to paint, worst | answer there after | longest task |')
  const say = (what: string, answered: number, { tasks, events }: Seen) => {
    const worst = Math.max(0, ...events.map(([, duration]) => duration))
    const paint = worst < 16 ? 'under 16' : worst
    console.log(`| ${what} | ${paint} ms | ${Math.round(answered)} ms | ${Math.max(0, ...tasks)} ms |`)
  }
  const read = async (rate: number) => {
    await throttle(session, rate)
    await look(page)
    const from = performance.now()
    await page.getByLabel('List of recipients').setInputFiles(path)
    await page.getByTestId('preview-rows').locator('li').first().waitFor()
    const first = performance.now() - from
    await page.getByTestId('issues').waitFor({ timeout: 600_000 })
    // The overview follows the summary.
    await page.locator('figure').waitFor({ timeout: 120_000 })
    say(
      `read, processor x${rate} slower; first rows after ${Math.round(first)} ms`,
      performance.now() - from,
      await look(page),
    )
  }
  await read(1)
  await page.getByRole('button', { name: 'Replace' }).click()
  await read(slowdown)

  // Waits are selectors of the cheapest kind: what looks on runs in the page, on the same thread.
  const shown = (selector: string) => () => page.locator(selector).first().waitFor()
  const isWhole = shown(`[role=table][aria-rowcount="${rowCount + 1}"] [role=rowheader]`)
  const isPart = shown(`[role=table]:not([aria-rowcount="${rowCount + 1}"]) [role=rowheader]`)
  const tried = async (what: string, act: () => Promise<unknown>, answer: () => Promise<unknown>) => {
    await look(page)
    const from = performance.now()
    await act()
    await answer()
    say(what, performance.now() - from, await look(page))
  }
  const clickOn = async (selector: string) => {
    await page.locator(selector).first().scrollIntoViewIfNeeded()
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`There is no ${selector}.`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const filter = (place: number) => () => clickOn(`[role=group] button:nth-child(${place})`)

  await page.locator('[role=rowgroup]').focus()
  await tried(
    'End: the last row',
    () => page.keyboard.press('End'),
    shown(`[aria-rowindex="${rowCount + 1}"] [role=rowheader]`),
  )
  await tried('Home: the first row', () => page.keyboard.press('Home'), shown('[aria-rowindex="2"] [role=rowheader]'))
  for (const which of ['first', 'second', 'third'])
    await tried(`J: the ${which} problem`, () => page.keyboard.press('j'), shown('[data-testid=entry-panel]'))
  await tried('a turn of the wheel', () => page.mouse.wheel(0, 4000), shown('[role=rowheader]'))
  await tried('filter: errors', filter(2), isPart)
  await tried('filter: all', filter(1), isWhole)
  await tried('open an issue group', () => clickOn('[data-testid=issues] button'), isPart)
  await tried('filter: all', filter(1), isWhole)
  await page.getByRole('searchbox').focus()
  await tried('find: five characters typed', () => page.keyboard.type('abcde', { delay: 80 }), isPart)
  await tried('filter: all', filter(1), isWhole)
  await page.locator('figure [role=group]').scrollIntoViewIfNeeded()
  const box = await page.locator('figure [role=group]').boundingBox()
  await tried(
    'drag over the amounts',
    async () => {
      if (!box) throw new Error('There is no histogram.')
      await page.mouse.move(box.x + box.width * 0.4, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.6, box.y + 20, { steps: 8 })
      await page.mouse.up()
    },
    isPart,
  )
  await tried(
    'set all errors aside',
    () => clickOn('footer button:nth-child(3)'),
    shown('footer button:first-child:not([aria-disabled])'),
  )
})
