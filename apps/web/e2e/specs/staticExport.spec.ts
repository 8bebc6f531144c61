import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportDrop } from 'slotdrop'
import { serializeManifest } from '@slotdrop/drops'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, newAccount, test } from '../fixtures/app.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Nothing but files: what any static host does. `missing` collects what was asked for in vain. */
function serve(folder: string, missing: string[]): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(async ({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host')
      const file = join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
      try {
        const body = await readFile(file)
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
      } catch {
        missing.push(pathname)
        response.writeHead(404).end()
      }
    }).listen(0, '127.0.0.1', () => resolve(server))
  })
}

test('the exported folder, served as files alone, answers who was paid and who was not, and claims', async ({
  page,
  chain,
  wallet,
}) => {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const others = Array.from({ length: 3 }, () => privateKeyToAddress(generatePrivateKey()))
  const { manifest, push } = await publishDrop(chain, [address, ...others], {
    operator: newAccount(),
  })
  // The slot that the wallet's account is not in is sent; hers stays open.
  const place = [0, 1, 2, 3].find((row) => manifest.rowAt(row).account === address) ?? 0
  await push(place < 2 ? 1 : 0)
  const paid = manifest.rowAt((place + 2) % 4)
  const amount = manifest.rowAt(place).amount
  const out = mkdtempSync(join(tmpdir(), 'export-'))
  const path = await exportDrop({
    manifest: serializeManifest(manifest),
    out,
    site: fileURLToPath(new URL('../..', import.meta.url)),
    rpcUrls: [chain.rpcUrl],
    publicUrl: 'https://drop.example',
    requestSite: 'https://service.example',
  })
  const missing: string[] = []
  const server = await serve(out, missing)
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await page.goto(`${origin}/`)
    await expect(page.getByRole('heading', { name: 'Check your allocation' })).toBeVisible()
    await page.goto(`${origin}${path}?address=${paid.account}`)
    await expect(page.getByText('You received')).toBeVisible()
    const elsewhere = page.getByRole('link', { name: 'Send it to me' })
    await expect(elsewhere).toHaveCount(0)
    await page.goto(`${origin}${path}?address=${address}`)
    await expect(page.getByText('You can claim')).toBeVisible()
    await expect(elsewhere).toHaveAttribute('href', `https://service.example/d/${manifest.dropId}?address=${address}`)
    await page.getByRole('button', { name: /^Claim/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click()
    await page.getByRole('button', { name: /^Claim on/ }).click()
    await expect(page.getByText('Claimed.')).toBeVisible()
    expect(await chain.balanceOf('MERI', address)).toBe(amount)
    expect(missing).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(out, { recursive: true })
  }
})
