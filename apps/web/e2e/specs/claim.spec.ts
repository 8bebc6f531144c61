import { encodeAbiParameters, erc1155Abi, erc721Abi, getAddress, toFunctionSelector } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Page } from '@playwright/test'
import { type Chain, expect, test } from '../fixtures/app.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { type InjectedWallet, injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'
import { recipient } from '../pages/recipient.ts'

type RpcRequest = {
  readonly id: number
  readonly method: string
  readonly params?: readonly { readonly data?: string }[]
}
type RpcAnswer = {
  readonly id: number
  readonly result?: unknown
}

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
    // Search engines find it by its own link.
    const { origin } = new URL(page.url())
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${path}`)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
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
    await expect(page.getByRole('heading', { name: 'Check your allocation' })).toBeVisible()
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
    await expect(page).toHaveURL(new RegExp(`address=${third}`))

    await page.goto(`${path}?address=0x123`)
    await expect(page.getByRole('alert').filter({ hasText: 'That is no address.' })).toBeVisible()
    await expect(page.getByLabel('Check an address, no connection needed')).toHaveValue('0x123')
  })

  test('the part of the page that checks can’t be fetched: it says so, and tries again when told to', async ({
    page,
    chain,
    faults,
  }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    const worker = /_next\/static\/.*worker/
    await page.route(worker, (route) => route.abort())
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText('The drop’s files can’t be fetched.')).toBeVisible()
    await page.unroute(worker)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You can claim')).toBeVisible()
    // The request that failed is meant.
    faults.length = 0
  })

  test('claims that were not opened, coins, no allowance, a drop that is closed, opens later or was cancelled: the page says what it means for the recipient', async ({
    page,
    chain,
  }) => {
    const kinds = [
      [{ claimsOpen: false }, /Waiting in slot 1.*nothing to do and no fee/],
      [{ standard: 'NATIVE', symbol: 'ETH' }, /own coin.*the sender pays it out/],
      [{ isApproved: false }, /does not cover it now/],
      [{ closes: 1_000_000_000n }, /This drop is closed/],
      [{ opens: 4_000_000_000n }, /This drop opens on/],
      [{ title: 'Called off' }, /The sender cancelled this drop/],
    ] as const
    const drops = await Promise.all(kinds.map(([oddities]) => publishDrop(chain, [other, third], oddities)))
    await drops.at(-1)?.cancel()
    for (const [index, { manifest, path }] of drops.entries()) {
      await servePublicFiles(page, manifest)
      await page.goto(`${path}?address=${other}`)
      await expect(page.getByRole('region', { name: 'Your allocation' })).toHaveText(kinds[index]?.[1] ?? '')
      await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
    }
  })

  /** Names that would do harm as markup, by their length or as links; how any name is written is held by `UntrustedText.test.tsx`. */
  const hostile = [
    '<img src=x onerror=window.__xss=1>',
    '"><svg/onload=window.__xss=1>',
    "{{constructor.constructor('window.__xss=1')()}}",
    '</title><script>window.__xss=1</script>',
    'USDC\u202e\u2066\u2069 fake',
    `U${'\u0300'.repeat(150)}S`,
    'A'.repeat(5_000),
    'Visit https://claim-airdrop.example to receive 1000 USDC',
    'javascript:window.__xss=1',
    '__proto__',
  ]

  test(
    'hostile names of tokens and drops are text and nothing else, or can’t be sealed at all',
    { tag: '@W5' },
    async ({ page, chain }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      let shown = 0
      for (const name of hostile) {
        const made = await publishDrop(chain, [other, third], { title: name, symbol: name, isOnChain: false }).catch(
          (error: Error) => error,
        )
        if (made instanceof Error) {
          expect(made.message).toMatch(/title|symbol|name/i)
          continue
        }
        shown += 1
        await page.unrouteAll()
        await servePublicFiles(page, made.manifest)
        await page.goto(`${made.path}?address=${other}`)
        await expect(page.getByRole('region', { name: 'Your allocation' })).toBeVisible()
        expect(await page.evaluate(() => '__xss' in window)).toBe(false)
        const main = page.locator('main')
        expect(await main.locator('img, iframe, object, script').count()).toBe(0)
        expect(await main.innerText()).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
        // Nothing in a name becomes a link.
        const hrefs = await main
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(hrefs.filter((href) => /evil|169\.254|claim-airdrop|^(javascript|data|file):/.test(href ?? ''))).toEqual(
          [],
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expect(page.getByText(`${made.manifest.terms.sender.slice(0, 6)}`).first()).toBeVisible()
      }
      expect(shown).toBeGreaterThan(5)
    },
  )
})

test.describe('nodes that can’t be believed', () => {
  test('a node of another network is not asked for anything', async ({ page, chain }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    await page.route(`${chain.rpcUrl}/**`, async (route) => {
      const body = route.request().postDataJSON() as RpcRequest | RpcRequest[]
      const response = await route.fetch()
      const answers = (await response.json()) as RpcAnswer | RpcAnswer[]
      const change = (request: RpcRequest, answer: RpcAnswer) =>
        request.method === 'eth_chainId' ? { ...answer, result: '0x1' } : answer
      const changed =
        Array.isArray(body) && Array.isArray(answers)
          ? answers.map((answer) => change(body.find(({ id }) => id === answer.id) ?? { id: 0, method: '' }, answer))
          : change(body as RpcRequest, answers as RpcAnswer)
      await route.fulfill({ json: changed })
    })
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText('The node answers for another network than the drop’s.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
  })

  test('two nodes that contradict each other: neither is believed, and nothing can be claimed', async ({
    page,
    chain,
  }) => {
    const { manifest, path } = await publishDrop(chain, [other, third])
    await servePublicFiles(page, manifest)
    const second = `${chain.rpcUrl}/second`
    await page.route('**/api/config', async (route) => {
      const config = (await (await route.fetch()).json()) as { chains: { rpcUrls: string[] }[] }
      await route.fulfill({
        json: { ...config, chains: config.chains.map((each) => ({ ...each, rpcUrls: [...each.rpcUrls, second] })) },
      })
    })
    // Tells of every word that all of it is paid.
    const settled = toFunctionSelector('settled(bytes32,uint256,uint256)')
    const lie = encodeAbiParameters([{ type: 'uint256[]' }], [[3n]])
    await page.route(second, async (route) => {
      const request = route.request().postDataJSON() as RpcRequest
      if (request.method === 'eth_call' && request.params?.[0]?.data?.startsWith(settled))
        return route.fulfill({ json: { jsonrpc: '2.0', id: request.id, result: lie } })
      const response = await page.request.post(chain.rpcUrl, { data: request })
      return route.fulfill({ json: await response.json() })
    })
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText(/Two nodes|nodes .*(disagree|contradict|differ)/i).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
  })
})

test('an account that is a contract claims its row by itself, and sends it to another of its addresses', async ({
  page,
  chain,
  wallet,
}) => {
  // Calls what its owner hands it: 20 bytes of target, then the data.
  const account = privateKeyToAccount(generatePrivateKey()).address
  await chain.client.setCode({
    address: account,
    bytecode: '0x601436038060145f375f5f825f345f3560601c5af13d5f5f3e601f573d5ffd5b3d5ff3',
  })
  await chain.client.setBalance({ address: wallet.account.address, value: 10n ** 20n })
  wallet.actThrough(account)
  const { manifest, path } = await publishDrop(chain, [account, other, third])
  await servePublicFiles(page, manifest)
  const treasury = privateKeyToAccount(generatePrivateKey()).address
  await page.goto(`${path}?address=${account}`)
  await recipient(page).beginClaim()
  await page.getByText('Send it to another of your addresses').click()
  await page.getByRole('textbox', { name: /Only the wallet of the listed address can choose this/ }).fill(treasury)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.')).toBeVisible()
  const row = [0, 1, 2].map((place) => manifest.rowAt(place)).find((each) => each.account === account)
  expect(await chain.balanceOf('MERI', treasury)).toBe(row?.amount)
  expect(await chain.balanceOf('MERI', account)).toBe(0n)
})

for (const standard of ['ERC721', 'ERC1155'] as const)
  test(`a wallet claims its row of ${standard}, in two clicks and one prompt, and can be asked again after a refusal`, async ({
    page,
    chain,
    wallet,
  }) => {
    const { address } = wallet.account
    await chain.client.setBalance({ address, value: 10n ** 20n })
    const { manifest, path } = await publishDrop(chain, [address, other, third], {
      standard,
      symbol: { ERC721: 'PASS', ERC1155: 'ITEM' }[standard],
    })
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${address}`)
    await recipient(page).beginClaim()
    const claim = page.getByRole('button', { name: /^Claim on/ })
    // A refusal in the wallet is no failure.
    wallet.rejectAfter('eth_sendTransaction', 0)
    await claim.click()
    await expect(page.getByText('Not claimed.')).toBeVisible()
    await claim.click()
    await expect(page.getByText('Claimed.')).toBeVisible()
    await expect(page.getByText('You received')).toBeVisible()
    await expect(page.getByText('1 of 3 paid')).toBeVisible()
    const place = manifest.rowCount === 3 ? [0, 1, 2].find((row) => manifest.rowAt(row).account === address) : undefined
    const row = manifest.rowAt(place ?? 0)
    const { token } = manifest.terms
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
    // No approval was asked for; one claim was declined.
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
    expect(await page.locator('[aria-hidden="true"] > i').count()).toBeLessThanOrEqual(35)
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
  await recipient(page).beginClaim()
  await expect(page.getByText('Your wallet pays the fee')).toBeVisible()
  await expect(page.getByText('Send it to another of your addresses')).toHaveCount(0)
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.')).toBeVisible()
  expect((await chain.balanceOf('MERI', contract)) - before).toBeGreaterThanOrEqual(480n * 10n ** 18n)
  expect(await chain.balanceOf('MERI', address)).toBe(0n)
})

test.describe('a claim and a push at once: the row is paid once, and both pages tell it', () => {
  /** The page of a recipient who is about to claim, and the page of the sender who is about to send. */
  const bothPages = async (page: Page, chain: Chain, wallet: InjectedWallet) => {
    const { address } = wallet.account
    await chain.client.setBalance({ address, value: 10n ** 20n })
    const neighbour = privateKeyToAccount(generatePrivateKey()).address
    const drop = await publishDrop(chain, [address, neighbour])
    await servePublicFiles(page, drop.manifest)
    await page.goto(`${drop.path}?address=${address}`)
    await recipient(page).beginClaim()
    const claim = page.getByRole('button', { name: /^Claim on/ })
    await expect(claim).toBeVisible()

    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-IE' })
    if (!context) throw new Error('There is no browser.')
    const sender = await context.newPage()
    const senderWallet = await injectWallet(sender, { rpcUrl: chain.rpcUrl, privateKey: drop.key })
    await creator(sender).openSealed(drop.manifest)
    const amount = [0, 1].map((place) => drop.manifest.rowAt(place)).find((row) => row.account === address)?.amount
    const expectPaidOnce = async () => {
      expect(await chain.balanceOf('MERI', address)).toBe(amount)
      expect(await chain.balanceOf('MERI', neighbour)).toBe(drop.manifest.total - (amount ?? 0n))
      expect(await chain.balanceOf('MERI', senderWallet.account.address)).toBe(0n)
    }
    return { claim, sender, senderWallet, expectPaidOnce, close: () => context.close() }
  }

  test('the push is signed while the recipient looks at the claim in her wallet', async ({ page, chain, wallet }) => {
    const { claim, sender, expectPaidOnce, close } = await bothPages(page, chain, wallet)
    const sign = wallet.ponder('eth_sendTransaction')
    await claim.click()
    await expect.poll(() => wallet.requests.at(-1)?.method).toBe('eth_sendTransaction')
    await creator(sender).send()
    await creator(sender).isComplete()
    sign()
    // Her transaction did nothing; the page does not call that a failure.
    await expect(page.getByText('It was paid in the meantime.')).toBeVisible()
    await expect(page.getByText('You received')).toBeVisible()
    await expect(page.getByText('2 of 2 paid')).toBeVisible()
    await expectPaidOnce()
    await close()
  })

  test('the claim is signed while the sender looks at the push in her wallet', async ({ page, chain, wallet }) => {
    const { claim, sender, senderWallet, expectPaidOnce, close } = await bothPages(page, chain, wallet)
    const sign = senderWallet.ponder('eth_sendTransaction')
    await creator(sender).send()
    await expect.poll(() => senderWallet.requests.at(-1)?.method).toBe('eth_sendTransaction')
    await claim.click()
    await expect(page.getByText('Claimed.')).toBeVisible()
    await expect(page.getByText('1 of 2 paid')).toBeVisible()
    sign()
    await creator(sender).isComplete()
    await expect(creator(sender).slot(1)).toHaveAccessibleName(/2 of 2 recipients paid/)
    await expectPaidOnce()
    await expect(sender.getByText('Slot 1: one recipient claimed')).toBeVisible()
    // The sender's report says how each row was paid, from the chain.
    await sender.getByRole('link', { name: 'Report' }).click()
    await expect(sender.getByText('(1 claimed)')).toBeVisible()
    await look(sender, 'report-claimed')
    await page.reload()
    await expect(page.getByText('You received')).toBeVisible()
    await expect(page.getByText('2 of 2 paid')).toBeVisible()
    await close()
  })

  test('rows that nobody claimed are no refused rows: the sender sends them', async ({ page, chain, wallet }) => {
    const { claim, sender, expectPaidOnce, close } = await bothPages(page, chain, wallet)
    await claim.click()
    await expect(page.getByText('Claimed.')).toBeVisible()
    await sender.reload()
    await expect(sender.getByText('Slot 1: one recipient claimed')).toBeVisible()
    // It waits for claims: it is not paused, half of its slot is filled, and nothing of it is red.
    await expect(sender.getByText('Claims open, 1 of 2 claimed')).toBeVisible()
    const slot = creator(sender).slot(1)
    await expect(slot).toHaveAttribute('data-stage', 'partial')
    // So few slots are drawn by their rows.
    await expect(slot.locator('i')).toHaveCount(2)
    await expect(slot.locator('i[data-state="delivered"]')).toHaveCount(1)
    await expect(slot.locator('i[data-state="failed"]')).toHaveCount(0)
    await expect(sender.getByText(/\d refused|\d needs? you/i)).toHaveCount(0)
    await expect(sender.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
    await look(sender, 'drop-claimed')
    // The list of drops and the report say the same.
    const { pathname } = new URL(sender.url())
    await sender.goto('/drops')
    const line = sender.getByRole('row', { name: /^Season 2 rewards / })
    await expect(line).toContainText('Claims open')
    await expect(line).not.toContainText(/Under way|Paused/)
    await sender.goto(`${pathname}/report`)
    await expect(sender.getByText('Claims open, 1 of 2 claimed')).toBeVisible()
    await sender.goto(pathname)
    await creator(sender).send(/^Send the unclaimed rest/)
    await creator(sender).isComplete()
    await expectPaidOnce()
    await close()
  })

  test('the push is mined before the recipient presses the button: she is not asked to sign', async ({
    page,
    chain,
    wallet,
  }) => {
    const { address } = wallet.account
    await chain.client.setBalance({ address, value: 10n ** 20n })
    const { manifest, path, push } = await publishDrop(chain, [address, other])
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${address}`)
    await recipient(page).beginClaim()
    const claim = page.getByRole('button', { name: /^Claim on/ })
    await expect(claim).toBeVisible()
    await push(0)
    await claim.click()
    await expect(page.getByText('You received')).toBeVisible()
    const row = [0, 1].map((place) => manifest.rowAt(place)).find((each) => each.account === address)
    expect(await chain.balanceOf('MERI', address)).toBe(row?.amount)
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(0)
  })
})

test('a wallet claims its row of ERC20 with one prompt, and is offered the token then, by the address and digits of the list', async ({
  page,
  chain,
  wallet,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: 10n ** 20n })
  const { manifest, path } = await publishDrop(chain, [address, other, third])
  await servePublicFiles(page, manifest)
  await page.goto(`${path}?address=${address}`)
  await recipient(page).beginClaim()
  await page.getByRole('button', { name: /^Claim on/ }).click()
  await expect(page.getByText('Claimed.')).toBeVisible()
  const row = [0, 1, 2].map((place) => manifest.rowAt(place)).find((each) => each.account === address)
  expect(await chain.balanceOf('MERI', address)).toBe(row?.amount)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  // Who asked for less motion sees none of it.
  await expect(page.locator('[aria-hidden="true"]', { has: page.locator('> i') })).toBeHidden()
  await page.getByRole('button', { name: 'Show MERI in my wallet' }).click()
  await expect(page.getByText('Your wallet shows it now.')).toBeVisible()
  const asked = wallet.requests.find(({ method }) => method === 'wallet_watchAsset')
  expect(asked?.params).toEqual({
    type: 'ERC20',
    options: { address: manifest.terms.token, symbol: 'MERI', decimals: 18 },
  })
})

test('whoever was paid without a wallet has hers list the token: it is asked once one is connected', async ({
  page,
  chain,
  wallet,
}) => {
  const { manifest, path, push } = await publishDrop(chain, [wallet.account.address, other])
  await push(0)
  await servePublicFiles(page, manifest)
  await page.goto(`${path}?address=${wallet.account.address}`)
  await expect(page.getByText('You received')).toBeVisible()
  await page.getByRole('button', { name: 'Show MERI in my wallet' }).click()
  await page
    .getByTestId(/rk-wallet-option-/)
    .filter({ hasText: 'Test wallet' })
    .click()
  await expect(page.getByText('Your wallet shows it now.')).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_watchAsset').map(({ params }) => params)).toEqual([
    { type: 'ERC20', options: { address: manifest.terms.token, symbol: 'MERI', decimals: 18 } },
  ])
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('the end of a drop is told in the reader’s own time', async ({ page, chain }) => {
    // 2 October 2096, 07:06:40 UTC.
    const { manifest, path } = await publishDrop(chain, [other, third], { closes: 4_000_000_000n })
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${other}`)
    await expect(page.getByText('2 Oct 2096, 16:06 your time')).toBeVisible()
    await page.goto(path)
    await expect(page.getByText('Open until 2 Oct 2096, 16:06 your time')).toBeVisible()
    // The field stands under what is known of the drop, where who reads it gets to it.
    const facts = await page.getByRole('term').filter({ hasText: 'Sender' }).boundingBox()
    const field = await page.getByLabel('Check an address, no connection needed').boundingBox()
    expect(field?.y).toBeGreaterThan(facts?.y ?? Infinity)
    expect(Math.abs((field?.x ?? 0) - (facts?.x ?? 0))).toBeLessThan(24)
  })
})
