import { makeRows, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { blockAccount, expect, newAccount, test } from '../fixtures/app.ts'
import { changeAnswers } from '../fixtures/changeAnswers.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// What a review finds out of the ordinary.

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

function trial(page: Page) {
  return page.getByRole('region', { name: 'Trial of every payment' })
}

function isTried(page: Page) {
  return expect(trial(page).getByRole('button', { name: 'Try again' })).toBeVisible()
}

test('tokens with ids that the sender does not hold, and a test line that pays nobody', async ({ page, wallet }) => {
  expect(wallet.requests).toEqual([])
  const accounts = makeRows(3, { seed: 1_601 }).map(({ account }) => account)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('PASS')
  const passes = accounts.map((account, place) => `${account},${900_001 + place}`)
  await she.chooseFile('passes.csv', ['address,token_id', ...passes].join('\n'))
  await expect(page.getByText('4 lines = 0 ready + 3 to check')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Token id not held/ })).toBeVisible()
  await button(page, 'Review list').click()
  await isTried(page)
  await page.getByText('Try it with one recipient first').click()
  // Each row pays one.
  await expect(
    trial(page)
      .getByRole('listitem')
      .filter({ hasText: /1 token$/ }),
  ).toHaveCount(3)
  await page.getByLabel('Line to try').fill('1')
  await expect(page.getByText('This line pays nobody. Choose another one.')).toBeVisible()
  await look(page, 'review-passes')

  await page.goto('/drops/new?draft=items')
  await she.chooseToken('ITEM')
  await she.chooseFile('items.csv', ['address,token_id,amount', ...accounts.map((each) => `${each},3,7`)].join('\n'))
  await expect(page.getByText('4 lines = 0 ready + 3 to check')).toBeVisible()
  await button(page, 'Review list').click()
  await expect(trial(page).getByRole('alert').filter({ hasText: 'of what the list names' })).toBeVisible()
  await isTried(page)
  await look(page, 'review-items')
})

test('a network whose transactions hold no row, and a node that can’t try any', async ({ page, chain, wallet }) => {
  const rows = makeRows(3, { seed: 1_602 })
  await chain.fund(wallet.account.address, 'MERI', 10n ** 24n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await changeAnswers(page, chain.rpcUrl, ({ method }, answer) =>
    method === 'eth_getBlockByNumber'
      ? { ...answer, result: { ...(answer.result as object), gasLimit: '0x7530' } }
      : answer,
  )
  await button(page, 'Review list').click()
  await expect(trial(page).getByText('Not even one payment fits into a transaction of this network.')).toBeVisible()
  await expect(trial(page).getByText('Otherwise 3 of 3 recipients would be paid.')).toBeVisible()
  await expect(button(page, /^Seal the list/)).toBeDisabled()
  await look(page, 'review-too-dear')

  await page.unroute(`${chain.rpcUrl}/**`)
  // Neither simulations nor calls on another state.
  await changeAnswers(page, chain.rpcUrl, ({ method, params }, { result, ...answer }) =>
    method === 'eth_simulateV1' || (method === 'eth_call' && (params?.length ?? 0) > 2)
      ? { ...answer, error: { code: -32_602, message: 'too many arguments, want at most 2' } }
      : { ...answer, result },
  )
  await trial(page).getByRole('button', { name: 'Try again' }).click()
  await expect(trial(page).getByText('This network’s node can’t try payments before the approval.')).toBeVisible()
  await expect(button(page, /^Seal the list/)).toBeEnabled()
  await look(page, 'review-cant-try')
})

test('a list whose slots are paid whole or not at all, with a row that is refused', async ({ page, chain, wallet }) => {
  const rows = makeRows(260, { seed: 1_603, decimals: 6 })
  await chain.fund(
    wallet.account.address,
    'DUSD',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  // Sealed lists are in the order of their accounts.
  const accounts = rows.map(({ account }) => account).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const [paid, refused = newAccount()] = [accounts.at(-1) ?? newAccount(), accounts[2]]
  for (const account of [refused, accounts[5] ?? newAccount()]) await blockAccount(chain, account)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('DUSD')
  await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
  await button(page, 'Review list').click()
  await expect(trial(page).getByText('258 of 260 recipients would be paid now, 2 refused.')).toBeVisible()
  await page.getByText('Advanced options').click()
  await page.getByLabel('stops its slot: everyone in it is paid, or nobody').check()
  await expect(trial(page).getByText('10 of 260 recipients would be paid now, 2 refused.')).toBeVisible()
  await expect(
    trial(page).getByRole('alert').filter({ hasText: '1 of 2 slots would be refused as a whole.' }),
  ).toBeVisible()
  await expect(trial(page).getByText('the others are paid')).toHaveCount(0)
  await look(page, 'review-strict')

  // Sent all the same, the slot is not asked for in the wallet, and the other one is paid.
  await page.getByLabel('Name of this drop').fill('All or nothing')
  await button(page, /^Seal the list/).click()
  await she.approve()
  const before = await chain.balanceOf('DUSD', paid)
  await she.send(/^Send to 260 recipients/)
  const problem = page.getByRole('alert').filter({ hasText: 'Slot 1 waits for one recipient.' })
  await expect(problem).toContainText('Recipient 3 of the slot was refused')
  await expect(problem).toContainText('It answered: “DUSD: blocked”.')
  await expect(problem).toContainText(`It is row 3 of the list, ${refused}.`)
  await expect(page.getByRole('gridcell', { name: /^Slot 2\b.*Final/ })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Planned/ })).toBeVisible()
  expect(await chain.balanceOf('DUSD', paid)).toBeGreaterThan(before)
  await look(page, 'drop-strict-stopped')
})
