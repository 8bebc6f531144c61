import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

test.beforeEach(async ({ page, chain, wallet }) => {
  await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
  await creator(page).arrive('/drops/new')
  await creator(page).chooseToken('MERI')
})

test('each bad line is named with its reason, is excluded or mended in place, and the list can’t be continued before; an empty file and an unknown header are named', async ({
  page,
}) => {
  const [a, b, c] = makeRows(3, { seed: 7 }).map(({ account }) => account)
  const flip = (digit: string) => (digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase())
  const flipped = `0x${(b ?? '').slice(2).replace(/./g, flip)}`
  const text = [
    'address,amount',
    `${a},1`,
    '0x1234,1',
    `${flipped},1`,
    `${c},0.0000000000000000001`,
    `${c},0`,
    `${c},1e18`,
    '',
  ].join('\n')
  await creator(page).chooseFile('bad.csv', text)
  await expect(
    page.getByText('7 lines = 1 ready + 0 to check + 5 errors + 0 excluded + 0 blank + 1 header'),
  ).toBeVisible()
  for (const message of [
    '“0x1234” is no address.',
    'fails its own checksum',
    'has more than the 18 decimals',
    '“0” pays nothing.',
    '“1e18” is 1000000000000000000.',
  ]) {
    await page.getByRole('button', { name: 'Next problem' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: message })).toBeVisible()
  }
  const review = page.getByRole('button', { name: 'Review list' })
  await expect(review).toBeDisabled()

  await page.getByRole('button', { name: 'Exclude 5 lines' }).click()
  await expect(review).toBeEnabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(review).toBeDisabled()

  // A line is mended in place.
  const replace = () => page.getByRole('button', { name: 'Replace' }).click()
  await replace()
  await creator(page).chooseFile('bad.csv', `${a},five`)
  await page.getByRole('button', { name: 'Next problem' }).click()
  await page.getByRole('button', { name: 'Edit line' }).click()
  await page.getByLabel('Line 1').fill(`${a},5`)
  await page.getByRole('button', { name: 'Save line 1' }).click()
  await expect(page.getByText('1 line = 1 ready')).toBeVisible()

  await replace()
  await creator(page).chooseFile('empty.csv', '\n')
  await expect(page.getByText('1 line = 0 ready')).toBeVisible()
  await expect(review).toBeDisabled()
  await replace()
  await creator(page).chooseFile('header.csv', 'who,how much\nsomeone,1\nsomeone else,2')
  await expect(page.getByRole('heading', { name: /Header not understood/ })).toBeVisible()
})

test('the ruler is labelled within its height, and the columns stay where they are when a filter empties it', async ({
  page,
}) => {
  // Narrower pages give a row two lines, and have no columns.
  await page.setViewportSize({ width: 1440, height: 900 })
  const lines = makeRows(40, { seed: 11 }).map(({ account }, place) => (place === 30 ? '0x1234,1' : `${account},1`))
  await creator(page).chooseFile('list.csv', lines.join('\n'))
  const ruler = page.getByTestId('ruler')
  const amounts = page.getByRole('columnheader', { name: 'Amount, MERI' })
  await expect(page.getByTestId('ruler-label')).toHaveText(['40', '30', '20', '10', '1'])
  const room = await ruler.boundingBox()
  const columns = await amounts.boundingBox()
  for (const label of await page.getByTestId('ruler-label').all()) {
    const box = await label.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(room?.y ?? Infinity)
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
  }
  await page.getByRole('button', { name: /^Errors/ }).click()
  for (const part of await ruler.locator('> *').all()) await expect(part).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveText(['31'])
  expect(await amounts.boundingBox()).toEqual(columns)
})

test('a short balance is a sentence with the shortfall, a declined approval leaves the list as it is, and the sealed list stays', async ({
  page,
  wallet,
  chain,
}) => {
  const rows = makeRows(20, { seed: 9 })
  await creator(page).chooseFile('list.csv', toCsv(rows))
  await creator(page).seal('Too much')
  await expect(
    page.getByText(/The sender holds 1 MERI, the open recipients need [\d,]+ MERI\. Add [\d,]+ MERI/),
  ).toBeVisible()
  await chain.fund(
    wallet.account.address,
    'MERI',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  await page.getByRole('button', { name: 'Check again' }).click()
  wallet.rejectAfter('eth_sendTransaction', 0)
  await creator(page).chooseWallet()
  await page.getByRole('button', { name: /^Approve / }).click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Too much', exact: true }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: /^Approve / }).click()
  await page.getByRole('button', { name: 'Back to sending' }).click()
  await expect(page.getByRole('button', { name: /^Send to / })).toBeVisible()
})
