import type { BrowserContext, Page } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { expect, test as base } from '../fixtures/privateChain.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { approveDrop, beginAndPause, expectPaid } from '../pages/keyCreator.ts'

// What the pages of a drop cost the node that they ask: `performance.md` says how many requests a minute, and a block.

const halfMinute = 30_000

/** Counts the HTTP requests that pages and their workers make to a node, and the calls in them. */
async function countRequests(context: BrowserContext) {
  const counted = { requests: 0, methods: [] as string[], isRefusingBatches: false }
  await context.route('**/*', async (route) => {
    const text = route.request().postData()
    if (!text?.includes('"jsonrpc"')) return route.fallback()
    counted.requests += 1
    const asked = JSON.parse(text) as { method: string } | { method: string }[]
    counted.methods.push(
      [asked]
        .flat()
        .map(({ method }) => method)
        .join(' '),
    )
    if (!counted.isRefusingBatches || !Array.isArray(asked)) return route.fallback()
    return route.fulfill({ json: { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'No batches' } } })
  })
  return counted
}

/** What a page asks in half a minute in which nobody does anything, once it is done with its first questions. */
async function askedInHalfAMinute(page: Page, counted: Awaited<ReturnType<typeof countRequests>>) {
  await page.waitForTimeout(15_000)
  counted.requests = 0
  counted.methods = []
  await page.waitForTimeout(halfMinute)
  return counted
}

const test = base.extend<{ counted: Awaited<ReturnType<typeof countRequests>> }>({
  counted: async ({ context, chain }, use) => {
    // After the chain's own route, so that this one hears of requests first.
    expect(chain.rpcUrl).toBeTruthy()
    await use(await countRequests(context))
  },
})

test('an idle drop of 40 slots is looked at by at most six requests a minute', async ({ page, chain, counted }) => {
  const accounts = makeRows(80, { seed: 1_801 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { claimsOpen: false })
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey: drop.key })
  const she = creator(page)
  await she.openFile(drop.manifest)
  await she.connect()
  await expect(page.getByRole('button', { name: 'Send 40 slots' })).toBeEnabled()
  const { requests, methods } = await askedInHalfAMinute(page, counted)
  expect(requests, methods.join('\n')).toBeLessThanOrEqual(3)
  expect(requests).toBeGreaterThan(1)
})

test('so it is where the node takes no batches', async ({ page, chain, counted }) => {
  counted.isRefusingBatches = true
  const accounts = makeRows(80, { seed: 1_802 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { claimsOpen: false })
  await creator(page).openFile(drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 40\b/ })).toBeVisible()
  const { requests, methods } = await askedInHalfAMinute(page, counted)
  expect(requests, methods.join('\n')).toBeLessThanOrEqual(3)
  expect(requests).toBeGreaterThan(0)
})

test('so it is where a key was made and the chain does not name it yet', async ({ page, chain, wallet, counted }) => {
  await approveDrop({ page, chain, wallet }, makeRows(1000, { seed: 1_803 }), 'Made')
  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.getByRole('button', { name: /^Register, send / }).click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: /^Made/ }).click()
  await expect(page.getByText('The sending key of this browser is not registered for this drop.')).toBeVisible()
  const { requests, methods } = await askedInHalfAMinute(page, counted)
  expect(requests, methods.join('\n')).toBeLessThanOrEqual(3)
})

test('so it is where a key is paused', async ({ page, context, local, chain, wallet, counted }) => {
  await local.client.setIntervalMining({ interval: 1 })
  const drop = await approveDrop({ page, chain, wallet }, makeRows(1000, { seed: 1_805 }), 'Paused')
  await beginAndPause({ page, context }, drop.begin)
  const { requests, methods } = await askedInHalfAMinute(page, counted)
  expect(requests, methods.join('\n')).toBeLessThanOrEqual(3)
})

test('while a key sends, page and key together ask at most four times a block', async ({
  page,
  local,
  chain,
  wallet,
  counted,
}) => {
  await local.client.setIntervalMining({ interval: 2 })
  const rows = makeRows(5_000, { seed: 1_804 })
  const drop = await approveDrop({ page, chain, wallet }, rows, 'Twenty slots')
  await drop.begin()
  await expect(page.getByText('Sending', { exact: true }).first()).toBeVisible()
  const before = await local.client.getBlockNumber({ cacheTime: 0 })
  counted.requests = 0
  counted.methods = []
  await creator(page).isComplete()
  const blocks = Number((await local.client.getBlockNumber({ cacheTime: 0 })) - before)
  // Once all is paid, what the key has left is given back and the page looks for itself: that is asked once, however long the list.
  const closing = 10
  expect(counted.requests, counted.methods.join('\n')).toBeLessThanOrEqual(4 * blocks + closing)
  await expectPaid(chain, rows)
})
