import { makeRows, toCsv } from '@slotdrop/testing'
import { type Chain, expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { keyCreator, promptsOf } from '../pages/keyCreator.ts'

function total(rows: ReturnType<typeof makeRows>) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

async function expectPaid(chain: Chain, rows: ReturnType<typeof makeRows>) {
  const balances: bigint[] = []
  for (let from = 0; from < rows.length; from += 100)
    balances.push(
      ...(await Promise.all(rows.slice(from, from + 100).map(({ account }) => chain.balanceOf('MERI', account)))),
    )
  expect(balances).toEqual(rows.map(({ amount }) => amount))
}

test('2,000 recipients are paid by a sending key', async ({ page, chain, wallet }) => {
  const rows = makeRows(2000, { seed: 401 })
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  const she = creator(page)
  await she.sealNew({ title: 'By a key', list: toCsv(rows) })
  await she.approve()
  await page.waitForURL(/\/drops\/0x/)
  await keyCreator(page).registerKey('1')
  await she.send(/^Send 8 slots/)
  await she.isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  expect(promptsOf(wallet)).toBe(3)
})
