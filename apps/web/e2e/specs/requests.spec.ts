import type { BrowserContext } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { readChain, watchPage } from '../fixtures/app.ts'
import { expect, routeNode, test as base } from '../fixtures/privateChain.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { approveDrop, beginAndPause, expectPaid } from '../pages/keyCreator.ts'

// What the pages of a drop cost the node that they ask: `performance.md` says how many requests a minute, and a block.

const minute = 60_000

/** Counts the HTTP requests that pages and their workers make to a node, and the calls in them. */
async function countRequests(context: BrowserContext) {
  const counted = { requests: 0, methods: [] as string[], lastAt: 0, until: Infinity, isRefusingBatches: false }
  await context.route('**/*', async (route) => {
    const text = route.request().postData()
    if (!text?.includes('"jsonrpc"')) return route.fallback()
    if (Date.now() > counted.until) return route.fallback()
    counted.requests += 1
    counted.lastAt = Date.now()
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

const test = base.extend<{ counted: Awaited<ReturnType<typeof countRequests>> }>({
  counted: async ({ context, chain }, use) => {
    // After the chain's own route, so that this one hears of requests first.
    expect(chain.rpcUrl).toBeTruthy()
    await use(await countRequests(context))
  },
})

// Side by side, each in a browser of its own: a minute in which nobody does anything is long.
test('an idle drop is looked at by at most six requests a minute: one of 40 slots, where the node takes no batches, where a key was made and the chain does not name it yet, and where a key is paused', async ({
  page,
  browser,
  local,
  node,
  walletNode,
  chain,
  wallet,
  counted,
}) => {
  const { rpcUrl: configuredUrl } = await readChain(page)
  test.setTimeout(300_000)
  const openBrowser = async () => {
    const context = await browser.newContext()
    await routeNode(context, configuredUrl, node)
    const other = await context.newPage()
    return { context, page: other, faults: watchPage(other), counted: await countRequests(context) }
  }
  const [manySlots, noBatches, paused] = [await openBrowser(), await openBrowser(), await openBrowser()]

  const fortySlots = (seed: number) => makeRows(80, { seed }).map(({ account }) => account)
  const drop = await publishDrop(chain, fortySlots(1_801), { claimsOpen: false })
  await injectWallet(manySlots.page, { rpcUrl: walletNode.rpcUrl, privateKey: drop.key })
  await creator(manySlots.page).openFile(drop.manifest)
  await creator(manySlots.page).connect()
  await expect(manySlots.page.getByRole('button', { name: 'Send to 80 recipients' })).toBeEnabled()

  noBatches.counted.isRefusingBatches = true
  const { manifest } = await publishDrop(chain, fortySlots(1_802), { claimsOpen: false })
  await creator(noBatches.page).openFile(manifest)
  await expect(noBatches.page.getByRole('gridcell', { name: /^Slot 40\b/ })).toBeVisible()

  await approveDrop({ page, chain, wallet }, makeRows(1000, { seed: 1_803 }), 'Made')
  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.getByRole('button', { name: /^Register, send / }).click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Made', exact: true }).click()
  await expect(page.getByText('The sending key of this browser is not registered for this drop.')).toBeVisible()

  await local.client.setIntervalMining({ interval: 1 })
  const other = await injectWallet(paused.page, { rpcUrl: walletNode.rpcUrl })
  const rows = makeRows(1000, { seed: 1_805 })
  const { begin } = await approveDrop({ page: paused.page, chain, wallet: other }, rows, 'Paused')
  await beginAndPause(paused, begin)

  // Until each is done with its first questions.
  await page.waitForTimeout(15_000)
  const all = [manySlots.counted, noBatches.counted, counted, paused.counted]
  // From a moment between looks: where the node takes no batches, one is several requests.
  await expect.poll(() => Date.now() - Math.max(...all.map(({ lastAt }) => lastAt))).toBeGreaterThan(1000)
  for (const each of all) {
    each.requests = 0
    each.methods = []
    // What comes after a minute is of the next one: on a busy machine the end of it is heard late.
    each.until = Date.now() + minute
  }
  await page.waitForTimeout(minute)
  const [ofManySlots, ofNoBatches, ofMade, ofPaused] = all.map(({ requests }) => requests)
  const asked = all.map(({ methods }) => methods.join('\n')).join('\n\n')
  for (const { requests } of all) expect(requests, asked).toBeLessThanOrEqual(6)
  expect(ofManySlots).toBeGreaterThan(3)
  for (const requests of [ofNoBatches, ofMade, ofPaused]) expect(requests, asked).toBeGreaterThan(0)
  for (const { context, faults } of [manySlots, noBatches, paused]) {
    await context.close()
    expect(faults).toEqual([])
  }
})

test('while a key sends, page and key together ask at most four times a block', async ({
  page,
  local,
  chain,
  wallet,
  counted,
}) => {
  await local.client.setIntervalMining({ interval: 1 })
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
