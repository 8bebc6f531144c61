import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, newAccount, test } from '../fixtures/app.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { serveDrop } from '../fixtures/servedDrop.ts'
import { creator } from '../pages/creator.ts'
import { operatorOf } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'
import { recipient } from '../pages/recipient.ts'

/** What in the scripts that were fetched only code of a wallet says. */
async function findWalletCode(page: Page) {
  return page.evaluate(async () => {
    const sources = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))
    const texts = await Promise.all(sources.map(async (source) => (await fetch(source)).text()))
    return ['rainbowkit', 'wagmi.sh', 'eip6963'].filter((word) => texts.some((text) => text.includes(word)))
  })
}

test('a recipient on a phone presses one button and is paid: no wallet is fetched for it, the amount stays, and she reads by which transaction', async ({
  page,
  chain,
  baseURL: site = '',
}) => {
  const [she, neighbour, other] = [newAccount(), newAccount(), newAccount()]
  // Fifty rows of a slot are enough for a transaction; fewer would wait for others. Gas costs more than is allowed at first.
  const accounts = [she, other, ...Array.from({ length: 49 }, () => neighbour)]
  const drop = await serveDrop({ site, chain }, accounts, '0.000000001')
  await page.setViewportSize({ width: 390, height: 844 })
  const send = page.getByRole('button', { name: 'Send it to me, free' })
  await page.goto(`/me?address=${she}`)
  await expect(send).toBeVisible()
  await page.getByRole('link', { name: drop.manifest.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/480.*MERI/)
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Claim with my wallet' })).toBeVisible()
  await send.click()
  await drop.request(neighbour)
  await expect(page.getByText('It goes out as soon as gas costs less.')).toBeVisible()
  expect(await chain.balanceOf('MERI', she)).toBe(0n)

  await drop.allow('100')
  const received = page.getByRole('status').filter({ hasText: /Received on \d/ })
  await expect(received).toContainText(/Transaction 0x[0-9a-f]{4}…[0-9a-f]{4}/)
  await expect(page.getByText('You received')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/480.*MERI/)
  expect(await chain.balanceOf('MERI', she)).toBe(480n * 10n ** 18n)
  expect(await findWalletCode(page)).toEqual([])
  await page.goto(`/me?address=${she}`)
  await expect(page.getByRole('region', { name: 'Received' })).toContainText('480')

  // The other one would rather use her wallet: now it is fetched.
  await page.goto(`${drop.path}?address=${other}`)
  await expect(send).toBeVisible()
  await look(page, 'send-to-me')
  expect(await findWalletCode(page)).toEqual([])
  await page.getByRole('button', { name: 'Claim with my wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => findWalletCode(page)).toEqual(['rainbowkit', 'wagmi.sh', 'eip6963'])
})

test(
  'a recipient without gas signs on the claim page, and the service pays another address of theirs',
  { tag: '@R28' },
  async ({ page, chain, wallet, baseURL: site = '' }) => {
    const person = privateKeyToAccount(generatePrivateKey())
    const to = newAccount()
    const drop = await serveDrop({ site, chain }, [person.address, newAccount()], '100')
    await wallet.useAccount(person)
    await page.goto(`${drop.path}?address=${person.address}`)
    await recipient(page).beginClaim()
    await page.getByText('Send it to another of your addresses').click()
    await page.getByLabel(/Only the wallet of the listed address/).fill(to)
    await page.getByRole('button', { name: 'Sign, and get it there for free' }).click()
    await expect.poll(() => chain.balanceOf('MERI', to)).toBe(480n * 10n ** 18n)
    await expect(page.getByText(`It went to ${to}`)).toBeVisible()
    expect(await chain.balanceOf('MERI', person.address)).toBe(0n)
    expect(await chain.client.getBalance({ address: person.address })).toBe(0n)
    const methods = wallet.requests.map(({ method }) => method)
    expect(methods.filter((method) => /^eth_s(end|ign)/.test(method))).toEqual(['eth_signTypedData_v4'])
  },
)

test('the sender of a drop for claims lets recipients ask for it by one transaction; who presses on her own page is paid, and the drop’s page says who sends', async ({
  page,
  context,
  baseURL: site = '',
  chain,
  wallet,
}) => {
  const [she, neighbour] = [newAccount(), newAccount()]
  // Fifty rows of a slot are enough for a transaction; fewer would wait for others.
  const accounts = [she, ...Array.from({ length: 49 }, () => neighbour)]
  const drop = await publishDrop(chain, accounts, { slotSize: accounts.length, title: 'For whoever asks' })
  await wallet.useAccount(privateKeyToAccount(drop.key))
  const sender = creator(page)
  await page.goto('/drops')
  await sender.connect()
  await sender.openFile(drop.manifest)
  const requests = page.getByRole('region', { name: 'Send it to me' })
  await requests.getByRole('button', { name: 'Let recipients ask for it' }).click()
  await requests.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await requests.getByRole('button', { name: 'Keep the list on the server' }).click()
  await requests.getByLabel(/^This can’t be taken back/).check()
  await requests.getByRole('button', { name: 'Publish for recipients' }).click()
  await expect(requests.getByLabel('Recipients a day, at most')).toHaveValue('50')
  await look(page, 'let-recipients-ask')
  await requests.getByRole('button', { name: /^Register, send / }).click()
  await expect(requests.getByRole('checkbox', { name: 'Recipients may ask for it' })).toBeChecked()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)

  const visitor = await context.newPage()
  for (const account of [neighbour, she]) {
    await visitor.goto(`/me?address=${account}`)
    await visitor.getByRole('button', { name: 'Send it to me, free' }).first().click()
    await expect(
      visitor
        .getByRole('status')
        .filter({ hasText: /Received on|It waits|on its way/i })
        .first(),
    ).toBeVisible()
  }
  await expect.poll(() => chain.balanceOf('MERI', she)).toBe(480n * 10n ** 18n)
  await visitor.goto(drop.path)
  await expect(visitor.getByText(`The sender service of ${new URL(site).host}, from`)).toBeVisible()
  await expect(visitor.getByText(await operatorOf(chain, drop.path))).toBeVisible()
})
