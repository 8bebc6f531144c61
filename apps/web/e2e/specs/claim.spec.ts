import AxeBuilder from '@axe-core/playwright'
import { erc1155Abi, erc20Abi, erc721Abi, getAddress } from 'viem'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'

const other = getAddress('0x00000000000000000000000000000000000b0bb1')
const third = getAddress('0x00000000000000000000000000000000000c0ffe')

test.describe('checking an address', () => {
  test('a link with an address answers without a click, without a wallet and without the API', async ({
    page,
    chain,
  }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/api/graphql', (route) => route.abort())
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/480.*MERI/)
    await expect(page.getByText('You can claim')).toBeVisible()
    await expect(page.getByText('Season 2 rewards')).toBeVisible()
    await expect(page.getByText('0 of 2 paid')).toBeVisible()
    expect(asked.filter((url) => url.includes('graphql'))).toEqual([])
    const scripts = await page.evaluate(async () => {
      const sources = [...document.scripts].map(({ src }) => src).filter(Boolean)
      const texts = await Promise.all(sources.map(async (src) => (await fetch(src)).text()))
      return texts.filter((text) => /rainbowkit|ApolloClient/i.test(text)).length
    })
    expect(scripts).toBe(0)
  })

  test('a pasted address is looked up; one that is not listed is told so, a mistyped one is named', async ({
    page,
    chain,
  }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'What is in it for you?' })).toBeVisible()
    const field = page.getByLabel('Check an address, no connection needed')
    await field.fill('0x123')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('That is no address.')).toBeVisible()
    await field.fill('0x00000000000000000000000000000000000aaaaa')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('heading', { name: 'Not on this list' })).toBeVisible()
    await page.getByLabel('Check another address').fill(third)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/480.*MERI/)
    expect(page.url()).toContain(`address=${third}`)
  })

  for (const [name, change, words] of [
    [
      'a tampered shard',
      { shard: (bytes: Uint8Array) => bytes.with(40, (bytes[40] ?? 0) ^ 1) },
      'Do not trust this answer',
    ],
    [
      'a manifest of another drop',
      { index: (text: string) => text.replace(/"rowCount":2/, '"rowCount":3') },
      'This drop can’t be shown',
    ],
  ] as const)
    test(`${name} is refused, and nothing of it can be claimed`, async ({ page, chain }) => {
      const { manifest, path } = await publishDrop(chain, [other, third])
      await servePublicFiles(page, manifest, change)
      await page.goto(`${path}?address=${other}`)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      await expect(page.getByRole('button', { name: /Claim/ })).toHaveCount(0)
    })

  test('a drop that nobody published is told so', async ({ page, faults }) => {
    await page.goto(`/d/0x${'ab'.repeat(32)}`)
    await expect(page.getByText('There is no public drop with this address.')).toBeVisible()
    // The answer 404 is meant.
    faults.length = 0
  })

  test('with the chain down the list still answers, and says what it does not know', async ({
    page,
    chain,
    faults,
  }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText('You are on the list for')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Whether it is paid already can’t be told right now.')).toBeVisible()
    faults.length = 0
  })

  for (const [name, oddities, words] of [
    ['claims that were not opened', { claimsOpen: false }, /Waiting in slot 1.*nothing to do and no fee/],
    ['coins', { standard: 'NATIVE', symbol: 'ETH' }, /own coin.*the sender pays it out/],
    ['a sender without allowance', { isApproved: false }, /does not cover it now/],
    ['a closed drop', { closes: 1_000_000_000n }, /This drop is closed/],
    ['a drop that opens later', { opens: 4_000_000_000n }, /This drop opens on/],
  ] as const)
    test(`${name}: the page says what it means for the recipient`, async ({ page, chain }) => {
      const { manifest, path } = await publishDrop(chain, [other, third], oddities as never)
      await servePublicFiles(page, manifest)
      await page.goto(`${path}?address=${other}`)
      await expect(page.getByRole('complementary', { name: 'Your row' })).toHaveText(words)
      await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
    })

  test('a cancelled drop says so', async ({ page, chain }) => {
    const drop = await publishDrop(chain, [other, third])
    await drop.cancel()
    await servePublicFiles(page, drop.manifest)
    await page.goto(`${drop.path}?address=${other}`)
    await expect(page.getByText('The sender cancelled this drop')).toBeVisible()
  })

  test('names of hostile tokens and titles are text and nothing else', async ({ page, chain }) => {
    const { manifest, path } = await publishDrop(chain, [other, third], {
      title: '<img src=x onerror="window.hacked=1"> \u202eevil',
      symbol: '<script>window.hacked=1</script>',
    })
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText('You can claim')).toBeVisible()
    await expect(page.getByText('<img src=x onerror=')).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await page.locator('main img').count()).toBe(0)
    expect(await page.locator('main').innerText()).not.toContain('\u202e')
  })
})

for (const standard of ['ERC20', 'ERC721', 'ERC1155'] as const)
  test(`a wallet claims its row of ${standard}, in two clicks and one prompt`, async ({ page, chain, wallet }) => {
    const { address } = wallet.account
    await chain.client.setBalance({ address, value: 10n ** 20n })
    const { manifest, path } = await publishDrop(chain, [address, other, third], {
      standard,
      symbol: { ERC20: 'MERI', ERC721: 'PASS', ERC1155: 'ITEM' }[standard],
    })
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${address}`)
    await page.getByRole('button', { name: /^Claim/ }).click()
    await page
      .getByTestId(/rk-wallet-option-/)
      .filter({ hasText: 'Test wallet' })
      .click()
    await page.getByRole('button', { name: /^Claim on/ }).click()
    await expect(page.getByText('Claimed.')).toBeVisible()
    await expect(page.getByText('You received')).toBeVisible()
    await expect(page.getByText('1 of 3 paid')).toBeVisible()
    const place = manifest.rowCount === 3 ? [0, 1, 2].find((row) => manifest.rowAt(row).account === address) : undefined
    const row = manifest.rowAt(place ?? 0)
    const { token } = manifest.terms
    if (standard === 'ERC20')
      expect(
        await chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [address] }),
      ).toBe(row.amount)
    if (standard === 'ERC721')
      expect(
        await chain.client.readContract({ abi: erc721Abi, address: token, functionName: 'ownerOf', args: [row.id] }),
      ).toBe(address)
    if (standard === 'ERC1155')
      expect(
        await chain.client.readContract({
          abi: erc1155Abi,
          address: token,
          functionName: 'balanceOf',
          args: [address, row.id],
        }),
      ).toBe(row.amount)
    // No approval was asked for.
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
    expect(await page.locator('.confetti i').count()).toBeLessThanOrEqual(35)
  })

test('a stranger’s wallet can claim for a contract, and the row goes to the contract alone', async ({
  page,
  chain,
  wallet,
}) => {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const contract = getAddress('0x00000000000000000000000000000000c0117ac7')
  await chain.client.setCode({ address: contract, bytecode: '0x60006000fd' })
  const { manifest, path } = await publishDrop(chain, [contract, other, third])
  await servePublicFiles(page, manifest)
  const before = await chain.balanceOf('MERI', contract)
  await page.goto(`${path}?address=${contract}`)
  await page.getByRole('button', { name: /^Claim/ }).click()
  await page
    .getByTestId(/rk-wallet-option-/)
    .filter({ hasText: 'Test wallet' })
    .click()
  await expect(page.getByText('Your wallet pays the fee')).toBeVisible()
  await expect(page.getByText('Send it to another of your addresses')).toHaveCount(0)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.')).toBeVisible()
  expect((await chain.balanceOf('MERI', contract)) - before).toBeGreaterThanOrEqual(480n * 10n ** 18n)
  expect(await chain.balanceOf('MERI', address)).toBe(0n)
})

test('a push that comes first makes exactly one payment, and both sides tell it', async ({ page, chain, wallet }) => {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const drop = await publishDrop(chain, [address])
  await servePublicFiles(page, drop.manifest)
  await page.goto(`${drop.path}?address=${address}`)
  await page.getByRole('button', { name: /^Claim/ }).click()
  await page
    .getByTestId(/rk-wallet-option-/)
    .filter({ hasText: 'Test wallet' })
    .click()
  const claim = page.getByRole('button', { name: /^Claim on/ })
  await expect(claim).toBeVisible()
  await drop.push(0)
  await claim.click()
  await expect(page.getByText('You received')).toBeVisible()
  expect(await chain.balanceOf('MERI', address)).toBe(drop.manifest.total)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(0)
})

test('a refusal in the wallet is no failure, and the claim can be tried again', async ({ page, chain, wallet }) => {
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const { manifest, path } = await publishDrop(chain, [address])
  await servePublicFiles(page, manifest)
  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.goto(`${path}?address=${address}`)
  await page.getByRole('button', { name: /^Claim/ }).click()
  await page
    .getByTestId(/rk-wallet-option-/)
    .filter({ hasText: 'Test wallet' })
    .click()
  const claim = page.getByRole('button', { name: /^Claim on/ })
  await claim.click()
  await expect(page.getByText('Not claimed.')).toBeVisible()
  await claim.click()
  await expect(page.getByText('Claimed.')).toBeVisible()
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
for (const scheme of ['light', 'dark'] as const)
  for (const width of [1440, 375, 320])
    test.describe(`${scheme}, ${width} px`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 900 } })
      test('a row that can be claimed has no axe violation and does not scroll sideways', async ({ page, chain }) => {
        const { manifest, path } = await publishDrop(chain, [other, third])
        await servePublicFiles(page, manifest)
        await page.goto(`${path}?address=${other}`)
        await expect(page.getByText('You can claim')).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    })
