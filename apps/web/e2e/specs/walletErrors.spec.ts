import { makeRows, toCsv } from '@slotdrop/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from '../fixtures/app.ts'
import { approveElsewhere, sealDrop } from '../fixtures/sealedDrop.ts'
import { creator } from '../pages/creator.ts'

test('on a network the app does not offer: a refused switch says nothing, a failed one says what to do, and an unknown network is added', async ({
  page,
  wallet,
}) => {
  await creator(page).arrive('/drops')
  await wallet.moveTo(8453)
  const wrong = page.getByRole('button', { name: 'Wrong network' })
  const dialog = page.getByRole('dialog')
  const local = dialog.getByRole('button', { name: /^Local/ })
  await wrong.click()
  await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  wallet.fail('wallet_switchEthereumChain', 4001)
  await local.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/did not switch/)).toHaveCount(0)

  await wrong.click()
  wallet.fail('wallet_switchEthereumChain', 4902)
  wallet.fail('wallet_addEthereumChain', -32_602)
  await local.click()
  await expect(dialog.getByRole('alert')).toHaveText(/did not add Local.*\. Add the network in your wallet/)
  wallet.fail('wallet_addEthereumChain')
  wallet.fail('wallet_switchEthereumChain')
  await local.click()
  await expect(dialog).toHaveCount(0)
  await expect(wrong).toHaveCount(0)
  expect(wallet.requests.some(({ method }) => method === 'wallet_addEthereumChain')).toBe(true)
})

test('reverted: a sending that the contract refuses says why, pays nobody, and can be tried again', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  const rows = makeRows(20, { seed: 601 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  const she = creator(page)
  await she.openSealed(await sealDrop(chain, wallet.account, rows, { title: 'Reverted', isApproved: true }))
  const sending = page.getByRole('button', { name: /^Send to / })
  await expect(sending).toBeVisible()
  // While she looks at the request the allowance goes, by another tool.
  wallet.chooseNonces()
  const sign = wallet.ponder('eth_sendTransaction')
  await sending.click()
  await expect(page.getByText('Confirm slot 1 in your wallet.')).toBeVisible()
  await approveElsewhere(chain, wallet.account, 'MERI', 0n)
  sign()
  await expect(
    page.getByText(/The transaction of slot 1 was mined but failed, and nobody in it was paid\./),
  ).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  for (const { account } of rows) expect(await chain.balanceOf('MERI', account)).toBe(0n)
  // What would fail again is not offered, and nothing says that it is approved, here and where it is renewed.
  await expect(sending).toHaveCount(0)
  await expect(page.getByText(/^Approved/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Renew the approval' }).click()
  await expect(page.getByRole('button', { name: /^Approve 140 MERI/ })).toBeEnabled()
  await expect(page.getByText(/^Approved/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Approve 140 MERI/ }).click()
  await page.getByRole('button', { name: 'Back to sending' }).click()
  await she.send()
  await she.isComplete()
  for (const { account, amount } of rows) expect(await chain.balanceOf('MERI', account)).toBe(amount)
  faults.length = 0
})

test('another account, while a sealed drop waits for its approval: the drop stays, and only its sender can approve', async ({
  page,
  chain,
  wallet,
}) => {
  const { account } = wallet
  const rows = makeRows(3, { seed: 7701 }).map((row) => ({ ...row, amount: 10n ** 18n }))
  await chain.fund(account.address, 'MERI', 3n * 10n ** 18n)
  const she = creator(page)
  await she.sealNew({ title: 'Two accounts', list: toCsv(rows) })
  await wallet.useAccount(privateKeyToAccount(generatePrivateKey()))
  await expect(page.getByRole('button', { name: /^Approve / })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1, name: 'Send 3.00 MERI to 3 recipients' })).toBeVisible()
  await wallet.useAccount(account)
  await she.approve()
  await she.send()
  await she.isComplete()
})
