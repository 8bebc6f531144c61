import { existsSync } from 'node:fs'
import { chromium, expect, type Browser, type Page } from '@playwright/test'

/** What a visit found. */
export type Visit = { readonly faults: readonly string[]; readonly secondsToConnect: number }

const answerMs = 30_000

/** Starts the Chromium of the machine, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path))
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-sync'],
  })
}

/**
 * Connects with an extension, signs in, sends a transaction and finds it in the list. Everything that a page must not do on the way is a
 * fault: an error in the console, a request to another host, something that a policy blocks.
 */
export async function visitApp(browser: Browser, { url, rpcUrl }: { url: string; rpcUrl: string }): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-IE' })
  const page = await context.newPage()
  const faults = watch(page, [url, rpcUrl])
  try {
    await installWallet(page, rpcUrl)
    await page.goto(url)
    const begun = performance.now()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByTestId('rk-wallet-option-injected').click()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible({ timeout: answerMs })
    const secondsToConnect = Math.round((performance.now() - begun) / 100) / 10

    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Verify your account' })
    await dialog.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByText('Signed in')).toBeVisible({ timeout: answerMs })

    await page.getByRole('button', { name: 'Pay the rent' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Pay the rent' })
    await expect(row).toContainText('Confirmed', { timeout: answerMs })

    // What is remembered is there after a reload, and the wallet is asked for nothing.
    await page.reload()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible({ timeout: answerMs })
    await expect(page.getByText('Signed in')).toBeVisible({ timeout: answerMs })
    await expect(row).toContainText('Confirmed')
    return { faults, secondsToConnect }
  } catch (error) {
    return { faults: [...faults, error instanceof Error ? error.message : String(error)], secondsToConnect: 0 }
  } finally {
    await context.close()
  }
}

function watch(page: Page, origins: readonly string[]): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (['error', 'warning'].includes(message.type()) && !isIcon) faults.push(`the console says: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`a page threw: ${error.message}`))
  page.on('request', (request) => {
    if (![...origins, 'data:', 'blob:'].some((own) => request.url().startsWith(own)))
      faults.push(`asked ${request.url()}`)
  })
  return faults
}

/** An extension whose account is the first of the local node, which signs for it. */
async function installWallet(page: Page, rpcUrl: string): Promise<void> {
  await page.exposeFunction('askNode', async (method: string, params: unknown) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.json()
  })
  await page.addInitScript(() => {
    type Answer = { result?: unknown; error?: { code: number; message: string } }
    type PageOfTheApp = {
      askNode: (method: string, params: unknown) => Promise<Answer>
      localStorage: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }
    }
    // Sound: it runs in the page, where these are.
    const { askNode, localStorage } = globalThis as unknown as PageOfTheApp
    const isAllowed = () => localStorage.getItem('allowed') === 'yes'
    const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
      if (method === 'wallet_requestPermissions' || method === 'eth_requestAccounts')
        localStorage.setItem('allowed', 'yes')
      if (method === 'wallet_requestPermissions') return [{ parentCapability: 'eth_accounts' }]
      if (method === 'eth_accounts' && !isAllowed()) return []
      const { result, error } = await askNode(method === 'eth_requestAccounts' ? 'eth_accounts' : method, params)
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      return (method === 'eth_accounts' || method === 'eth_requestAccounts') && Array.isArray(result)
        ? result.slice(0, 1)
        : result
    }
    Object.assign(globalThis, { ethereum: { request, on: () => {}, removeListener: () => {} } })
  })
}
