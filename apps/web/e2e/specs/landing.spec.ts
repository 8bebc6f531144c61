import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { look } from '../pages/look.ts'

const person = '0x00000000000000000000000000000000000f00d1'

test('the recipient’s door leads to what an address received, without a wallet', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Expecting tokens? Check your address').fill(person)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/me\\?address=${person}`))
  await expect(page.getByText('No public drop lists this address.')).toBeVisible()
})

test('a mistyped address in a link is named where it stands', async ({ page, faults }) => {
  await page.goto('/me?address=0x123')
  await expect(page.getByRole('alert').filter({ hasText: 'That is no address.' })).toBeVisible()
  await expect(page.getByLabel('Paste an address')).toHaveValue('0x123')
  await page.getByLabel('Paste an address').fill(person)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(new RegExp(`/me\\?address=0x0+f00d1$`, 'i'))
  await expect(page.getByText('That is no address.')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('what a list costs is asked of the network on demand: no other machine is called before', async ({
  page,
  chain,
  faults,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).origin))
  await page.goto('/', { waitUntil: 'networkidle' })
  const origin = new URL(page.url()).origin
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  await expect(
    costs.getByText('21 slots of up to 250 recipients, one transaction each, 139 million gas.'),
  ).toBeVisible()
  await expect(costs.getByText('138,980,500 gas')).toBeVisible()
  await expect(costs.getByText('not asked')).toBeVisible()
  expect(asked.filter((each) => each !== origin)).toEqual([])

  await costs.getByRole('textbox', { name: 'Recipients' }).fill('32,000')
  await expect(costs.getByText(/^128 slots of up to 250 recipients/)).toBeVisible()
  await costs.getByRole('button', { name: 'ERC-721' }).click()
  await expect(costs.getByText(/^320 slots of up to 100 recipients/)).toBeVisible()
  await costs.getByRole('button', { name: 'Ask the network' }).click()
  await expect(costs.getByText(/^On Local chain at [\d.]+ gwei$/)).toBeVisible()
  // At large, and in the network's row.
  await expect(costs.getByText(/^[\d.]+ ETH$/)).toHaveCount(2)
  await expect(costs.getByText(/^[\d.]+ ETH a recipient\./)).toBeVisible()
  expect(asked).toContain(new URL(chain.rpcUrl).origin)
  await look(page, 'landing-costs')

  await costs.getByRole('button', { name: 'They claim' }).click()
  await expect(costs.getByText(/^Each recipient pays, on Local chain at/)).toBeVisible()
  await expect(costs.getByText(/^You pay [\d.]+ ETH once, to enable claiming\./)).toBeVisible()
  await costs.getByRole('button', { name: 'Coin', exact: true }).click()
  await expect(costs.getByRole('button', { name: 'I send' })).toHaveAttribute('aria-pressed', 'true')
  await expect(costs.getByRole('button', { name: 'They claim' })).toBeDisabled()

  await costs.getByRole('textbox', { name: 'Recipients' }).fill('two')
  await expect(costs.getByText('Type a number from 1 to 1,000,000.')).toBeVisible()
  await expect(costs.getByRole('button', { name: 'Ask again' })).toBeDisabled()
  expect(faults).toEqual([])
})

test('recipients are chosen by keys, and what is typed moves the slider', async ({ page }) => {
  await page.goto('/')
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  const slider = costs.getByRole('slider', { name: 'Number of recipients' })
  const typed = costs.getByRole('textbox', { name: 'Recipients' })
  await expect(slider).toBeEnabled()
  await typed.fill('999')
  await expect(slider).toHaveAttribute('aria-valuetext', '999')
  await slider.press('ArrowRight')
  await expect(typed).toHaveValue('1,100')
  await slider.press('ArrowLeft')
  await expect(typed).toHaveValue('1,000')
  await slider.press('End')
  await expect(typed).toHaveValue('1,000,000')
  await expect(costs.getByText(/^4,000 slots of up to 250 recipients, .* 26,740 million gas\.$/)).toBeVisible()
  await slider.press('Home')
  await expect(typed).toHaveValue('1')
  await expect(costs.getByText(/^1 slot of up to 250 recipients, .* 86,500 gas\.$/)).toBeVisible()
})

test('a network that does not answer is said so, and can be asked again', async ({ page, chain, faults }) => {
  await page.route(chain.rpcUrl, (route) => route.abort())
  await page.goto('/')
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  await costs.getByRole('button', { name: 'Ask the network' }).click()
  await expect(costs.getByText(/does not answer\. Ask again in a moment/)).toBeVisible()
  await page.unrouteAll()
  await costs.getByRole('button', { name: 'Ask again: Local chain' }).click()
  await expect(costs.getByText(/^On Local chain at [\d.]+ gwei$/)).toBeVisible()
  faults.splice(0)
})

/** Networks of the product, one of them without a node that answers, and what their coins are worth. */
const offered = [
  { id: 1, gwei: 2.4, usd: '3000' },
  { id: 56, gwei: 0.1, usd: '900' },
  { id: 137, gwei: 60, usd: '0.25' },
  { id: 42_161, gwei: 0.02, usd: '3000' },
  { id: 10, gwei: 0.004, usd: '3000' },
  { id: 43_114, gwei: undefined, usd: '20' },
] as const

test('several networks answer one by one, compare in dollars, and one that is silent is asked again', async ({
  page,
  chain,
  faults,
}) => {
  const silent = createGate()
  let isSilent = true
  const config: unknown = await (await page.request.get('/api/config')).json()
  await page.route('**/api/config', async (route) => {
    const chains = offered.map(({ id }) => ({
      id,
      // An origin that the page may call.
      rpcUrls: [`${chain.rpcUrl}/node-${id}`],
      explorerUrl: null,
      distributor: `0x${'11'.repeat(20)}`,
    }))
    await route.fulfill({ json: { ...Object(config), chains, demoWallet: false, hasPrices: true } })
  })
  for (const { id, gwei, usd } of offered) {
    await page.route(`**/api/prices/${id}/coin`, (route) => route.fulfill({ json: { coin: { usd } } }))
    await page.route(`${chain.rpcUrl}/node-${id}`, async (route) => {
      if (gwei === undefined) {
        await silent.opened
        if (isSilent) return route.abort()
      }
      const fee = `0x${BigInt(Math.round((gwei ?? 1) * 1e9)).toString(16)}`
      const answerTo = (call: { readonly id: number; readonly method: string }) => ({
        jsonrpc: '2.0',
        id: call.id,
        result:
          call.method === 'eth_feeHistory'
            ? { oldestBlock: '0x1', baseFeePerGas: [fee, fee], gasUsedRatio: [0.5], reward: [['0x0', '0x0']] }
            : `0x${id.toString(16)}`,
      })
      const body: unknown = route.request().postDataJSON()
      // Sound: what viem asks.
      const json = Array.isArray(body) ? body.map(answerTo) : answerTo(body as Parameters<typeof answerTo>[0])
      return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
    })
  }
  await page.goto('/')
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  await costs.getByRole('button', { name: 'Ask the networks' }).click()
  await expect(costs.getByText('On Ethereum at 2.4 gwei')).toBeVisible()
  await expect(costs.getByText('$1,000.66')).toHaveCount(2)
  await expect(costs.getByText('$0.19 a recipient.')).toBeVisible()
  await expect(costs.getByText('asking …', { exact: true })).toHaveCount(1)
  await expect(costs.getByRole('button', { name: 'Asking …' })).toBeDisabled()
  silent.open()
  await expect(costs.getByText('does not answer', { exact: true })).toBeVisible()
  await look(page, 'landing-costs-networks')

  await costs.getByRole('radio', { name: /^Ethereum/ }).press('ArrowDown')
  await expect(costs.getByText('On BNB Smart Chain at 0.1 gwei')).toBeVisible()
  await expect(costs.getByText('$12.51')).toHaveCount(2)
  isSilent = false
  await costs.getByRole('button', { name: 'Ask again: Avalanche' }).click()
  await expect(costs.getByRole('radio', { name: /^Avalanche/ })).toBeVisible()
  await expect(costs.getByText('does not answer', { exact: true })).toHaveCount(0)
  faults.splice(0)
})

test('the examples of the page are those of the READMEs, and are copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const readme = await readFile(new URL('../../../../packages/wallet-ui/README.md', import.meta.url), 'utf8')
  const code = /```tsx\n(.*?)\n```/s.exec(readme)?.[1] ?? ''
  const example = page.getByRole('figure', { name: `Connect wallets in ${code.split('\n').length} lines` })
  await example.getByRole('button', { name: 'Copy the code' }).click()
  await expect(example.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
