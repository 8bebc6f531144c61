import type { Page } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { holdAfter } from '../fixtures/holdKey.ts'
import { expect, testWithBlocks as test } from '../fixtures/privateChain.ts'
import { findViolations } from '../pages/axe.ts'
import { creator } from '../pages/creator.ts'
import { handOn } from '../pages/hands.ts'
import { approveDrop, expectPaid } from '../pages/keyCreator.ts'

async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('at 320 px, by keyboard alone, a key is paused, its limit changed, given gas money, emptied, filled and continued', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(1500, { seed: 1_810 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'By keyboard')
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNarrow(page)
  const held = await holdAfter(context, 0)
  const { press, write } = handOn(page, 'keyboard')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  // What is due stays at hand at the foot of the page, wherever it is scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(button(/^Register, send /)).toBeInViewport()
  await drop.begin()
  await expect.poll(held.passed).toBeGreaterThan(0)
  // What is in flight fits without scrolling sideways.
  await expect(page.getByRole('cell', { name: 'Slot 1', exact: true })).toBeVisible()
  expect(
    await page.locator('table').evaluateAll((tables) => tables.every((table) => table.scrollWidth <= innerWidth)),
  ).toBe(true)
  await expectNarrow(page)
  await press(button(/^Pause/))
  await expect(page.getByText('Pausing after this slot')).toBeVisible()
  held.release()
  await expect(button(/^Send the remaining/)).toBeVisible()

  expect(await findViolations(page)).toEqual([])
  await press(button('Change the limit'))
  await write(page.getByLabel('Gas limit, in gwei'), '900')
  await expectNarrow(page)
  await press(button('Set the limit'))
  await expect(page.getByText('900 gwei', { exact: true })).toBeVisible()

  const topUp = async () => {
    await press(button('Top up'))
    await write(page.getByLabel(/to give to the sending key$/), '0.5')
    await expectNarrow(page)
    await press(button('Confirm in your wallet'))
    await expect(button('Top up')).toBeVisible()
  }
  await topUp()
  await press(button('Stop, take it back'))
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  await expectNarrow(page)

  await press(button(/^Send the remaining/))
  await expect(page.getByText('The gas money is used up.')).toBeVisible()
  await topUp()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
})
