import { makeRows } from '@slotdrop/testing'
import { type Hex, hexToNumber, numberToHex } from 'viem'
import { readChain } from '../fixtures/app.ts'
import { holdNode } from '../fixtures/hold.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// States of a drop that is being sent, over a chain that mines when it is told to.

test('a slot on its way, a pause, another tab, a slot that is stuck and cancelled', async ({
  page,
  context,
  chain,
  local,
  node,
  walletNode,
  faults,
}) => {
  const accounts = makeRows(4, { seed: 1_502 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { claimsOpen: false })
  const wallet = await injectWallet(page, { rpcUrl: walletNode.rpcUrl, privateKey: drop.key })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const she = creator(page)
  await she.openFile(drop.manifest)
  await she.connect()
  await local.client.setAutomine(false)
  await she.send(/^Send to /)
  await she.slot(1).click()
  const panel = page.getByRole('region', { name: 'Slot 1' })
  await expect(panel.getByRole('button', { name: 'Speed up' })).toBeVisible()
  await look(page, 'drop-sending')
  // The node falls silent, for what was sent alone and for everything.
  // What was sent is looked up by more calls than the drop's words are.
  node.setFaults([{ method: 'eth_chainId', mode: 'http', status: 503 }])
  await expect(page.getByText('The node is silent.')).toBeVisible()
  await look(page, 'drop-node-silent')
  const { rpcUrl } = await readChain(page)
  await page.route(`${rpcUrl}/**`, (route) => route.abort())
  await expect(page.getByText('The network does not answer at the moment.')).toBeVisible()
  await look(page, 'drop-network-silent')
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await expect(button('Ask again')).toBeVisible()
  await expect(page.getByText(/Recipients (can’t|may) claim/)).toHaveCount(0)
  await expect(button('Enable claiming')).toHaveCount(0)
  await look(page, 'share-network-silent')
  node.setFaults()
  await page.unroute(`${rpcUrl}/**`)
  await button('Ask again').click()
  await expect(page.getByText('Recipients can’t claim: you send to them.')).toBeVisible()
  await expect(page.getByText('The network does not answer at the moment.')).toHaveCount(0)
  await button('Pause after slots 1 to 2').click()
  await expect(page.getByText('Pausing after this slot')).toBeVisible()
  wallet.rejectAfter('eth_sendTransaction', 0)
  await panel.getByRole('button', { name: 'Speed up' }).click()
  await expect(panel.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await look(page, 'drop-pausing')

  const second = await context.newPage()
  await wallet.attach(second)
  await second.goto(page.url())
  await expect(second.getByText('Another tab is sending this drop.')).toBeVisible()
  await look(second, 'drop-other-tab')
  await second.close()

  await button(/^Account/).click()
  await expect(page.getByRole('dialog').getByText('Pending')).toBeVisible()
  await look(page, 'account-pending')
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(panel.getByText('A cancellation waits too: whichever is mined first counts.')).toBeVisible()
  // Two minutes later.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await expect(page.getByText(/^Slot 1 has been waiting for/)).toBeVisible()
  await look(page, 'drop-stuck')
  await local.client.mine({ blocks: 1 })
  await expect(
    page.getByText('The transaction of slot 1 was cancelled in the wallet. Its payments are open'),
  ).toBeVisible()
  await look(page, 'drop-cancelled-in-wallet')
  // The calls that failed are meant.
  faults.length = 0
})

test('a report over a long past, in the middle of being read', async ({ page, chain, node }) => {
  const accounts = makeRows(4, { seed: 1_507 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts)
  await drop.push(0)
  await creator(page).openFile(drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  // The pages are configured for the chain that all tests share.
  const { rpcUrl } = await readChain(page)
  // By their blocks: the newest are read first.
  const answer = await holdNode(page, rpcUrl, {
    methods: ['eth_getLogs'],
    where: ([range]) => hexToNumber((range as { fromBlock: Hex }).fromBlock) < 20_000,
  })
  node.setFaults([
    { method: 'eth_blockNumber', mode: 'result', result: numberToHex(39_999) },
    { method: 'eth_getLogs', mode: 'result', result: [] },
  ])
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByLabel(/^[1-9]\d % read$/)).toBeVisible()
  await look(page, 'report-half-read')
  answer()
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
})
