import { readFile } from 'node:fs/promises'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

// ROWS and SEED choose another run: the moments of closing follow from the seed, which is printed.
const rowCount = Number(process.env['ROWS'] ?? 100_000)
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const slots = Math.ceil(rowCount / 250)
const closings = 5
const amount = 5n * 10n ** 18n

/** Numbers from 0 to 1 that a seed gives again (mulberry32). */
function random(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test(`${rowCount} rows in ${slots} slots, closed ${closings} times at random moments`, async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  console.log(`seed ${seed}`)
  const next = random(seed)
  const rows = makeRows(rowCount, { seed: 900 }).map((row) => ({ ...row, amount }))
  await chain.fund(wallet.account.address, 'MERI', amount * BigInt(rowCount))
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await expect(page.getByText(/lines = /)).toBeVisible({ timeout: 120_000 })
  // Among so many accounts some look alike at both ends: the import asks about them.
  const keep = page.getByRole('button', { name: /^I checked them, keep them|^I checked it, keep it/ }).first()
  if (await page.getByRole('button', { name: 'Review list' }).isDisabled()) await keep.click()
  await expect(page.getByRole('button', { name: 'Review list' })).toBeEnabled({ timeout: 120_000 })
  await she.seal('Everybody')
  await expect(page.getByRole('button', { name: /^Approve / })).toBeVisible({ timeout: 120_000 })
  await she.approve()
  await page.waitForURL(/\/drops\/0x/)
  const address = page.url().replace(/\?.*/, '')

  const sent = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length - 1
  // Two slots fit into a transaction.
  const transactions = Math.ceil(slots / 2)
  const moments = Array.from({ length: closings }, () => 1 + Math.floor(next() * (transactions - 2))).toSorted(
    (a, b) => a - b,
  )
  for (const moment of moments) {
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect
      .poll(sent, { timeout: 1_800_000, intervals: [200] })
      .toBeGreaterThanOrEqual(Math.min(moment, transactions))
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    console.log(`closed after ${sent()} requests`)
  }
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 3_000_000 })

  // On chain: everybody once, nobody twice, nothing left.
  for (let from = 0; from < rows.length; from += 500) {
    const balances = await Promise.all(
      rows.slice(from, from + 500).map(({ account }) => chain.balanceOf('MERI', account)),
    )
    expect(balances.every((balance) => balance === amount)).toBe(true)
  }
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)

  const report = async () => {
    await page.goto(`${address}/report`)
    const button = page.getByRole('button', { name: 'Download JSON' })
    await expect(button).toBeVisible({ timeout: 300_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    return readFile(await file.path())
  }
  const own = await report()
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the sealed list' }).click(),
  ])
  const sealed = await list.path()
  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(sealed)
  await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 120_000 })
  expect((await report()).equals(own)).toBe(true)
  console.log(
    `${sent()} transactions asked for ${slots} slots; report of ${own.length} bytes, the same from the chain alone`,
  )
  faults.length = 0
})
