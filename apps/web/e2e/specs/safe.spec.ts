import { deploySafeAccount, makeRows } from '@slotdrop/testing'
import { expect, test } from '../fixtures/privateChain.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

const rows = makeRows(20, { seed: 7001 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))

test(
  'a slot waits for the owners’ signatures; rejected, nobody is paid and it is proposed again; after a reload it is followed and ends under the executed transaction',
  { tag: '@R12' },
  async ({ page, chain, wallet }) => {
    const safe = await deploySafeAccount(chain.client)
    wallet.actAsSafe(safe)
    await chain.client.setBalance({ address: wallet.account.address, value: 10n ** 18n })
    const she = creator(page)
    await she.openSealed(await sealDrop(chain, { address: safe }, rows, { title: 'From a Safe' }))
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('The sender is a contract account.')).toBeVisible()
    await page.getByRole('button', { name: /^Approve / }).click()
    await expect(page.getByText('Waiting for signatures.')).toBeVisible()
    await wallet.executeProposals()
    await page.getByRole('button', { name: 'Back to sending' }).click()
    await she.send()
    await expect(page.getByText('Slot 1 waits for signatures.')).toBeVisible()
    wallet.rejectProposals()
    await expect(
      page.getByText('The transaction of slot 1 was cancelled in the wallet. Its payments are open'),
    ).toBeVisible()
    for (const { account } of rows) expect(await chain.balanceOf('MERI', account)).toBe(0n)

    await page.getByRole('button', { name: 'Continue sending' }).click()
    await expect(page.getByText('Slot 1 waits for signatures.')).toBeVisible()
    await page.getByRole('button', { name: 'See slot 1' }).click()
    await look(page, 'drop-proposed')
    await page.reload()
    await expect(page.getByText('Slot 1 waits for signatures.')).toBeVisible()
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
    await wallet.executeProposals()
    await she.isComplete()
    for (const { account, amount } of rows) expect(await chain.balanceOf('MERI', account)).toBe(amount)
    await page.getByRole('tab', { name: /^Transactions/ }).click()
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Copy the hash/ })).toHaveCount(1)
  },
)
