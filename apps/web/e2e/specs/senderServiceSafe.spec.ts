import { connect, createSafe, makeRows } from '@slotdrop/testing'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid, operatorOf } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'
import { sealInSafe, signAll } from '../pages/safeCreator.ts'
import { chooseService, dust } from '../pages/serviceCreator.ts'

test('a Safe signs once: from the execution of its proposal on the service sends with nobody looking, and the Safe has its gas money back', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  // Tests run side by side: whoever deploys and executes has an account of its own.
  const payer = privateKeyToAccount(generatePrivateKey())
  await chain.client.setBalance({ address: payer.address, value: parseEther('1') })
  const safe = await createSafe(connect(chain.rpcUrl, 'anvil', payer))
  wallet.actForSafe(safe)
  const rows = makeRows(600, { seed: 1_903 })
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
  await chain.fund(safe.address, 'MERI', total)
  const coins = await chain.client.getBalance({ address: safe.address })
  await page.goto('/drops/new')
  await creator(page).connect()
  await sealInSafe(page, rows, 'From a Safe')
  await chooseService(page)
  await page.getByRole('button', { name: signAll }).click()
  await expect(page.getByText('Waiting for signatures.')).toBeVisible()
  await expect(page.getByLabel('Link for the other owners')).toBeVisible()
  const [proposal = '0x'] = safe.proposals.keys()
  const calls = safe.proposals.get(proposal)?.calls ?? []
  const given = calls.reduce((sum, { value = 0n }) => sum + value, 0n)
  expect(calls).toHaveLength(2)
  const [, dropId = ''] = /\/drops\/(0x[0-9a-f]{64})/.exec(await page.content()) ?? []

  // The second owner signs and executes it elsewhere, with nobody looking here.
  await page.close()
  await safe.confirm(proposal, 1)
  await safe.execute(proposal)
  const account = await operatorOf(chain, dropId)
  await expect.poll(() => chain.balanceOf('MERI', safe.address)).toBe(0n)
  await expectPaid(chain, rows)
  await expect.poll(() => chain.client.getBalance({ address: account })).toBeLessThan(dust)
  const back = await chain.client.getBalance({ address: safe.address })
  expect(back).toBeGreaterThan(coins - given)
  expect(back).toBeLessThan(coins)

  const later = await context.newPage()
  await wallet.attach(later)
  await later.goto(`/drops/${dropId}`)
  await creator(later).isComplete()
  await expect(later.getByText('What was left of the gas money went back')).toBeVisible()
  await look(later, 'complete-by-service')
  expect(safe.proposals.size).toBe(1)
})
