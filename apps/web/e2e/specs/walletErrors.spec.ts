import { makeRows, toCsv } from '@slotdrop/testing'
import { type Page } from '@playwright/test'
import { type Address, createWalletClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

function connectButton(page: Page) {
  return page.getByRole('button', { name: 'Connect Wallet' }).first()
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

test.describe('connecting', () => {
  test.beforeEach(async ({ page, wallet }) => {
    expect(wallet.requests).toEqual([])
    await page.goto('/drops')
  })

  test('4001: a refusal says so and offers RETRY, which works', async ({ page, wallet }) => {
    wallet.fail('wallet_requestPermissions', 4001)
    await connectButton(page).click()
    await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
    await expect(dialog(page).getByText('Confirm connection in the extension')).toBeVisible()
    const retry = dialog(page).getByText('RETRY')
    await expect(retry).toBeVisible()
    wallet.fail('wallet_requestPermissions')
    await retry.click()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  })

  test('-32002: a request that already waits keeps the dialog and its RETRY', async ({ page, wallet }) => {
    wallet.fail('wallet_requestPermissions', -32_002)
    await connectButton(page).click()
    await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
    await expect(dialog(page).getByText('RETRY')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
  })
})

test('connector not found: a remembered wallet that is gone leaves the page with Connect Wallet', async ({
  page,
  wallet,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('wagmi.recentConnectorId', '"example.gone"')
    localStorage.setItem('wagmi.example.gone.connected', 'true')
  })
  await page.goto('/drops')
  await expect(connectButton(page)).toBeEnabled()
  await connectButton(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Test wallet' })).toBeVisible()
  expect(wallet.requests.filter(({ method }) => /requestPermissions|requestAccounts/.test(method))).toEqual([])
})

test('already connected: a second tab finds the wallet without a prompt, and a disconnect in one is one in both', async ({
  page,
  context,
  wallet,
}) => {
  await page.goto('/drops')
  await creator(page).connect()
  const second = await context.newPage()
  await wallet.attach(second)
  await second.goto('/drops')
  await expect(second.getByRole('button', { name: /^Account/ })).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_requestPermissions')).toHaveLength(1)
  await second.getByRole('button', { name: /^Account/ }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(second)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test.describe('on a network the app does not offer', () => {
  test.beforeEach(async ({ page, wallet }) => {
    await page.goto('/drops')
    await creator(page).connect()
    await wallet.moveTo(8453)
    await page.getByRole('button', { name: 'Wrong network' }).click()
    await expect(dialog(page).getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  })
  const local = (page: Page) => dialog(page).getByRole('button', { name: /^Local/ })

  test('a switch the user accepts closes the dialog', async ({ page }) => {
    await local(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toHaveCount(0)
  })

  test('4001: a switch the user refuses closes it without a word', async ({ page, wallet }) => {
    wallet.fail('wallet_switchEthereumChain', 4001)
    await local(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText(/did not switch/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
  })

  test('-32002: a request that already waits says where to answer', async ({ page, wallet }) => {
    wallet.fail('wallet_switchEthereumChain', -32_002)
    await local(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/already waits for an answer\. Open it and answer/)
  })

  test('4902: the network is added; where that fails, the dialog says what to do', async ({ page, wallet }) => {
    wallet.fail('wallet_switchEthereumChain', 4902)
    wallet.fail('wallet_addEthereumChain', -32_602)
    await local(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/did not add Local.*\. Add the network in your wallet/)
    wallet.fail('wallet_addEthereumChain')
    wallet.fail('wallet_switchEthereumChain')
    await local(page).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(wallet.requests.some(({ method }) => method === 'wallet_addEthereumChain')).toBe(true)
  })

  test('without programmatic switching: any other answer says to switch in the wallet', async ({ page, wallet }) => {
    wallet.fail('wallet_switchEthereumChain', -32_601)
    await local(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/Open it and switch there/)
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButton(page)).toBeVisible()
  })
})

test.describe('what a contract answers', () => {
  const lookUp = (page: Page, address: string) => page.getByLabel('Token address').fill(address)

  test.beforeEach(async ({ page, wallet }) => {
    expect(wallet.requests).toEqual([])
    await page.goto('/drops/new')
    await creator(page).connect()
  })

  test('decode failure, a revert and an empty response: what is no token is named as such', async ({ page, chain }) => {
    const [oneByte, reverts, silent, nobody] = [1, 2, 3, 4].map(
      () => privateKeyToAccount(generatePrivateKey()).address,
    ) as [Address, Address, Address, Address]
    await chain.client.setCode({ address: oneByte, bytecode: '0x60ff60005360016000f3' })
    await chain.client.setCode({ address: reverts, bytecode: '0x60006000fd' })
    await chain.client.setCode({ address: silent, bytecode: '0x00' })
    for (const address of [oneByte, reverts, silent]) {
      await lookUp(page, address)
      await expect(page.getByText('This contract does not answer like a token. Check the address.')).toBeVisible()
      await lookUp(page, '')
    }
    await lookUp(page, nobody)
    await expect(page.getByText('There is no contract at this address on this network.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add recipients' })).toBeDisabled()
  })

  test('unsupported multicall: a network without that contract is read call by call', async ({
    page,
    chain,
    wallet,
  }) => {
    expect(await chain.client.getCode({ address: '0xcA11bde05977b3631167028862bE2a173976CA11' })).toBeUndefined()
    await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
    await creator(page).chooseToken('MERI')
    await expect(page.getByLabel('List of recipients')).toBeAttached()
  })
})

test('reverted: a sending that the contract refuses says why, pays nobody, and can be tried again', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  const rows = makeRows(20, { seed: 601 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  await chain.fund(wallet.account.address, 'MERI', 140n * 10n ** 18n)
  const she = creator(page)
  await she.sealNew({ title: 'Reverted', list: toCsv(rows) })
  await she.approve()
  const sending = page.getByRole('button', { name: /^Send to / })
  await expect(sending).toBeVisible()
  // While she looks at the request the allowance goes, by another tool.
  wallet.chooseNonces()
  const sign = wallet.ponder('eth_sendTransaction')
  await sending.click()
  await expect(page.getByText('Confirm slot 1 in your wallet.')).toBeVisible()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, 0n] })
  const signer = createWalletClient({
    account: wallet.account,
    chain: { ...localhost, id: 31_337 },
    transport: http(chain.rpcUrl),
  })
  const hash = await signer.sendTransaction({ to: chain.token('MERI'), data })
  await chain.client.waitForTransactionReceipt({ hash })
  sign()
  await expect(
    page.getByText(/The transaction of slot 1 was mined but failed, and nobody in it was paid\./),
  ).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
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
