import { makeRows } from '@slotdrop/testing'
import { cutOff, holdAfter } from '../fixtures/holdKey.ts'
import { expect, test as base } from '../fixtures/privateChain.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid, keyCreator, promptsOf, registerDrop } from '../pages/keyCreator.ts'

/** A chain with blocks of its own accord: what a key sends is mined by the time, not by the request. */
const test = base.extend<{ blocks: void }>({
  blocks: [
    async ({ local }, use) => {
      await local.client.setIntervalMining({ interval: 1 })
      await use()
    },
    { auto: true },
  ],
})

test('2,000 recipients are paid by a sending key, and the rest of the gas money goes back', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(2000, { seed: 401 })
  const { key } = await registerDrop({ page, chain, wallet }, rows, 'By a key')
  const she = creator(page)
  await she.send(/^Send 8 slots/)
  await she.isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  expect(await chain.client.getBalance({ address: key })).toBeLessThan(10n ** 14n)
  expect(promptsOf(wallet)).toBe(3)
})

test('closed in the middle and opened again, it goes on by itself', async ({ page, context, chain, wallet }) => {
  const rows = makeRows(2000, { seed: 402 })
  const { address } = await registerDrop({ page, chain, wallet }, rows, 'Closed')
  const held = await holdAfter(context, 1)
  await creator(page).send(/^Send 8 slots/)
  await expect.poll(held.passed).toBeGreaterThan(1)
  await page.goto('/docs')
  held.forget()
  held.release()
  const prompts = promptsOf(wallet)
  await page.goto(address)
  await creator(page).isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  expect(promptsOf(wallet)).toBe(prompts)
})

test('paused, it stays paused when it is opened again', async ({ page, context, chain, wallet }) => {
  const rows = makeRows(1500, { seed: 403 })
  const { address } = await registerDrop({ page, chain, wallet }, rows, 'Paused')
  // The first transaction goes alone, to be measured.
  const held = await holdAfter(context, 0)
  await creator(page).send(/^Send 6 slots/)
  await expect.poll(held.passed).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(page.getByText('Pausing after this slot')).toBeVisible()
  held.release()
  await expect(page.getByRole('button', { name: /^Send the other/ })).toBeVisible()
  await page.goto('/docs')
  await page.goto(address)
  await page.getByRole('button', { name: /^Send the other/ }).click()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
})

test('cut off from the network in the middle it says so, calls nothing failed, and goes on', async ({
  page,
  context,
  chain,
  wallet,
  faults,
}) => {
  const rows = makeRows(2000, { seed: 404 })
  await registerDrop({ page, chain, wallet }, rows, 'Cut off')
  const held = await holdAfter(context, 1)
  await creator(page).send(/^Send 8 slots/)
  await expect.poll(held.passed).toBeGreaterThan(1)
  const reconnect = await cutOff(context)
  held.release()
  await expect(page.getByText('The network does not answer at the moment.')).toBeVisible()
  await expect(page.getByText(/failed/i)).toHaveCount(1)
  await reconnect()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  // The browser itself tells of requests that got nowhere.
  faults.length = 0
})

test('one tab sends; another follows it, and takes its place when it is closed', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(2000, { seed: 405 })
  const { address } = await registerDrop({ page, chain, wallet }, rows, 'Two tabs')
  const held = await holdAfter(context, 1)
  await creator(page).send(/^Send 8 slots/)
  await expect.poll(held.passed).toBeGreaterThan(1)
  const other = await context.newPage()
  await wallet.attach(other)
  await other.goto(address)
  await expect(other.getByText('Another tab is sending this drop.')).toBeVisible()
  await page.close()
  held.forget()
  held.release()
  await creator(other).isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
})

test('with its data wiped in the middle the browser says that its key is gone, and another key pays the rest', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(2000, { seed: 406 })
  const { address } = await registerDrop({ page, chain, wallet }, rows, 'Wiped')
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('tab', { name: 'Files' })
      .click()
      .then(() => page.getByRole('button', { name: /^Download sealed list/ }).click()),
  ])
  const sealed = await list.path()
  const held = await holdAfter(context, 1)
  await creator(page).send(/^Send 8 slots/)
  await expect.poll(held.passed).toBeGreaterThan(1)
  await page.goto('/')
  held.forget()
  held.release()
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(sealed)
  await expect(page.getByText('Another account may send this drop')).toBeVisible()
  await page.getByRole('button', { name: 'Register another key' }).click()
  await keyCreator(page).nameKey('1')
  await page.getByRole('button', { name: /^Send/ }).click()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
})
