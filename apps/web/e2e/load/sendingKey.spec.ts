import { makeRows } from '@slotdrop/testing'
import { expect, test } from '../fixtures/privateChain.ts'
import { approveDrop, expectPaid, promptsOf } from '../pages/keyCreator.ts'

// ROWS chooses another length, BLOCKS another time between blocks, in seconds.
const rowCount = Number(process.env['ROWS'] ?? 10_000)
const interval = Number(process.env['BLOCKS'] ?? 2)
const slots = Math.ceil(rowCount / 250)
const closings = 5

test(`${rowCount} recipients by a sending key on blocks of ${interval} s, closed and opened again ${closings} times`, async ({
  page,
  local,
  chain,
  wallet,
  faults,
}) => {
  await local.client.setIntervalMining({ interval })
  const rows = makeRows(rowCount, { seed: 907 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'Everybody')
  const begun = Date.now()
  const { address, key } = await drop.begin()
  const before = await chain.client.getBalance({ address: wallet.account.address })
  const asked = promptsOf(wallet)
  expect(asked).toBe(2)
  for (let closed = 1; closed <= closings; closed++) {
    const isFurther = async () => (await chain.client.getTransactionCount({ address: key })) >= closed
    await expect.poll(isFurther, { timeout: 600_000 }).toBe(true)
    await page.goto('/docs')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Everybody' })).toBeVisible()
  }
  await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 1_800_000 })
  const seconds = Math.round((Date.now() - begun) / 1000)
  await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  await expectPaid(chain, rows)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  expect(promptsOf(wallet)).toBe(asked)
  const returned = (await chain.client.getBalance({ address: wallet.account.address })) - before
  const transactions = await chain.client.getTransactionCount({ address: key })
  expect(returned).toBeGreaterThan(0n)
  console.log(
    `${slots} slots in ${seconds} s, ${transactions} transactions of the key with the one that gave back; ${asked} prompts of the wallet; ` +
      `${returned} wei back, ${await chain.client.getBalance({ address: key })} left`,
  )
  faults.length = 0
})
