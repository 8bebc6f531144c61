import { makeRows } from '@slotdrop/testing'
import { expect, test } from '../fixtures/privateChain.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid } from '../pages/keyCreator.ts'

const rows = makeRows(20, { seed: 5001 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))

function sent(wallet: InjectedWallet) {
  return wallet.requests
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => params?.[0] as Record<string, `0x${string}` | undefined>)
}

test.beforeEach(async ({ page, chain, wallet, local }) => {
  const she = creator(page)
  await she.openSealed(await sealDrop(chain, wallet.account, rows, { title: 'Stuck', isApproved: true }))
  await local.client.setAutomine(false)
  await she.send()
  await expect.poll(() => sent(wallet)).toHaveLength(1)
  await page.getByRole('gridcell', { name: /^Slot 1\b/ }).click()
})

test(
  'a waiting slot shows nonce, hash and age; sped up, it is paid once under the new hash',
  { tag: '@R3' },
  async ({ page, chain, wallet, local }) => {
    const panel = page.getByRole('region', { name: 'Slot 1' })
    await expect(panel.getByText('Waiting for', { exact: true })).toBeVisible()
    await expect(panel.getByText('Nonce', { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Copy the hash/ })).toHaveCount(1)
    await panel.getByRole('button', { name: 'Speed up' }).click()
    await expect(panel.getByRole('button', { name: /^Copy the hash/ })).toHaveCount(2)
    const [first, second] = sent(wallet)
    expect([second?.['nonce'], second?.['data'], second?.['to']]).toEqual([
      first?.['nonce'],
      first?.['data'],
      first?.['to'],
    ])
    expect(BigInt(second?.['maxFeePerGas'] ?? 0)).toBeGreaterThan(0n)
    await local.client.mine({ blocks: 1 })
    await creator(page).isComplete()
    expect(sent(wallet)).toHaveLength(2)
    await expectPaid(chain, rows)
    await expect(panel.getByRole('button', { name: 'Speed up' })).toHaveCount(0)
  },
)

test(
  'cancelled, it pays nobody and is open again; sent again, it is paid once',
  { tag: '@R3' },
  async ({ page, chain, wallet, local }) => {
    const panel = page.getByRole('region', { name: 'Slot 1' })
    await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(panel.getByText('A cancellation waits too: whichever is mined first counts.')).toBeVisible()
    await local.client.mine({ blocks: 1 })
    await expect(
      page.getByText('The transaction of slot 1 was cancelled in the wallet. Its payments are open'),
    ).toBeVisible()
    for (const { account } of rows) expect(await chain.balanceOf('MERI', account)).toBe(0n)
    await local.client.setAutomine(true)
    await page.getByRole('button', { name: 'Continue sending' }).click()
    await creator(page).isComplete()
    expect(sent(wallet)).toHaveLength(3)
    await expectPaid(chain, rows)
  },
)

test(
  'a wallet that declines, and one that chooses nonces itself, are told; the rows are paid once',
  { tag: '@R3' },
  async ({ page, chain, wallet, local }) => {
    const panel = page.getByRole('region', { name: 'Slot 1' })
    wallet.rejectAfter('eth_sendTransaction', 0)
    await panel.getByRole('button', { name: 'Speed up' }).click()
    await expect(panel.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
    wallet.chooseNonces()
    await panel.getByRole('button', { name: 'Speed up' }).click()
    await expect(panel.getByText(/The wallet chose nonce \d+ where \d+ was asked for/)).toBeVisible()
    await local.client.mine({ blocks: 1 })
    await creator(page).isComplete()
    await expectPaid(chain, rows)
  },
)
