import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serializeManifest, serializeShardIndex, toShardIndex } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import { type Address, getAddress } from 'viem'
import type { Page } from '@playwright/test'
import { blockAccount, expect, newAccount, test } from '../fixtures/app.ts'
import { createGate, holdNode, holdWorkers } from '../fixtures/hold.ts'
import { type PublicDrop, publishDrop, serveDropIds, servePublicFiles } from '../fixtures/publicDrop.ts'
import { look, setLook } from '../pages/look.ts'

// States of the pages for recipients that something out of the ordinary leads to.

const paidOn = /^Paid on \d+ \w+ \d{4}, \d\d:\d\d/
const other = getAddress('0x00000000000000000000000000000000000b0bb3')

function row(page: Page) {
  return page.getByRole('region', { name: 'Your allocation' })
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

/** Serves a drop and opens it for an address. */
async function open(page: Page, { manifest, path }: PublicDrop, address: Address) {
  await servePublicFiles(page, manifest)
  await page.goto(`${path}?address=${address}`)
}

test('rows that the token refuses', async ({ page, chain }) => {
  const blocked = newAccount()
  await blockAccount(chain, blocked)
  const tried = await publishDrop(chain, [blocked, other], { isDollar: true, claimsOpen: false })
  await tried.push(0)
  await open(page, tried, blocked)
  await expect(row(page)).toContainText('Refused by the token')
  await expect(page.getByText('Tried in')).toBeVisible()
  await look(page, 'public-undeliverable')
  await open(page, await publishDrop(chain, [blocked, other], { isDollar: true }), blocked)
  await expect(row(page)).toContainText('A claim would fail now')
  await look(page, 'public-claim-would-fail')
})

test('a long list in the middle of being read', async ({ page, chain }) => {
  const accounts = makeRows(8_000, { seed: 1_510 }).map(({ account }) => account)
  const { manifest, path } = await publishDrop(chain, accounts, { title: 'Long', isOnChain: false })
  await servePublicFiles(page, manifest)
  const gate = createGate()
  const index = serializeShardIndex(toShardIndex(manifest))
  const half = index.length / 2
  // A network that falls silent in the middle of a file.
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(index.slice(0, half))
    void gate.opened.then(() => response.end(index.slice(half)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.route('**/index.json', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  const workers = await holdWorkers(page)
  await page.goto(path)
  await expect(page.getByLabel('50 % read')).toBeVisible()
  // Whoever hears the page is told without asking.
  await expect(page.getByRole('status').filter({ hasText: '50 % read' })).toBeAttached()
  await look(page, 'public-half-read')
  gate.open()
  await expect(page.getByRole('heading', { name: 'Check your allocation' })).toBeVisible()
  await expect(page.getByLabel(/% read$/)).toHaveCount(0)
  server.close()

  // Its sender's page, on a device that does not have the list.
  await page.goto(`/drops/${manifest.dropId}`)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await workers.shut()
  const buffer = Buffer.from(serializeManifest(manifest))
  await page.getByLabel('Sealed file').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer })
  await expect(page.getByLabel(/^[1-9]\d? % read$/)).toBeVisible()
  await look(page, 'drop-file-half-checked')
  await workers.open()
  await expect(page.getByRole('heading', { name: 'Long' })).toBeVisible()
})

test('a claim in each of its states', async ({ page, chain, wallet }) => {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  await open(page, await publishDrop(chain, [address, other], { closes: 4_000_000_000n }), address)
  // On a phone the amount, and right under it what brings it in.
  await setLook(page, 'light', 390)
  const first = button(page, /^Claim 480/)
  await expect(first).toBeInViewport({ ratio: 1 })
  await setLook(page, 'light', 1440)
  const receiving = await first.evaluate((element) => getComputedStyle(element).backgroundColor)
  await first.click()
  const choice = page.getByTestId(/rk-wallet-option-/).filter({ hasText: 'Test wallet' })
  await expect(choice).toBeVisible()
  await look(page, 'claim-connect')
  await choice.click()
  const claim = button(page, /^Claim on/)
  // The second step is about the same amount, and in the colour of what comes in.
  await expect(page.getByRole('heading', { name: /^Your claim: 480.* MERI$/ })).toBeVisible()
  await expect(claim).toHaveCSS('background-color', receiving)
  await page.getByText('Send it to another of your addresses').click()
  await page.getByRole('textbox', { name: /Only the wallet of the listed address/ }).fill('0x12')
  await claim.click()
  await expect(page.getByText('The other address is not one')).toBeVisible()
  await look(page, 'claim-elsewhere-wrong')
  await page.getByRole('textbox', { name: /Only the wallet of the listed address/ }).fill('')

  await wallet.moveTo(8453)
  await expect(button(page, 'Wrong network')).toBeVisible()
  wallet.fail('wallet_switchEthereumChain', 4001)
  await claim.click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await look(page, 'claim-wrong-network')
  wallet.fail('wallet_switchEthereumChain')

  const answerCalls = await holdNode(page, chain.rpcUrl, { methods: ['eth_call'] })
  const answerReceipts = await holdNode(page, chain.rpcUrl, { methods: ['eth_getTransactionReceipt'] })
  const sign = wallet.ponder('eth_sendTransaction')
  await claim.click()
  await expect(button(page, 'Trying it out …')).toBeVisible()
  await expect(button(page, 'Wrong network')).toHaveCount(0)
  await look(page, 'claim-trying')
  answerCalls()
  await expect(button(page, 'Confirm in your wallet …')).toBeVisible()
  await look(page, 'claim-asking')
  sign()
  await expect(page.getByText('Sent. You may close this page')).toBeVisible()
  await look(page, 'claim-sent')
  answerReceipts()
  await expect(page.getByText('Claimed.')).toBeVisible()
  // What was paid says when; what was only true before it was paid is gone.
  await expect(page.getByRole('heading', { name: paidOn })).toBeVisible()
  await expect(page.getByText('A test run of your claim succeeds')).toHaveCount(0)
  await expect(page.getByText(/Network fee about|We never ask you to approve anything or/)).toHaveCount(0)
  wallet.fail('wallet_watchAsset', -32_601)
  await button(page, 'Show MERI in my wallet').click()
  await expect(page.getByText('Your wallet did not take it.')).toBeVisible()
  await look(page, 'claim-done')
  await page.reload()
  await expect(page.getByText('It was claimed and went to')).toBeVisible()
  await expect(row(page).getByText(paidOn)).toBeVisible()
  await expect(row(page).getByText(/^Transaction 0x/)).toBeVisible()
  await expect(page.getByText('A test run of your claim succeeds')).toHaveCount(0)
  await look(page, 'public-claimed')
})

test('what an address received, of every kind', async ({ page, chain, faults }) => {
  const account = newAccount()
  await blockAccount(chain, account)
  const waiting = await publishDrop(chain, [account, other], { title: 'On its way', claimsOpen: false })
  const refused = await publishDrop(chain, [account, other], { title: 'Refused', isDollar: true, claimsOpen: false })
  await refused.push(0)
  const unknown = await publishDrop(chain, [account, other], {
    title: 'Free money',
    standard: 'ERC1155',
    symbol: 'ITEM',
  })
  const drops = [waiting, refused, unknown]
  for (const { manifest } of drops) await servePublicFiles(page, manifest)
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as { demoTokens: { symbol: string }[] }
    const demoTokens = config.demoTokens.filter(({ symbol }) => symbol !== 'ITEM')
    await route.fulfill({ json: { ...config, demoTokens } })
  })
  await serveDropIds(page, [...drops.map(({ manifest }) => manifest.dropId), `0x${'ab'.repeat(32)}`])
  await page.goto(`/me?address=${account}`)
  await expect(page.getByText('1 drop could not be read.')).toBeVisible()
  await page.getByText('Tokens that are not known here').click()
  await expect(page.getByRole('region', { name: 'Not delivered' })).toBeVisible()
  await look(page, 'received-every-kind')
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('region', { name: 'The network does not answer' })).toBeVisible()
  await look(page, 'received-chain-silent')
  await button(page, 'Use my wallet’s address').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'received-wallet')
  // The answer 404 and the calls that failed are meant.
  faults.length = 0
})

test('rows that the sender lets be asked for: refused, on their way, and used up for today', async ({
  page,
  chain,
  faults,
}) => {
  const drop = await publishDrop(chain, [other], { operator: newAccount() })
  const transaction = `0x${'ab'.repeat(32)}`
  const row = (state: string, more = {}) => ({
    ...{ slot: 0, slotRow: 0, state, transaction: null, problem: null, changedAt: new Date().toISOString() },
    ...more,
  })
  let request: object = { isOffered: true, reason: null, waiting: null, requestedRows: [] }
  let isDown = true
  await page.route('**/api/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName === 'Request') return route.fulfill({ json: { data: { drop: { request } } } })
    if (operationName !== 'RequestRows') return route.fallback()
    if (isDown) return route.fulfill({ status: 503, body: 'no' })
    request = { isOffered: true, reason: null, waiting: 'FEE', requestedRows: [row('QUEUED')] }
    return route.fulfill({ json: { data: { requestRows: { __typename: 'RowsRequested', request } } } })
  })
  await open(page, drop, other)
  const send = button(page, 'Send it to me, free')
  await send.click()
  await expect(page.getByText('It was not asked for.')).toBeVisible()
  isDown = false
  await send.click()
  await expect(page.getByText('It goes out as soon as gas costs less.')).toBeVisible()
  await expect(button(page, /^Claim with my wallet/)).toBeVisible()
  request = { isOffered: true, reason: null, waiting: null, requestedRows: [row('ON_ITS_WAY', { transaction })] }
  await expect(page.getByText('On its way.', { exact: true })).toBeVisible()
  await expect(button(page, /^Claim/)).toHaveCount(0)
  await look(page, 'request-on-its-way')
  const problem = { key: null, message: 'The token refused it.', values: [] }
  request = { isOffered: true, reason: null, waiting: null, requestedRows: [row('REFUSED', { transaction, problem })] }
  await expect(page.getByText('Refused by the token.')).toBeVisible()
  await look(page, 'request-refused')
  request = { isOffered: false, reason: 'BUDGET_USED', waiting: null, requestedRows: [] }
  await page.reload()
  await expect(page.getByText('It can’t be sent to you for free now.')).toBeVisible()
  // The answer 503 is meant.
  faults.length = 0
})
