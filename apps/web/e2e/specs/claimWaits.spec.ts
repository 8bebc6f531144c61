import type { Page } from '@playwright/test'
import type { FaultProxy, TestChain } from '@slotdrop/testing'
import { createWalletClient, getAddress, type Hex, http } from 'viem'
import { foundry } from 'viem/chains'
import type { Chain } from '../fixtures/app.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { look } from '../pages/look.ts'
import { recipient } from '../pages/recipient.ts'

// A claim that waits on its network, and what becomes of it.

const other = getAddress('0x00000000000000000000000000000000000b0bb2')

type Parts = {
  readonly page: Page
  readonly chain: Chain
  readonly wallet: InjectedWallet
  readonly local: TestChain
}

/** Sends a claim that is not mined. */
async function sendClaim({ page, chain, wallet, local }: Parts) {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const drop = await publishDrop(chain, [address, other])
  await servePublicFiles(page, drop.manifest)
  await page.goto(`${drop.path}?address=${address}`)
  await recipient(page).beginClaim()
  await local.client.setAutomine(false)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Sent. You may close this page: the chain keeps it.')).toBeVisible()
}

/** Waits until the page has asked its node so often from now on. */
function isAsked(node: FaultProxy, method: string, times: number) {
  node.setFaults()
  const count = () => node.calls().filter((each) => each === method).length
  return expect.poll(count).toBeGreaterThanOrEqual(times)
}

/** Sends a claim that the page has seen in its network: whose turn it is in the account's row is asked from then on. */
async function sendSeenClaim({ node, ...parts }: Parts & { readonly node: FaultProxy }) {
  await sendClaim(parts)
  await isAsked(node, 'eth_getTransactionCount', 1)
}

/** What the wallet's own "Speed up" and "Cancel" send: the same nonce for twice the fee. */
async function replace(
  { rpcUrl, client }: TestChain,
  { account }: InjectedWallet,
  call?: { readonly to: Hex; readonly data: Hex },
): Promise<Hex> {
  const nonce = await client.getTransactionCount({ address: account.address, blockTag: 'latest' })
  return createWalletClient({ account, chain: foundry, transport: http(rpcUrl) }).sendTransaction({
    ...(call ?? { to: account.address, data: '0x' }),
    nonce,
    gas: 400_000n,
    maxFeePerGas: 50n * 10n ** 9n,
    maxPriorityFeePerGas: 50n * 10n ** 9n,
  })
}

function asked({ requests }: InjectedWallet) {
  const request = requests.findLast(({ method }) => method === 'eth_sendTransaction')
  if (!request?.params) throw new Error('The wallet was not asked for a transaction.')
  const { to, data } = request.params[0] as { to: Hex; data: Hex }
  return { to, data }
}

test('cancelled in the wallet, it is not called claimed: the row is open, and can be claimed again', async ({
  page,
  chain,
  wallet,
  local,
  node,
}) => {
  await sendSeenClaim({ page, chain, wallet, local, node })
  // It is in the account's list while it waits.
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('dialog').getByText('Claim MERI: Season 2 rewards')).toBeVisible()
  await page.keyboard.press('Escape')
  await replace(local, wallet)
  await local.client.mine({ blocks: 1 })
  await expect(page.getByText('You cancelled the transaction in your wallet, so nothing changed.')).toBeVisible()
  await look(page, 'claim-cancelled-in-wallet')
  await expect(page.getByText('Claimed.', { exact: true })).toHaveCount(0)
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  await local.client.setAutomine(true)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.', { exact: true })).toBeVisible()
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBeGreaterThan(0n)
})

test('sped up before any node of the page knew it, it is found by what the row’s ledger says', async ({
  page,
  chain,
  wallet,
  local,
  node,
}) => {
  node.setFaults([{ method: 'eth_getTransactionByHash', mode: 'result', result: null }])
  await sendClaim({ page, chain, wallet, local })
  const hash = await replace(local, wallet, asked(wallet))
  await local.client.mine({ blocks: 1 })
  await expect(page.getByText('Claimed.', { exact: true })).toBeVisible()
  await expect(page.getByText(hash.slice(0, 6)).first()).toBeVisible()
  await expect(page.getByText('Sent. You may close this page')).toHaveCount(0)
})

test('while the node fails nothing is concluded, and the claim is found when it answers', async ({
  page,
  chain,
  wallet,
  local,
  node,
  faults,
}) => {
  await sendSeenClaim({ page, chain, wallet, local, node })
  const error = { mode: 'http', status: 503 } as const
  node.setFaults(['eth_getTransactionReceipt', 'eth_getTransactionByHash'].map((method) => ({ ...error, method })))
  await expect(page.getByText('The network does not answer just now. Nothing is lost')).toBeVisible()
  await local.client.mine({ blocks: 1 })
  await expect(page.getByText('Not claimed.')).toHaveCount(0)
  node.setFaults()
  await expect(page.getByText('Claimed.', { exact: true })).toBeVisible()
  // The browser reports each answer 503.
  faults.splice(0)
})

test('a claim that no node knows any more is not called claimed, and can be tried again', async ({
  page,
  chain,
  wallet,
  local,
  node,
}) => {
  await sendSeenClaim({ page, chain, wallet, local, node })
  await local.client.request({ method: 'anvil_dropAllTransactions' } as never)
  // The second look begins when the first has found nothing: it is missed from then on.
  await isAsked(node, 'eth_getTransactionByHash', 2)
  // Three minutes later.
  await page.clock.setFixedTime(Date.now() + 200_000)
  await expect(page.getByText('The transaction disappeared from the network without being mined.')).toBeVisible()
  await expect(page.getByText('Not claimed yet.')).toBeVisible()
  await look(page, 'claim-lost')
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(0n)
  await local.client.setAutomine(true)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.', { exact: true })).toBeVisible()
})
