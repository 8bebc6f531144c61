import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { encodeFunctionResult, multicall3Abi, toHex } from 'viem'
import { createMockNode, createMockWallet, RpcError } from '@slotdrop/wallet-ui/testing'

const dist = join(import.meta.dirname, '../dist')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const nodes = { 'https://rpc.gnosischain.com': 100, 'https://mainnet.base.org': 8453 } as const
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ${Object.keys(nodes).join(' ')}`
const balances = encodeFunctionResult({
  abi: multicall3Abi,
  functionName: 'aggregate3',
  result: [{ success: true, returnData: toHex(5_000n * 10n ** 18n, { size: 32 }) }],
})
const hash = `0x${'ab'.repeat(32)}`

async function serve(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(dist, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'text/plain',
      'content-security-policy': policy,
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() }
}

/** An extension on Gnosis, and nodes of both chains, one of which mines what the extension sends at once. */
async function install(page: Page) {
  const wallet = createMockWallet({
    chainId: 100,
    forward: async ({ method }) => {
      if (method === 'eth_sendTransaction') return hash
      throw new RpcError(4200, method)
    },
  })
  for (const [url, chainId] of Object.entries(nodes)) {
    const node = createMockNode({
      chainId,
      answer: ({ method }) => {
        // Balances are read through the chain's multicall contract.
        if (method === 'eth_call') return balances
        if (method === 'eth_getTransactionReceipt')
          return { transactionHash: hash, blockHash: hash, blockNumber: '0x1', status: '0x1', logs: [], type: '0x2' }
        return undefined
      },
    })
    await page.route(`${url}/**`, async (route) => {
      const answer = await node.fetch(url, { body: route.request().postData() ?? '' })
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
      return route.fulfill({ contentType: 'application/json', headers, body: await answer.text() })
    })
  }
  await page.exposeFunction('askWallet', async (request: { method: string; params?: unknown }) =>
    wallet.provider.request(request).then(
      (result) => ({ result }),
      (error: RpcError) => ({ error: { code: error.code, message: error.message } }),
    ),
  )
  await page.addInitScript(() => {
    type Answer = { result?: unknown; error?: { code: number; message: string } }
    const { askWallet } = window as unknown as { askWallet: (request: unknown) => Promise<Answer> }
    const listeners: ((chainId: string) => void)[] = []
    Object.assign(window, {
      ethereum: {
        on: (event: string, listener: (chainId: string) => void) =>
          event === 'chainChanged' && listeners.push(listener),
        removeListener: () => {},
        request: async (request: { method: string; params?: readonly [{ chainId: string }] }) => {
          const { result, error } = await askWallet(request)
          if (error) throw Object.assign(new Error(error.message), { code: error.code })
          if (request.method === 'wallet_switchEthereumChain')
            for (const listener of listeners) listener(request.params?.[0].chainId ?? '')
          return result
        },
      },
    })
  })
  return wallet
}

async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  return page.evaluate(async () => {
    type Axe = { run: (context: Document, options: object) => Promise<{ violations: readonly { id: string }[] }> }
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run(document, { iframes: false })).violations.map(({ id }) => id)
  })
}

test('a second product connects one of its two wallets, switches between its chains, pays and sees the payment', async ({
  page,
}) => {
  const { url, stop } = await serve()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text())
  })
  page.on('request', (request) => {
    if (![url, ...Object.keys(nodes), 'data:'].some((own) => request.url().startsWith(own)))
      faults.push(`asked ${request.url()}`)
  })
  const wallet = await install(page)
  await page.goto(url)

  const button = page.getByRole('button', { name: 'Open treasury' })
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)')
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByText('Payroll wallets')).toBeVisible()
  await expect(dialog.locator('[data-testid^="rk-wallet-option-"]')).toHaveText([/^Rabby Wallet/, 'Browser Wallet'])
  await expect(dialog.getByText('The treasury is opened from a desktop.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByTestId('rk-wallet-option-injected').click()
  await expect(page.getByRole('button', { name: 'Pay 1,200 XDAI' })).toBeVisible()

  const networks = page.getByRole('dialog', { name: 'Switch Networks' })
  await page.getByRole('button', { name: 'Gnosis', exact: true }).click()
  await networks.getByRole('button', { name: /Base/ }).click()
  await expect(page.getByRole('button', { name: 'Pay 1,200 ETH' })).toBeVisible()
  await page.getByRole('button', { name: 'Base', exact: true }).click()
  await networks.getByRole('button', { name: /Gnosis/ }).click()

  await page.getByRole('button', { name: 'Pay 1,200 XDAI' }).click()
  const payment = page.getByRole('listitem').filter({ hasText: 'Salary, 1,200 XDAI' })
  await expect(payment).toContainText('Confirmed')
  expect(wallet.requests.findLast(({ method }) => method === 'eth_sendTransaction')?.params).toMatchObject([
    { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  ])
  expect(await page.locator('body').innerText()).not.toMatch(/drop/i)
  expect(await findViolations(page)).toEqual([])
  expect(faults).toEqual([])
  stop()
})
