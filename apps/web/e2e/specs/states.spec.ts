import { makeRows, toCsv } from '@slotdrop/testing'
import { serializeManifest } from '@slotdrop/drops'
import { type Address, getAddress } from 'viem'
import type { Page } from '@playwright/test'
import { type Chain, expect, newMinter, test } from '../fixtures/app.ts'
import { type PublicDrop, publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// G3: every state of every screen, light and dark, wide and narrow.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const wholeTokens = (count: number, seed: number, amount = 7n) =>
  makeRows(count, { seed }).map((row) => ({ ...row, amount: amount * 10n ** 18n }))

/** Opens a sealed drop of somebody else, as from a file that was sent. */
const openFile = async (page: Page, { manifest }: PublicDrop) => {
  await page.goto('/drops')
  await page.getByLabel('Sealed file').setInputFiles({
    name: 'sealed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(serializeManifest(manifest)),
  })
  await expect(page.getByRole('heading', { level: 1, name: manifest.title })).toBeVisible()
}

const blockAbi = [
  {
    type: 'function',
    name: 'setBlackListed',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'bool' }],
    outputs: [],
  },
] as const

/** A token that refuses this account from now on. */
const blockAccount = async (chain: Chain, account: Address) => {
  const minter = await newMinter(chain.client, chain.rpcUrl)
  const hash = await minter.writeContract({
    abi: blockAbi,
    address: chain.token('DUSD'),
    functionName: 'setBlackListed',
    args: [account, true],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

test('pages that stand alone', async ({ page, faults }) => {
  await page.goto('/')
  await look(page, 'landing')
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'docs')
  await page.goto('/not-here')
  await look(page, '404')
  await page.goto('/500')
  await look(page, '500')
  // The answers 404 and 500 are meant.
  faults.length = 0
})

test('settings', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  await look(page, 'settings')
  await button(page, 'Forget everything on this device …').click()
  await look(page, 'settings-asking')
  await button(page, 'Forget it').click()
  await expect(page.getByText('Forgotten.')).toBeVisible()
  await look(page, 'settings-forgotten')
})

test('the palette and the shortcuts', async ({ page }) => {
  await page.goto('/drops')
  await expect(button(page, 'Connect Wallet').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await look(page, 'palette')
  await page.keyboard.type('no such place')
  await expect(page.getByText('Nothing of that name.')).toBeVisible()
  await look(page, 'palette-empty')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await look(page, 'shortcuts')
})

test('the wallet’s dialogs', async ({ page, wallet }) => {
  await page.goto('/drops')
  await button(page, 'Connect Wallet').first().click()
  await expect(dialog(page)).toBeVisible()
  await look(page, 'connect')
  await dialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
  await look(page, 'connect-get')
  await page.keyboard.press('Escape')
  wallet.hold('wallet_requestPermissions')
  await button(page, 'Connect Wallet').first().click()
  await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
  await expect(dialog(page).getByText('Confirm connection in the extension')).toBeVisible()
  await look(page, 'connect-waiting')
  await page.reload()
  wallet.hold('wallet_requestPermissions', false)
  wallet.fail('wallet_requestPermissions', 4001)
  await button(page, 'Connect Wallet').first().click()
  await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
  await expect(dialog(page).getByText('RETRY')).toBeVisible()
  await look(page, 'connect-refused')
  wallet.fail('wallet_requestPermissions')
  await dialog(page).getByText('RETRY').click()
  await expect(button(page, /^Account/)).toBeVisible()
  await button(page, /^Account/).click()
  await expect(dialog(page)).toBeVisible()
  await look(page, 'account')
  await page.keyboard.press('Escape')
  await wallet.moveTo(8453)
  await expect(button(page, 'Wrong network')).toBeVisible()
  await look(page, 'wrong-network')
  await button(page, 'Wrong network').click()
  await expect(dialog(page)).toBeVisible()
  await look(page, 'network')
  wallet.fail('wallet_switchEthereumChain', -32_601)
  await dialog(page)
    .getByRole('button', { name: /^Local/ })
    .click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await look(page, 'network-refused')
})

test('the list of drops', async ({ page, chain, wallet, faults }) => {
  await page.goto('/drops')
  await expect(page.getByRole('heading', { name: 'No drop on this device yet' })).toBeVisible()
  await look(page, 'drops-empty')
  await page
    .getByLabel('Sealed file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await look(page, 'drops-bad-file')
  const accounts = makeRows(6, { seed: 960 }).map(({ account }) => account)
  const half = await publishDrop(chain, accounts, { title: 'Season 2 contributor rewards' })
  await half.push(0)
  const whole = await publishDrop(chain, accounts.slice(0, 2), { title: 'Thank you to the early testers' })
  await whole.push(0)
  await openFile(page, half)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  await openFile(page, whole)
  await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  await openFile(page, await publishDrop(chain, accounts, { title: 'Not begun', isOnChain: false }))
  await page.goto('/drops')
  await expect(page.getByRole('link', { name: /Not begun/ })).toBeVisible()
  await look(page, 'drops-full')
  await page.goto('/drops?q=nothing+like+it')
  await expect(page.getByText('No drop fits this filter.')).toBeVisible()
  await look(page, 'drops-filtered')
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/drops')
  await creator(page).connect()
  await expect(page.getByText('The list on the server can’t be read now.')).toBeVisible()
  await look(page, 'drops-server-down')
  expect(wallet.requests.length).toBeGreaterThan(0)
  faults.length = 0
})

test('the app’s server does not answer, and answers late', async ({ page, faults }) => {
  await page.route('**/api/config', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/drops/new')
  await expect(page.getByText('The app’s server does not answer.')).toBeVisible()
  await look(page, 'server-down')
  await page.unroute('**/api/config')
  let answer = () => {}
  await page.route('**/api/config', async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What do you send?' })).toBeVisible()
  await look(page, 'asset-loading')
  answer()
  faults.length = 0
})

test('a new drop: token and list', async ({ page, chain, wallet }) => {
  await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
  const she = creator(page)
  await page.goto('/drops/new')
  await expect(page.getByRole('radio', { name: /MERI/ })).toBeVisible()
  await look(page, 'asset')
  await page.getByLabel('Token address').fill('0x1234')
  await expect(page.locator('.field-error')).toBeVisible()
  await look(page, 'asset-problem')
  await she.connect()
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(button(page, 'Add recipients')).toBeEnabled()
  await look(page, 'asset-chosen')
  await button(page, 'Add recipients').click()
  await expect(button(page, 'Choose a file')).toBeVisible()
  await look(page, 'source-file')
  await button(page, 'Paste').click()
  await look(page, 'source-paste')
  await button(page, 'Earlier drop').click()
  await expect(page.getByText('No drop is kept on this device yet.')).toBeVisible()
  await look(page, 'source-earlier')
  await button(page, 'File').click()
  await she.chooseFile('broken.json', '{"rows": [')
  await expect(page.getByText('This list can’t be read.')).toBeVisible()
  await look(page, 'source-problem')
  const [a, b, c] = makeRows(3, { seed: 7 }).map(({ account }) => account)
  const lines = ['address,amount', `${a},1`, '0x1234,1', `${b},one`, `${c},0`, `${a},2`, `${c},1e18`, '']
  await she.chooseFile('issues.csv', lines.join('\n'))
  await expect(button(page, 'Next problem')).toBeVisible()
  await look(page, 'list-issues')
  await button(page, 'Next problem').click()
  await button(page, 'Edit line').click()
  await look(page, 'list-editing')
})

test('a new drop: review without a wallet', async ({ page }) => {
  const she = creator(page)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(wholeTokens(20, 966)))
  await button(page, 'Review list').click()
  await expect(page.getByText('Connect the wallet that holds the tokens.')).toBeVisible()
  await look(page, 'review-no-wallet')
})

test('a new drop: review and allowance', async ({ page, chain, wallet }) => {
  const rows = wholeTokens(20, 961)
  await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await expect(button(page, 'Review list')).toBeEnabled()
  await look(page, 'list-clean')
  await button(page, 'Review list').click()
  // Who connects only now is told what the account holds all the same.
  await she.connect()
  await expect(page.getByText(/^You hold 1 MERI/)).toBeVisible()
  await page.getByText('Round, refused rows, opening and closing').click()
  await look(page, 'review-short')
  await button(page, /^Seal the list/).click()
  await expect(page.getByText(/Add [\d,]+ MERI/)).toBeVisible()
  await look(page, 'allowance-short')
  await chain.fund(wallet.account.address, 'MERI', 1000n * 10n ** 18n)
  await button(page, 'Check again').click()
  await expect(button(page, /^Approve /)).toBeEnabled()
  await page.getByText('Who may send, and whether recipients may claim').click()
  await look(page, 'allowance')
  wallet.rejectAfter('eth_sendTransaction', 0)
  await button(page, /^Approve /).click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await look(page, 'allowance-declined')
  await button(page, /^Approve /).click()
  await expect(button(page, 'Go to sending')).toBeEnabled()
  await look(page, 'allowance-done')
})

test('a drop of cards: before, while and after sending, with rows that were refused', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(260, { seed: 962, decimals: 6 })
  await chain.fund(
    wallet.account.address,
    'DUSD',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('DUSD')
  await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
  await she.seal('Season 2 contributor rewards')
  await she.approve()
  await expect(button(page, /^Send 2 slots/)).toBeVisible()
  await look(page, 'drop-before')
  await blockAccount(chain, rows[0]?.account as Address)
  await blockAccount(chain, rows[3]?.account as Address)
  wallet.rejectAfter('eth_sendTransaction', 1)
  await she.send(/^Send 2 slots/)
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  await look(page, 'drop-declined')
  await she.send(/^Send the other slot/)
  await expect(page.getByText(/258 paid, 2 refused/).first()).toBeVisible()
  await she.slot(1).click()
  await expect(page.getByRole('region', { name: 'Slot 1' })).toBeVisible()
  await look(page, 'drop-partial')
  for (const [tab, label] of [
    ['needs-you', 'Needs you'],
    ['transactions', 'Transactions'],
    ['amounts', 'Amounts'],
    ['share', 'Claims and link'],
    ['files', 'Files'],
  ] as const) {
    await page.getByRole('tab', { name: label }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    await look(page, `drop-${tab}`)
  }
  await button(page, 'Sign in to keep it on the server').click()
  await expect(dialog(page).getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await look(page, 'sign-in')
  wallet.fail('personal_sign', -32_603)
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await look(page, 'sign-in-failed')
  await page.keyboard.press('Escape')
})

test('a drop that waits for the wallet', async ({ page, chain, wallet }) => {
  await chain.fund(wallet.account.address, 'MERI', 35n * 10n ** 18n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(wholeTokens(5, 965)))
  await she.seal('Waiting')
  await she.approve()
  wallet.hold('eth_sendTransaction')
  await she.send()
  await expect(page.getByText('Confirm slot 1 in your wallet.')).toBeVisible()
  await look(page, 'drop-signing')
})

test('a drop that is complete, and its report', async ({ page, chain, wallet }) => {
  const rows = wholeTokens(5, 963)
  await chain.fund(wallet.account.address, 'MERI', 35n * 10n ** 18n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await she.seal('Small and done')
  await she.approve()
  await she.send()
  await she.isComplete()
  await look(page, 'drop-complete')
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await look(page, 'report-complete')
})

test('a drop and its report while the node is silent', async ({ page, chain, faults }) => {
  const accounts = makeRows(4, { seed: 967 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts)
  await drop.push(0)
  await openFile(page, drop)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await look(page, 'report-partial')
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The chain could not be read.')).toBeVisible({ timeout: 60_000 })
  await look(page, 'report-offline')
  await page.goto(`/drops/${drop.manifest.dropId}`)
  await expect(page.getByText('The network does not answer.').first()).toBeVisible({ timeout: 60_000 })
  await look(page, 'drop-offline')
  faults.length = 0
})

test('a drop of a grid, one that is drawn, and one that is not here', async ({ page, chain }) => {
  const accounts = makeRows(900, { seed: 964 }).map(({ account }) => account)
  const grid = await publishDrop(chain, accounts.slice(0, 120), { title: 'Sixty slots' })
  await grid.push(0)
  await grid.push(1)
  await openFile(page, grid)
  await expect(page.getByRole('gridcell', { name: /^Slot 2\b.*Final/ })).toBeVisible()
  await page.getByRole('gridcell', { name: /^Slot 2\b/ }).click()
  await look(page, 'drop-grid')
  await openFile(page, await publishDrop(chain, accounts, { title: 'Many slots', isOnChain: false }))
  await expect(page.locator('canvas')).toBeVisible()
  await look(page, 'drop-canvas')
  await page.goto(`/drops/0x${'12'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await look(page, 'drop-missing')
  await page.goto('/drops/abc')
  await expect(page.getByRole('heading', { name: 'This is no drop id' })).toBeVisible()
  await look(page, 'drop-no-id')
})

const person = getAddress('0x00000000000000000000000000000000000f00d1')
const other = getAddress('0x00000000000000000000000000000000000b0bb2')

test('what a recipient sees of a drop', async ({ page, chain, faults }) => {
  const drop = await publishDrop(chain, [person, other])
  await servePublicFiles(page, drop.manifest)
  await page.goto(drop.path)
  await expect(page.getByLabel('Check an address, no connection needed')).toBeVisible()
  await look(page, 'public')
  await page.getByLabel('Check an address, no connection needed').fill('0x12')
  await button(page, 'Check').click()
  await look(page, 'public-bad-address')
  await page.goto(`${drop.path}?address=${person}`)
  await expect(page.getByText('You can claim')).toBeVisible()
  await look(page, 'public-claim')
  await drop.push(0)
  await page.reload()
  await expect(page.getByText(/You were paid|Paid|Received/).first()).toBeVisible()
  await look(page, 'public-paid')
  await page.goto(`${drop.path}?address=${getAddress(`0x${'ab'.repeat(20)}`)}`)
  await expect(page.getByText(/not (?:in|on|listed)/i).first()).toBeVisible()
  await look(page, 'public-not-listed')
  await page.goto(`/d/0x${'ab'.repeat(32)}`)
  await page.waitForLoadState('networkidle')
  await look(page, 'public-unknown')
  faults.length = 0
})

test('what an address received', async ({ page, chain, faults }) => {
  await page.goto('/me')
  await look(page, 'received')
  const paid = await publishDrop(chain, [person, other], { title: 'Paid already' })
  await paid.push(0)
  const claimable = await publishDrop(chain, [person, other], { title: 'To be claimed' })
  for (const { manifest } of [paid, claimable]) await servePublicFiles(page, manifest)
  await page.route('**/api/graphql', (route) =>
    route.fulfill({
      json: {
        data: {
          allocations: {
            edges: [paid, claimable].map(({ manifest }) => ({ node: { drop: { id: manifest.dropId } } })),
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      },
    }),
  )
  await page.goto(`/me?address=${person}`)
  await expect(page.getByRole('region', { name: 'You can claim' })).toBeVisible()
  await look(page, 'received-full')
  await page.unroute('**/api/graphql')
  await page.goto(`/me?address=${getAddress(`0x${'cd'.repeat(20)}`)}`)
  await expect(page.getByText('No public drop lists this address.')).toBeVisible()
  await look(page, 'received-none')
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.reload()
  await expect(page.getByText('Response not successful: Received status code 503')).toBeVisible()
  await look(page, 'received-api-down')
  faults.length = 0
})
