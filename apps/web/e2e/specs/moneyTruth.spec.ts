import type { Page } from '@playwright/test'
import { claimRequest, sendRequest } from '@slotdrop/delivery'
import { freezeManifest, getSlot, type Manifest, proveRow, type Row } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import {
  type Address,
  createWalletClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import { type Chain, expect, test, watchPage } from '../fixtures/app.ts'
import { servePublicFiles } from '../fixtures/publicDrop.ts'
import { type InjectedWallet, injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// One approval, many drops: what several drops of one token, from several browsers, do to what each of them counts on.

const unit = 10n ** 18n
let rounds = BigInt(Date.now()) * 1_000n

/** A list of MERI, the same sum for each. */
function seal(
  chain: Chain,
  sender: Address,
  { title, count, each, slotSize = 250 }: { title: string; count: number; each: bigint; slotSize?: number },
) {
  const rows: Row[] = makeRows(count, { seed: Number((rounds += 1n) % 1_000_003n) }).map((row) => ({
    ...row,
    amount: each * unit,
  }))
  return freezeManifest({
    title,
    token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
    rows,
    terms: {
      ...{ chainId: 31_337, distributor: chain.distributor, sender, token: chain.token('MERI') },
      ...{ standard: 'ERC20', policy: 'skip', safeTransfer: false, direct: false },
      ...{ opensAtSeconds: 0n, closesAtSeconds: 0n, round: rounds, slotSize },
    },
  })
}

/** Whole tokens of each approval that a wallet was asked for. */
function approvals({ requests }: InjectedWallet): bigint[] {
  return requests.flatMap(({ method, params }) => {
    if (method !== 'eth_sendTransaction') return []
    const [{ to, data } = {}] = (params ?? []) as { to?: Hex; data?: Hex }[]
    if (!to || !data?.startsWith('0x095ea7b3')) return []
    const { args } = decodeFunctionData({ abi: erc20Abi, data })
    return [(args?.[1] as bigint) / unit]
  })
}

/** What a sender does with these drops. */
function treasurer(page: Page) {
  const button = (name: RegExp | string) => page.getByRole('button', { name })
  return {
    /** Approves for a drop on its page, and for another one if it is named, and enables claiming. */
    async enableClaims(manifest: Manifest, title: RegExp, other?: RegExp) {
      await creator(page).openFile(manifest)
      await button('Approve').click()
      await page.getByText('Who may send, and whether recipients may claim').click()
      await page.getByRole('checkbox', { name: /^Recipients may claim/ }).check()
      if (other) await page.getByRole('checkbox', { name: other }).check()
      await button(title).click()
      await button(/^(Open claims|Enable claiming)$/).click()
      await button('Back to sending').click()
      await expect(page.getByText(/^Claims open, 0 of/)).toBeVisible()
    },
    approve: async (title: RegExp) => {
      await button('Approve').click()
      await button(title).click()
      await button('Back to sending').click()
    },
    verdict: (text: string) =>
      expect(page.getByRole('region', { name: 'Can every claim be paid?' }).getByText(text)).toBeVisible(),
    button,
  }
}

test('two claim drops and a push drop of one token, from two browsers: no approval is lowered unseen, each page tells what is covered, a starved drop is mended by one click, and taking back keeps what the rest needs', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  await chain.fund(account.address, 'MERI', 5_000n * unit)
  const allowance = async () =>
    (await chain.client.readContract({
      ...{ abi: erc20Abi, address: chain.token('MERI'), functionName: 'allowance' },
      args: [account.address, chain.distributor],
    })) / unit
  const tool = createWalletClient({ account, chain: { ...localhost, id: 31_337 }, transport: http(chain.rpcUrl) })
  const send = async (to: Address, data: Hex) =>
    chain.client.waitForTransactionReceipt({ hash: await tool.sendTransaction({ to, data }) })
  /** Changes the approval behind the pages' back. */
  const approveElsewhere = (sum: bigint) =>
    send(
      chain.token('MERI'),
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, sum * unit] }),
    )
  const [season2, season3, bounties] = [
    await seal(chain, account.address, { title: 'Season 2', count: 5, each: 112n }),
    await seal(chain, account.address, { title: 'Season 3', count: 7, each: 10n }),
    await seal(chain, account.address, { title: 'Bounties', count: 3, each: 5n }),
  ]
  const second = await (await browser.newContext()).newPage()
  const faults = watchPage(second)
  const [here, there] = [
    await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey }),
    await injectWallet(second, { rpcUrl: chain.rpcUrl, privateKey }),
  ]
  const [she, elsewhere] = [treasurer(page), treasurer(second)]
  for (const each of [page, second]) await creator(each).arrive('/drops')

  // One browser, and then another that knows nothing of the first one's drop but what the chain tells.
  await she.enableClaims(season2, /^Approve 560 MERI$/)
  expect(approvals(here)).toEqual([560n])
  await she.verdict('Yes, all 5')
  await elsewhere.enableClaims(season3, /^Approve 630 MERI$/, new RegExp(`^Drop ${season2.dropId.slice(0, 10)}`))
  expect(approvals(there)).toEqual([630n])
  await elsewhere.verdict('Yes, all 7')

  // A push drop of the first browser: its approval is for itself, and what both others count on is offered.
  await creator(page).openFile(bounties)
  await she.button('Approve').click()
  const others = page.getByRole('region', { name: 'Your other open drops of MERI' })
  const [first, other] = [/^Season 2 /, new RegExp(`^Drop ${season3.dropId.slice(0, 10)}`)]
  for (const name of [first, other]) await expect(others.getByRole('checkbox', { name })).not.toBeChecked()
  // Leaving drops out is said before it is signed.
  await expect(page.getByText(/^2 drops that are under way are not covered: /)).toBeVisible()
  await others.getByRole('checkbox', { name: other }).check()
  await expect(page.getByText(/^One drop that is under way is not covered: /)).toBeVisible()
  await others.getByRole('checkbox', { name: first }).check()
  await expect(page.getByText(/15 MERI for this drop, .*560 MERI for Season 2/)).toBeVisible()
  await she.button(/^Approve 645 MERI$/).click()
  await expect(page.getByText(/The distributor may take 645 MERI: /)).toBeVisible()
  await she.button('Back to sending').click()
  await creator(page).send()
  await creator(page).isComplete()
  expect([approvals(here), await allowance()]).toEqual([[560n, 645n], 630n])
  // Every transaction is in the account's list, whatever asked for it.
  await page.getByRole('button', { name: /^Account/ }).click()
  for (const text of ['Approve 645 MERI: Bounties', 'Slot 1 of Bounties'])
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
  await page.keyboard.press('Escape')

  // Nothing is left over for this drop to take back.
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
  await expect(page.getByText('The distributor may still take tokens of this account.')).toHaveCount(0)

  // Somebody claims; then most of the approval goes.
  const row = season2.rowAt(0)
  const { to, data } = claimRequest(season2, { ...row, index: 0, ...proveRow(season2, 0) })
  await send(to, data)
  await approveElsewhere(300n)
  await page.goto(`/drops/${season2.dropId}`)
  await expect(page.getByText('Claims open, 1 of 5 claimed')).toBeVisible()
  await expect(page.getByText('Claims at risk')).toBeVisible()
  await she.verdict('148.00 MERI short')
  await expect(page.getByText('covers about 2 more claims, then they fail')).toBeVisible()
  await expect(page.getByText('The approval covers 300.00 MERI of it. Approve first.')).toBeVisible()
  await expect(she.button('Send the unclaimed rest')).toHaveCount(0)
  await look(page, 'drop-claims-at-risk')
  // The other browser's drop has enough for itself, and not for both: what is claimed of a list that it does not have, it can't tell.
  await elsewhere.verdict('up to 330.00 MERI short together')
  // Recipients read it, too.
  const recipient = await (await browser.newContext()).newPage()
  await servePublicFiles(recipient, season2)
  await recipient.goto(`/d/${season2.dropId}`)
  await expect(
    recipient.getByText(
      '448 MERI for 4 recipients. The sender’s account covers 300 MERI of it now; claims beyond that would fail until the sender mends it.',
    ),
  ).toBeVisible()
  await look(recipient, 'recipient-partly-covered')

  // Its own approval is mended first, then the one that all share.
  await she.button(/^Approve 448 MERI$/).click()
  await she.verdict('70.00 MERI short together')
  await she.button(/^Approve 518 MERI$/).click()
  await she.verdict('Yes, all 4')
  expect([approvals(here), await allowance()]).toEqual([[560n, 645n, 448n, 518n], 518n])
  await expect(she.button('Send the unclaimed rest')).toBeVisible()
  await expect(page.getByText('Claims at risk')).toHaveCount(0)
  await elsewhere.verdict('up to 112.00 MERI short together')

  // More than anybody needs is taken back down to what the others count on.
  await approveElsewhere(1_000n)
  await page.goto(`/drops/${bounties.dropId}/report`)
  await she.button('Take back what is left over').click()
  await expect(page.getByText('The distributor may take 518 MERI: what your other open drops need.')).toBeVisible()
  expect([approvals(here).at(-1), await allowance()]).toEqual([518n, 518n])
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('dialog').getByText('Take back the approval: Bounties')).toBeVisible()
  for (const each of [second, recipient]) await each.context().close()
  expect(faults).toEqual([])
})

test('a drop that only the account keeps counts in a browser that knows nothing of it', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  await chain.fund(account.address, 'MERI', 1_000n * unit)
  const tool = createWalletClient({ account, chain: { ...localhost, id: 31_337 }, transport: http(chain.rpcUrl) })
  const send = async ({ to, data }: { to: Address; data: Hex }) =>
    chain.client.waitForTransactionReceipt({ hash: await tool.sendTransaction({ to, data }) })
  const halfPaid = await seal(chain, account.address, { title: 'Half paid', count: 3, each: 10n, slotSize: 2 })
  const second = await seal(chain, account.address, { title: 'Second', count: 2, each: 5n })
  // Two of its three rows are paid: it was registered nowhere, so that the chain's events don't name it.
  await send({
    to: chain.token('MERI'),
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, 30n * unit] }),
  })
  await send(sendRequest(halfPaid, new Map([[0, getSlot(halfPaid, 0).fullMask]]), 400_000n))
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  await creator(page).arrive('/drops')
  await creator(page).openFile(halfPaid)
  await creator(page).keepOnServer('Half paid')

  const elsewhere = await (await browser.newContext()).newPage()
  const faults = watchPage(elsewhere)
  const there = await injectWallet(elsewhere, { rpcUrl: chain.rpcUrl, privateKey })
  await creator(elsewhere).arrive('/drops')
  await creator(elsewhere).signIn()
  await expect(elsewhere.getByRole('link', { name: 'Half paid', exact: true })).toBeVisible()
  await creator(elsewhere).openFile(second)
  const sender = treasurer(elsewhere)
  await sender.button('Approve').click()
  const others = elsewhere.getByRole('region', { name: 'Your other open drops of MERI' })
  await others.getByRole('checkbox', { name: /^Half paid / }).check()
  await expect(elsewhere.getByText(/10 MERI for this drop, .*10 MERI for Half paid/)).toBeVisible()
  await sender.button(/^Approve 20 MERI$/).click()
  await expect(elsewhere.getByText(/The distributor may take 20 MERI: /)).toBeVisible()
  expect(approvals(there)).toEqual([20n])
  await elsewhere.context().close()
  expect(faults).toEqual([])
})
