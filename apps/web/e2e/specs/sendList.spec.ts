import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { holdNode } from '../fixtures/hold.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid } from '../pages/keyCreator.ts'

function total(rows: ReturnType<typeof makeRows>) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

test('1,000 rows with mixed-case addresses are paid in 4 slots by 2 transactions, and a second run of every slot changes nothing', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(1000, { seed: 101 })
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('season-2.csv', toCsv(rows))
  await expect(page.getByText('1,001 lines = 1,000 ready')).toBeVisible()
  await she.seal('Season 2 contributor rewards')
  await she.approve()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  await she.send(/^Send to 1,000 recipients/)
  await she.isComplete()

  const sent = wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').slice(1)
  // Two slots fit into a transaction.
  expect(sent).toHaveLength(2)
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)

  // The same transactions once more, with tokens and allowance at hand: nobody is paid twice.
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  for (const { params } of sent) {
    const hash = await page.evaluate(
      (request) =>
        (window as unknown as { ethereum: { request(request: unknown): Promise<`0x${string}`> } }).ethereum.request(
          request,
        ),
      { method: 'eth_sendTransaction', params: [{ ...(params?.[0] as object), nonce: undefined }] },
    )
    expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(total(rows))
})

test('a page that is reloaded after slot 2 finishes from there', async ({ page, chain, wallet }) => {
  const rows = makeRows(1000, { seed: 102 })
  const she = creator(page)
  await she.openSealed(await sealDrop(chain, wallet.account, rows, { title: 'Reloaded', isApproved: true }))
  wallet.rejectAfter('eth_sendTransaction', 1)
  await she.send()
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  await expect(she.slot(2)).toHaveAccessibleName(/250 of 250 recipients paid/)

  await page.reload()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await she.send(/^Send the remaining 500/)
  await she.isComplete()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
})

test('with all browser data wiped, the same file finds the drop and finishes it', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(750, { seed: 103 })
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  const she = creator(page)
  const importList = async (text: string) => {
    await she.arrive('/drops/new')
    await she.chooseToken('MERI')
    await she.chooseFile('list.csv', text)
    await she.seal('Wiped')
  }
  await importList(toCsv(rows))
  await she.approve()
  wallet.rejectAfter('eth_sendTransaction', 1)
  await she.send()
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  const address = page.url().replace(/\?.*/, '')

  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await context.clearCookies()
  wallet.disconnect()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()

  // The same rows in another order: the same drop.
  await importList(toCsv(rows.toReversed()))
  await she.chooseWallet()
  await page.getByRole('button', { name: 'Go to sending' }).click()
  await expect(page).toHaveURL(new RegExp(address.split('/').at(-1) ?? ''))
  await she.send(/^Send the remaining 250/)
  await she.isComplete()
  await expectPaid(chain, rows)
})

test('a way to send that is chosen shows its own steps at once, whatever the node takes: nothing moves under the pointer', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(750, { seed: 104 })
  await chain.fund(wallet.account.address, 'MERI', total(rows))
  const she = creator(page)
  await she.sealNew({ title: 'Chosen', list: toCsv(rows) })
  // A key is registered, too.
  const steps = page.getByRole('region', { name: 'Approval' }).getByRole('listitem')
  await expect(steps.nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve / })).toBeEnabled()
  const answer = await holdNode(page, chain.rpcUrl)
  await she.chooseWallet()
  await expect(page.getByRole('button', { name: /^Approve / })).toBeVisible()
  await expect(steps).toHaveCount(1)
  answer()
})
