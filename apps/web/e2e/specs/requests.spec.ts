import type { BrowserContext, Page, Request } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { expect, test as base } from '../fixtures/privateChain.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { approveDrop, beginAndPause, expectPaid } from '../pages/keyCreator.ts'

// How many requests a drop's page and its key's worker make to a node. `idleRequests.test.ts` counts those of nodes that take no batches.

/** Counts the HTTP requests that pages and their workers make to a node, with the methods in them. */
async function countRequests(context: BrowserContext) {
  const counted = { requests: 0, open: 0, methods: [] as string[] }
  await context.route('**/*', (route) => {
    const text = route.request().postData()
    if (!text?.includes('"jsonrpc"')) return route.fallback()
    counted.requests += 1
    counted.open += 1
    const asked = JSON.parse(text) as { method: string } | { method: string }[]
    counted.methods.push(
      [asked]
        .flat()
        .map(({ method }) => method)
        .join(' '),
    )
    return route.fallback()
  })
  const close = (request: Request) => {
    if (request.postData()?.includes('"jsonrpc"')) counted.open -= 1
  }
  context.on('requestfinished', close)
  context.on('requestfailed', close)
  return counted
}

type Counted = Awaited<ReturnType<typeof countRequests>>

const test = base.extend<{ counted: Counted }>({
  counted: async ({ context, chain }, use) => {
    // After the chain's own route, so that this one hears of requests first.
    expect(chain.rpcUrl).toBeTruthy()
    await use(await countRequests(context))
  },
})

/** Lets time pass on the page, second by second, so that each answer comes before the next second. */
async function passSeconds(page: Page, counted: Counted, seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000)
    await expect.poll(() => counted.open, { intervals: [10] }).toBe(0)
  }
}

/** A minute without input makes at most six requests, once the page has asked its first questions. */
async function expectIdle(page: Page, counted: Counted) {
  await passSeconds(page, counted, 15)
  counted.requests = 0
  counted.methods = []
  await passSeconds(page, counted, 60)
  expect(counted.requests, counted.methods.join('\n')).toBeLessThanOrEqual(6)
  expect(counted.requests).toBeGreaterThan(0)
}

test('an idle drop of 40 slots makes at most six requests a minute while its sender looks at it', async ({
  page,
  chain,
  walletNode,
  counted,
}) => {
  await page.clock.install()
  const accounts = makeRows(80, { seed: 1_801 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { claimsOpen: false })
  await injectWallet(page, { rpcUrl: walletNode.rpcUrl, privateKey: drop.key })
  await creator(page).openFile(drop.manifest)
  await creator(page).connect()
  await expect(page.getByRole('button', { name: 'Send to 80 recipients' })).toBeEnabled()
  await expectIdle(page, counted)
})

test('an idle drop whose key is not registered yet makes at most six requests a minute', async ({
  page,
  chain,
  wallet,
  counted,
}) => {
  await page.clock.install()
  await approveDrop({ page, chain, wallet }, makeRows(1000, { seed: 1_803 }), 'Made')
  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.getByRole('button', { name: /^Register, send / }).click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Made', exact: true }).click()
  await expect(page.getByText('The sending key of this browser is not registered for this drop.')).toBeVisible()
  await expectIdle(page, counted)
})

test('an idle drop whose key is paused makes at most six requests a minute', async ({
  page,
  context,
  local,
  chain,
  wallet,
  counted,
}) => {
  await page.clock.install()
  await local.client.setIntervalMining({ interval: 1 })
  const { begin } = await approveDrop({ page, chain, wallet }, makeRows(1000, { seed: 1_805 }), 'Paused')
  await beginAndPause({ page, context }, begin)
  await expectIdle(page, counted)
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
