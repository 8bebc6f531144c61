import type { Page, Request, Response } from '@playwright/test'
import { encodeAbiParameters, getAddress, toFunctionSelector } from 'viem'
import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { type FaultProxy, startFaultProxy } from '@slotdrop/testing'
import { expect, test as base } from '../fixtures/app.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { look } from '../pages/look.ts'

const test = base.extend<{ node: FaultProxy }>({
  /** A node of somebody's own before the local chain. */
  node: async ({ chain }, use) => {
    const node = await startFaultProxy(chain.rpcUrl)
    await use(node)
    await node.stop()
  },
})
const other = getAddress('0x00000000000000000000000000000000000b0bb1')
const third = getAddress('0x00000000000000000000000000000000000c0ffe')

function policyOf(response: Response | null) {
  return response?.headers()['content-security-policy'] ?? ''
}

function networks(page: Page) {
  return page.getByRole('region', { name: 'Networks' })
}

async function nameNode(page: Page, url: string) {
  await page.getByText(/^Ask a node of your own on/).click()
  await page.getByLabel(/^Your node of/).fill(url)
  await page.getByRole('button', { name: 'Ask it first' }).click()
}

/** As the page in Settings does. */
function keep(page: Page, url: string | null) {
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch('/api/nodes', { method: 'POST', headers, body: JSON.stringify(body) })
      return status
    },
    { chainId: 31_337, url },
  )
}

async function openFile(page: Page, manifest: Manifest) {
  await page.goto('/drops')
  const buffer = Buffer.from(serializeManifest(manifest))
  await page.getByLabel('Sealed file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
}

/** Methods of a JSON-RPC request, or of each request of a batch. */
function methodsOf(request: Request): string[] {
  const body = request.postDataJSON() as { method: string } | { method: string }[]
  return [body].flat().map(({ method }) => method)
}

test('an own node is asked first; when it falls silent the site’s answers; removed, everything is as before', async ({
  page,
  chain,
  node,
  faults,
}) => {
  const before = policyOf(await page.goto('/settings'))
  await nameNode(page, 'https://node.example;script-src')
  await expect(page.getByText('That is no address of a node.')).toBeVisible()
  await page.getByLabel(/^Your node of/).fill(node.rpcUrl)
  await page.getByRole('button', { name: 'Ask it first' }).click()
  await expect(page.getByText('It is asked first.')).toBeVisible()
  const { host, origin } = new URL(node.rpcUrl)
  await expect(networks(page).getByRole('listitem').first()).toContainText(`${host} Yours`)
  await look(page, 'settings-own-node')

  const answer = await page.reload()
  expect(policyOf(answer)).toBe(before.replace("connect-src 'self'", `connect-src 'self' ${origin}`))
  expect(answer?.headers()['cache-control']).toMatch(/private/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('nodes')

  const drop = await publishDrop(chain, [other, third, other, third])
  await drop.push(0)
  // The page before this one asks the node until it is left, and its last request may arrive later.
  await page.goto('about:blank')
  const askedOfSite: string[] = []
  const askedOfNode: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(chain.rpcUrl)) askedOfSite.push(request.url())
    if (request.url().startsWith(node.rpcUrl) && request.method() === 'POST') askedOfNode.push(...methodsOf(request))
  })
  await openFile(page, drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  expect(askedOfNode[0]).toBe('eth_chainId')
  expect(askedOfNode).toContain('eth_call')
  expect(askedOfSite).toEqual([])

  await node.stop()
  await drop.push(1)
  await expect(page.getByRole('gridcell', { name: /^Slot 2\b.*Final/ })).toBeVisible()
  expect(askedOfSite).not.toEqual([])

  await page.goto('/settings')
  await expect(page.getByText(/^It does not answer this page, so the site’s nodes are asked\./)).toBeVisible()
  await page.getByRole('button', { name: /^Remove your node of/ }).click()
  await expect(page.getByText(/^Ask a node of your own on/)).toBeVisible()
  expect(policyOf(await page.reload())).toBe(before)
  await expect(networks(page).getByRole('listitem')).toHaveCount(1)
  // Messages of the browser about the node that was stopped.
  faults.length = 0
})

test('a node of another network is said to be one, and asked nothing but which it serves', async ({
  page,
  chain,
  node,
}) => {
  node.setFaults([{ method: 'eth_chainId', mode: 'result', result: '0x1' }])
  await page.goto('/settings')
  await nameNode(page, node.rpcUrl)
  await expect(page.getByText(/^It serves chain 1, not Local.*so it is never asked\. Remove it/)).toBeVisible()
  node.setFaults([{ method: 'eth_chainId', mode: 'result', result: '0x1' }])
  const drop = await publishDrop(chain, [other, third])
  await drop.push(0)
  await openFile(page, drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  expect([...new Set(node.calls())]).toEqual(['eth_chainId'])
})

test('an own node that lies is found out: recipients’ pages compare it with the site’s', async ({
  page,
  chain,
  node,
}) => {
  const { manifest, path } = await publishDrop(chain, [other, third])
  await servePublicFiles(page, manifest)
  await page.goto('/settings')
  await expect(page.getByText(/^Ask a node of your own on/)).toBeVisible()
  expect(await keep(page, node.rpcUrl)).toBe(204)
  node.setFaults()
  await page.goto(`${path}?address=${other}`)
  await expect(page.getByText('You can claim')).toBeVisible()
  expect(node.calls()).toContain('eth_call')

  // Tells of every word that all of it is paid.
  const settled = toFunctionSelector('settled(bytes32,uint256,uint256)')
  const lie = encodeAbiParameters([{ type: 'uint256[]' }], [[3n]])
  await page.route(`${node.rpcUrl}/**`, async (route) => {
    const request = route.request().postDataJSON() as { id: number; method: string; params?: { data?: string }[] }
    if (request.method === 'eth_call' && request.params?.[0]?.data?.startsWith(settled))
      return route.fulfill({ json: { jsonrpc: '2.0', id: request.id, result: lie } })
    return route.continue()
  })
  await page.reload()
  await expect(page.getByText(/Two nodes|nodes .*(disagree|contradict|differ)/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
})

test('the worker of recipients’ pages may ask an own node at once, and no longer when it is removed', async ({
  page,
  node,
  faults,
}) => {
  // No routes here: they would switch off the cache, in which a worker's script lies with its policy.
  const path = `/d/0x${'ab'.repeat(32)}`
  const mayAsk = async () => {
    const [worker] = page.workers().length > 0 ? page.workers() : [await page.waitForEvent('worker')]
    return worker?.evaluate(
      (url) =>
        fetch(url, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' }).then(
          () => true,
          () => false,
        ),
      node.rpcUrl,
    )
  }
  await page.goto(path)
  expect(await mayAsk()).toBe(false)
  expect(await keep(page, node.rpcUrl)).toBe(204)
  await page.goto('/docs')
  await page.goto(path)
  expect(await mayAsk()).toBe(true)
  expect(await keep(page, null)).toBe(204)
  await page.goto('/docs')
  await page.goto(path)
  expect(await mayAsk()).toBe(false)
  // The drop is not there, and the policy says what it refused.
  faults.length = 0
})

test(
  'what this site did not write changes nothing of the policy, and no other site’s page names a node',
  { tag: '@W2' },
  async ({ request, baseURL }) => {
    const usual = (await request.get('/')).headers()['content-security-policy']
    expect(usual).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/)
    const pack = (value: unknown) => `nodes=${Buffer.from(JSON.stringify(value)).toString('base64url')}`
    for (const cookie of [
      'nodes=*',
      pack({ 31337: '*' }),
      pack({ 31337: "https://node.example; script-src 'unsafe-inline' *" }),
      pack({ 31337: 'https://node.example/\r\ncontent-security-policy: default-src *' }),
      `${pack({ 31337: 'https://node.example/' })}; ${pack({ 31337: 'https://evil.example/' })}`,
      pack({ 1: 'https://node.example/' }),
    ])
      expect((await request.get('/', { headers: { cookie } })).headers()['content-security-policy']).toBe(usual)
    // One that it would have written: this is no page, and its files may be kept by others.
    const cookie = pack({ 31337: 'https://node.example/' })
    const page = await request.get('/', { headers: { cookie } })
    expect(page.headers()['content-security-policy']).toContain("connect-src 'self' https://node.example ")
    const config = await request.get('/api/config', { headers: { cookie } })
    expect(config.headers()).toMatchObject({ 'content-security-policy': usual, 'cache-control': 'private, no-store' })
    for (const origin of ['https://evil.example', 'null', `${baseURL}.evil.example`]) {
      const data = { chainId: 31_337, url: 'https://evil.example/' }
      const answer = await request.post('/api/nodes', { headers: { origin }, data })
      expect(answer.status()).toBe(403)
      expect(answer.headers()).not.toHaveProperty('set-cookie')
    }
  },
)

test('everything on the device is forgotten while the site does not answer: its own node is said to be left', async ({
  page,
  node,
  faults,
}) => {
  await page.goto('/settings')
  await nameNode(page, node.rpcUrl)
  await expect(page.getByText('It is asked first.')).toBeVisible()
  await page.reload()
  await expect(networks(page).getByRole('listitem').first()).toContainText('Yours')
  await page.route('**/api/nodes', (route) => route.abort())
  await page.getByRole('button', { name: 'Forget everything on this device …' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('Your own nodes are still asked, as the app’s server did not answer.')).toBeVisible()
  // The call that failed is meant.
  faults.length = 0
})
