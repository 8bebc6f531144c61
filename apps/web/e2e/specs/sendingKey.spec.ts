import { makeRows, type TestChain, toCsv } from '@slotdrop/testing'
import { cutOff, holdAfter } from '../fixtures/holdKey.ts'
import { expect, testWithBlocks as test } from '../fixtures/privateChain.ts'
import { creator } from '../pages/creator.ts'
import { approveDrop, beginAndPause, expectPaid, keyCreator, operatorOf, promptsOf } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'

/** Gas costs far more than anybody allows, and the newest block says so: a key that reads it sends nothing. */
async function raiseGas({ client }: TestChain) {
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 15n })
  await expect.poll(async () => (await client.getBlock()).baseFeePerGas).toBeGreaterThan(10n ** 13n)
}

test('1,000 recipients of a file are paid by a sending key for two signatures and two confirmations, and the rest of the gas money goes back', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(1000, { seed: 401 })
  await chain.fund(
    wallet.account.address,
    'MERI',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  const she = creator(page)
  await she.sealNew({ title: 'By a key', list: toCsv(rows) })
  await expect(page.getByRole('radio', { name: 'Automatically, in this browser' })).toBeChecked()
  await look(page, 'approve-by-key')
  await keyCreator(page).approve()
  await keyCreator(page).register()
  await page.waitForURL(/\/drops\/0x/)
  const key = await operatorOf(chain, page.url())
  await she.isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  expect(await chain.client.getBalance({ address: key })).toBeLessThan(10n ** 14n)
  // The key is derived from a text that is signed twice.
  expect(promptsOf(wallet)).toBe(4)
})

test(
  'closed in the middle and opened again, it goes on by itself',
  { tag: '@R1' },
  async ({ page, context, chain, wallet }) => {
    const rows = makeRows(1000, { seed: 402 })
    const drop = await approveDrop({ page, chain, wallet }, rows, 'Closed')
    const held = await holdAfter(context, 1)
    const { address } = await drop.begin()
    await expect.poll(held.passed).toBeGreaterThan(1)
    await look(page, 'sending-by-key')
    await page.goto('/docs')
    held.forget()
    held.release()
    const prompts = promptsOf(wallet)
    await page.goto(address)
    await creator(page).isComplete()
    await expectPaid(chain, rows)
    expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
    expect(promptsOf(wallet)).toBe(prompts)
  },
)

test('paused, it stays paused when it is opened again', async ({ page, context, chain, wallet }) => {
  const rows = makeRows(750, { seed: 403 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'Paused')
  // The first transaction goes alone, to be measured.
  const held = await holdAfter(context, 0)
  const { address } = await drop.begin()
  await expect.poll(held.passed).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(page.getByText('Pausing after this slot')).toBeVisible()
  held.release()
  await expect(page.getByRole('button', { name: /^Send the remaining/ })).toBeVisible()
  await page.goto('/docs')
  await page.goto(address)
  await page.getByRole('button', { name: /^Send the remaining/ }).click()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
})

test(
  'cut off from the network in the middle it says so, calls nothing failed, and goes on',
  { tag: '@R6' },
  async ({ page, context, chain, wallet, faults }) => {
    const rows = makeRows(1000, { seed: 404 })
    const drop = await approveDrop({ page, chain, wallet }, rows, 'Cut off')
    const held = await holdAfter(context, 1)
    await drop.begin()
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
  },
)

test(
  'one tab sends; another follows it, and takes its place when it is closed',
  { tag: '@R7' },
  async ({ page, context, chain, wallet }) => {
    const rows = makeRows(1000, { seed: 405 })
    const drop = await approveDrop({ page, chain, wallet }, rows, 'Two tabs')
    const held = await holdAfter(context, 1)
    const { address } = await drop.begin()
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
  },
)

test(
  'with its data wiped in the middle the browser says that its key is gone; registered again, the key that the wallet derives pays the rest',
  { tag: '@R20' },
  async ({ page, context, chain, wallet }) => {
    const rows = makeRows(1000, { seed: 406 })
    const drop = await approveDrop({ page, chain, wallet }, rows, 'Wiped')
    const held = await holdAfter(context, 1)
    const { address } = await drop.begin()
    await expect.poll(held.passed).toBeGreaterThan(1)
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('tab', { name: 'Files' })
        .click()
        .then(() => page.getByRole('button', { name: 'Download sealed list', exact: true }).click()),
    ])
    const sealed = await list.path()
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
    await keyCreator(page).register()
    await creator(page).isComplete()
    await expectPaid(chain, rows)
    expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  },
)

test('the rest is left to the wallet in the middle, and taken over again by the key', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(1500, { seed: 407 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'Changed')
  const held = await holdAfter(context, 0)
  await drop.begin()
  await expect.poll(held.passed).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Send the rest with my wallet' }).click()
  await expect(page.getByText('Waiting for the slots in flight …')).toBeVisible()
  held.release()
  await expect(page.getByText('Your wallet sends this drop, slot by slot.')).toBeVisible()
  const prompts = promptsOf(wallet)
  wallet.rejectAfter('eth_sendTransaction', 2)
  await page.getByRole('button', { name: /^Send the remaining/ }).click()
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  expect(promptsOf(wallet) - prompts).toBe(3)
  await page.getByRole('button', { name: 'Let the sending key send' }).click()
  await page.getByRole('button', { name: /^Send the remaining/ }).click()
  await creator(page).isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  expect(promptsOf(wallet) - prompts).toBe(3)
})

test('past the date to finish by, with gas above the limit, it stops and asks; told to wait on, it says what it waits for and goes on by itself once gas is below', async ({
  page,
  context,
  local,
  chain,
  wallet,
}) => {
  const rows = makeRows(750, { seed: 409 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'By a date')
  // In a while that is over once the first slot is paid; as the field has it, in the reader's time.
  const soon = await page.evaluate(() => {
    const at = new Date(Date.now() + 10_000)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  })
  await page.getByLabel('Finish by, your time; may stay empty').fill(soon)
  await expect(page.getByText('Still above the limit by then? It stops and asks you.')).toBeVisible()
  const goOn = await beginAndPause({ page, context }, drop.begin)
  await expect.poll(() => page.evaluate((date) => Date.now() > Date.parse(date), soon)).toBe(true)
  await raiseGas(local)
  await goOn.click()
  await expect(page.getByText(/^It is past .*, and gas still costs more than you allow\./)).toBeVisible()
  await look(page, 'finish-by-passed')
  await page.getByRole('button', { name: 'Wait on' }).click()
  await expect(page.getByText('Waiting for gas', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Sending at .* now costs about .* instead of /)).toBeVisible()
  await look(page, 'waiting-by-key')
  await local.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 1n })
  await creator(page).isComplete()
  await expectPaid(chain, rows)
})
