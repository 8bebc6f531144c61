import { claimRequest } from '@slotdrop/delivery'
import { proveRow, serializeManifest } from '@slotdrop/drops'
import { makeRows, toCsv } from '@slotdrop/testing'
import { type Address, createWalletClient, erc20Abi, getAddress, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import type { Locator, Page } from '@playwright/test'
import { blockAccount, expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { findCutWords, look, setLook } from '../pages/look.ts'

// Every state of every screen, light and dark, wide and narrow.

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

function wholeTokens(count: number, seed: number, amount = 7n) {
  return makeRows(count, { seed }).map((row) => ({ ...row, amount: amount * 10n ** 18n }))
}

/** One part of a page stands after another, wherever they are drawn. */
async function follows(page: Page, part: Locator, before: Locator) {
  const [later, earlier] = await Promise.all([part.elementHandle(), before.elementHandle()])
  const isLater = await page.evaluate(
    ([a, b]) => a !== null && b !== null && Boolean(b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING),
    [later, earlier] as const,
  )
  expect(isLater).toBe(true)
}

test('pages that stand alone', async ({ page, faults }) => {
  await page.goto('/')
  await look(page, 'landing')
  for (const path of ['/me', '/docs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The rail of the app.
    await expect(page.getByRole('complementary', { name: 'Main' }).getByRole('link', { name: 'Drops' })).toBeVisible()
  }
  await look(page, 'docs')
  await page.goto('/not-here')
  await look(page, '404')
  await page.goto('/500')
  await look(page, '500')
  // The answers 404 and 500 are meant.
  faults.length = 0
})

test('settings', async ({ page, chain, faults }) => {
  await page.goto('/settings')
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  const node = button(page, /^Test Local/)
  await node.click()
  await expect(page.getByText(/^\d+ ms, block/)).toBeVisible()
  await look(page, 'settings')
  await setLook(page, 'light', 390)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Slotdrop' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Address book' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeVisible()
  await setLook(page, 'light', 1440)
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await node.click()
  await expect(page.getByText('Does not answer')).toBeVisible()
  await button(page, 'Forget everything on this device …').click()
  await look(page, 'settings-asking')
  await button(page, 'Forget it').click()
  await expect(page.getByText('Forgotten.')).toBeVisible()
  await look(page, 'settings-forgotten')
  // The call that failed is meant.
  faults.length = 0
})

test('the palette and the shortcuts', async ({ page }) => {
  await page.goto('/drops')
  await expect(button(page, 'Connect Wallet').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Find a drop or address' }).click()
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
  // She moves: the page runs.
  await page.mouse.move(400, 400)
  await expect(button(page, 'Try with a sample list')).toBeVisible()
  await look(page, 'drops-empty')
  await page.getByTestId('drop-list-page').dispatchEvent('dragover')
  await expect(button(page, 'Let go to open the sealed file.')).toBeVisible()
  await page.getByTestId('drop-list-page').dispatchEvent('dragleave')
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
  await creator(page).openFile(half.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  await creator(page).openFile(whole.manifest)
  await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  await creator(page).openFile((await publishDrop(chain, accounts, { title: 'Not begun', isOnChain: false })).manifest)
  await page.goto('/drops')
  await expect(page.getByRole('link', { name: 'Not begun', exact: true })).toBeVisible()
  await look(page, 'drops-full')
  // What all of them pay stands above the list, and figures end at one edge.
  await expect(page.getByText('Paid in MERI')).toBeVisible()
  await expect(page.getByText(/of 6,720(\.\d+)? MERI/)).toBeVisible()
  const rightEdges = await page
    .getByRole('table', { name: 'Drops' })
    .getByRole('row')
    .evaluateAll((lines) =>
      [2, 3].map((column) =>
        lines.map(({ children }) => Math.round(children[column]?.getBoundingClientRect().right ?? 0)),
      ),
    )
  for (const edges of rightEdges) expect(new Set(edges).size, `${edges}`).toBe(1)
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
  let isLate = true
  const gate = createGate()
  await page.route('**/api/config', async (route) => {
    if (isLate) await gate.opened
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What do you send?' })).toBeVisible()
  await look(page, 'asset-loading')
  isLate = false
  gate.open()
  // A list is read by a worker: without its script the reading stands still.
  await page.route(/_next\/static\/.*worker/, () => {})
  await page.reload()
  const she = creator(page)
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(wholeTokens(20, 968)))
  await expect(page.getByText('Reading list.csv …')).toBeVisible()
  await look(page, 'list-reading')
  faults.length = 0
})

test('a new drop: token and list', async ({ page, chain, wallet }) => {
  await chain.fund(wallet.account.address, 'MERI', 10n ** 18n)
  const she = creator(page)
  await page.goto('/drops/new')
  await expect(page.getByRole('radio', { name: /MERI/ })).toBeVisible()
  await look(page, 'asset')
  await page.getByLabel('Token address').fill('0x1234')
  await expect(page.getByText('This is not an address')).toBeVisible()
  await look(page, 'asset-problem')
  await she.connect()
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(button(page, 'Add recipients')).toBeEnabled()
  // What she holds stands at the end of each token, its face before the name; steps and heading share an edge with the page.
  const token = page.locator('label').filter({ has: page.getByRole('radio', { name: /MERI/ }) })
  await expect(token.locator('.figure')).toHaveText('1')
  await expect(token.locator('svg')).toHaveCount(1)
  const edges = await page
    .locator('main')
    .evaluate((main) => ['ol', 'h1', 'fieldset'].map((part) => main.querySelector(part)?.getBoundingClientRect().left))
  expect(new Set(edges).size, `${edges}`).toBe(1)
  await expect(page.getByRole('banner').getByText('Draft kept on this device')).toBeVisible()
  await expect(page.getByRole('main').getByText('Draft kept on this device')).toHaveCount(0)
  await follows(page, button(page, 'Add recipients'), page.getByRole('main').getByRole('radio').last())
  await look(page, 'asset-chosen')
  // On a phone what is due has the foot to itself, and little of the window.
  await setLook(page, 'light', 390)
  await expect(page.getByRole('complementary', { name: 'Main' })).toHaveCount(0)
  const foot = await button(page, 'Add recipients').locator('..').boundingBox()
  expect(foot?.height).toBeLessThan(844 / 6)
  await setLook(page, 'light', 1440)
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
  const lines = [
    'address,amount',
    `${a},1`,
    '0x1234,1',
    `${b},one`,
    `${c},0`,
    `${a},2`,
    `${c},1e18`,
    `${wallet.account.address},4`,
    '',
  ]
  await she.chooseFile('issues.csv', lines.join('\n'))
  await expect(button(page, 'Next problem')).toBeVisible()
  // One face of an address, wherever it is shown.
  const face = (part: Locator) => part.locator('svg path').first().getAttribute('d')
  expect(await face(page.getByRole('row').filter({ hasText: wallet.account.address }))).toBe(
    await face(page.locator('button.wui-account-button')),
  )
  // The whole window, and one part in it that scrolls by itself: the lines. Its head keeps the room of the scroll bar, too.
  await expect(page.getByRole('complementary', { name: 'Main' })).toHaveCount(0)
  const scrolling = await page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('*'))
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .map((part) => part.getAttribute('role')),
  )
  expect(scrolling).toEqual(['rowgroup'])
  for (const part of [page.getByRole('rowgroup'), page.getByRole('columnheader', { name: 'Line' }).locator('..')])
    await expect(part).toHaveCSS('scrollbar-gutter', 'stable')
  // What can't be pressed is an outline without a ground.
  for (const name of ['Undo', 'Review list']) {
    await expect(button(page, name)).toBeDisabled()
    await expect(button(page, name)).toHaveCSS('border-top-style', 'dashed')
    await expect(button(page, name)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCSS('border-top-style', 'solid')
  await look(page, 'list-issues')
  for (const width of [1920, 1280, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByText('Amount in scientific notation').last()).toBeVisible()
    expect(await findCutWords(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
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
  // Nothing has a colour that is not there.
  const inks = await page
    .getByRole('complementary', { name: 'Findings' })
    .evaluate((panel) => Array.from(panel.querySelectorAll('dl dd'), (count) => getComputedStyle(count).color))
  expect(new Set(inks.slice(0, 3)).size, `${inks}`).toBe(1)
  await look(page, 'list-clean')
  // On a phone the foot has what is due and where she is, and no navigation.
  await setLook(page, 'light', 390)
  await expect(page.getByText('Step 2 of 5')).toBeInViewport()
  await expect(button(page, 'Review list')).toBeInViewport()
  await expect(page.getByRole('complementary', { name: 'Main' })).toHaveCount(0)
  await setLook(page, 'light', 1440)
  await button(page, 'Review list').click()
  await button(page, 'Back').click()
  await expect(page.getByText('21 lines = 20 ready')).toBeVisible()
  await button(page, 'Review list').click()
  await follows(page, button(page, /^Seal the list/), page.getByRole('region', { name: 'What is sealed' }))
  // Who connects only now is told what the account holds all the same.
  await she.connect()
  await expect(page.getByText(/^You hold 1 MERI/)).toBeVisible()
  await page.getByText('Advanced options').click()
  await look(page, 'review-short')
  await page.getByLabel('Round', { exact: true }).fill('next')
  await page.getByLabel('Opens').fill('2031-02-03T04:05')
  await page.getByLabel('Closes').fill('2031-02-03T04:04')
  await expect(page.getByText('It closes before it opens. Choose a later time.')).toBeVisible()
  await look(page, 'review-terms-wrong')
  await expect(button(page, /^Seal the list/)).toBeDisabled()
  await page.getByLabel('Round', { exact: true }).fill('0')
  for (const time of ['Opens', 'Closes']) await page.getByLabel(time).fill('')
  await button(page, /^Seal the list/).click()
  await expect(page.getByText(/Add [\d,]+ MERI/)).toBeVisible()
  await look(page, 'allowance-short')
  await chain.fund(wallet.account.address, 'MERI', 1000n * 10n ** 18n)
  await button(page, 'Check again').click()
  await expect(button(page, /^Approve /)).toBeEnabled()
  // What leaves her wallet stands beside what she signs, and nothing that is optional before it.
  const ledger = page.getByRole('region', { name: 'Leaves your wallet, slot by slot' })
  for (const words of ['140.00 MERI', '20 recipients', 'Total, at most']) await expect(ledger).toContainText(words)
  const [left, right] = [await ledger.boundingBox(), await page.getByRole('region', { name: 'Approval' }).boundingBox()]
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? Infinity) + (left?.width ?? 0))
  for (const words of ['Who may send, and whether recipients may claim', 'Let a second person check it'])
    await follows(page, page.getByText(words), button(page, /^Approve /))
  await page.getByText('Who may send, and whether recipients may claim').click()
  await page.getByLabel('Slots are sent by').selectOption('one')
  await page.getByLabel('Operator’s address').fill('0x12')
  await look(page, 'allowance')
  await page.getByLabel('Slots are sent by').selectOption('me')
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
  faults,
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
  await expect(button(page, /^Send to 260 recipients/)).toBeVisible()
  await look(page, 'drop-before')
  for (const [tab, words] of [
    ['Needs you', 'Nothing needs you.'],
    ['Transactions', /No transaction/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toContainText(words)
  }
  await look(page, 'drop-transactions-none')
  await page.getByRole('tab', { name: 'Recipients' }).click()
  await blockAccount(chain, rows[0]?.account as Address)
  await blockAccount(chain, rows[3]?.account as Address)
  wallet.rejectAfter('eth_sendTransaction', 0)
  await she.send(/^Send to 260 recipients/)
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  await look(page, 'drop-declined')
  await she.send(/^Send to 260 recipients/)
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
  wallet.fail('personal_sign')
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.route('**/api/graphql', (route) => route.abort())
  await button(page, 'Keep it on the server').click()
  // A toast that is pointed at stays.
  await page.getByText(/^The list was not kept on the server:/).hover()
  await look(page, 'toast-error')
  await page.mouse.move(700, 700)
  await page.unroute('**/api/graphql')
  await expect(page.getByText(/^The list was not kept on the server:/)).toHaveCount(0)
  await button(page, 'Keep it on the server').click()
  await page.getByRole('status').getByText('Kept on the server', { exact: true }).hover()
  await look(page, 'toast-success')
  // The requests that failed are meant.
  faults.length = 0
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
  await expect(button(page, /^Send to /)).toBeVisible()
  // Taken back with another tool meanwhile.
  const hash = await createWalletClient({
    account: wallet.account,
    chain: { ...localhost, id: 31_337 },
    transport: http(chain.rpcUrl),
  }).writeContract({
    abi: erc20Abi,
    address: chain.token('MERI'),
    functionName: 'approve',
    args: [chain.distributor, 0n],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(button(page, /^Approve /)).toBeEnabled()
  await look(page, 'drop-allowance-gone')
  await button(page, /^Approve /).click()
  await button(page, 'Back to sending').click()
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
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Small and done')
  // Each event has its time, the seal its words, and its hash behind them; addresses stand below each other.
  await expect(page.getByRole('listitem').filter({ hasText: 'List sealed' }).locator('time')).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /5 paid, block/ })
      .locator('time'),
  ).toBeVisible()
  const hash = page.getByText(new URL(page.url()).pathname.replace('/drops/', ''), { exact: true })
  await expect(hash).toBeHidden()
  await page.getByText('Details of the seal').click()
  await expect(hash).toBeVisible()
  await look(page, 'drop-complete')
  await page.getByRole('tab', { name: 'Amounts' }).click()
  const largest = page.getByRole('tabpanel').getByRole('listitem')
  await expect(largest).toHaveCount(5)
  const places = await largest.evaluateAll((lines) =>
    lines.map((line) => line.querySelector('.address')?.getBoundingClientRect().left),
  )
  expect(new Set(places).size, `${places}`).toBe(1)
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await look(page, 'report-complete')
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Download CSV')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The whole breadth of the paper, and dark words on it in either theme.
  expect((await page.getByRole('article').boundingBox())?.width).toBeGreaterThan(900)
  await setLook(page, 'dark', 1440)
  const ink = () => page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color)
  expect(await ink()).toBe('rgb(19, 26, 23)')
  await look(page, 'report-print')
  await page.emulateMedia({ media: 'screen' })
  const drop = new URL(page.url()).pathname.replace('/report', '')
  // The same rows again, in another order: a new drop is empty, and says at once that they were paid.
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('again.csv', toCsv(rows.toReversed()))
  await expect(page.getByText(/^This list was paid on .+, as Small and done\./)).toBeVisible()
  await look(page, 'list-repeated')
  await button(page, 'Send again as round 2').click()
  await expect(page.getByText('This is round 2: its recipients are paid once more.')).toBeVisible()
  await button(page, 'Review list').click()
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('2')
  await expect(button(page, 'Send again as round 2')).toHaveCount(0)
  // The same from the drop itself: its page, the list of drops and the palette lead to its recipients in the next round.
  const isDuplicated = async () => {
    await expect(page.getByText('This is round 2: its recipients are paid once more.')).toBeVisible()
    await expect(page.getByText('6 lines = 5 ready')).toBeVisible()
    await expect(page).toHaveURL(/draft=[0-9a-f-]{36}&step=recipients$/)
  }
  await page.goto(drop)
  await page.getByRole('link', { name: 'Duplicate drop' }).click()
  await isDuplicated()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Duplicate Small and done' }).click()
  await isDuplicated()
  const fromList = page.url()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('duplicate small')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(fromList)
  await isDuplicated()
  // On the wrong network every page of the app says so, and none hides what it knows.
  await wallet.moveTo(8453)
  for (const [name, path, words] of [
    ['drops', '/drops', /Small and done/],
    ['new', '/drops/new', /What do you send/],
    ['drop', drop, /Complete/],
    ['report', `${drop}/report`, /Totals match the chain/],
    ['settings', '/settings', /kept on this device/],
  ] as const) {
    await page.goto(path)
    await expect(button(page, 'Wrong network')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(words)
    await look(page, `wrong-network-${name}`)
  }
})

test('a drop and its report that are being read', async ({ page, chain, faults }) => {
  const accounts = makeRows(4, { seed: 967 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts)
  await drop.push(0)
  await creator(page).openFile(drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  const answers: (() => void)[] = []
  await page.route(`${chain.rpcUrl}/**`, async (route) => {
    await new Promise<void>((done) => answers.push(done))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText(/Reading 2 slots and their transactions/)).toBeVisible()
  await look(page, 'report-loading')
  await page.goBack()
  await expect(page.getByText(/Reading 2 slots from the chain/)).toBeVisible()
  await look(page, 'drop-loading')
  for (const answer of answers) answer()
  faults.length = 0
})

test('every page while neither the node nor the API answers', async ({ page, chain, faults }) => {
  const accounts = makeRows(4, { seed: 967 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts)
  await drop.push(0)
  await creator(page).openFile(drop.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await look(page, 'report-partial')
  await servePublicFiles(page, drop.manifest)
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await page.route('**/api/graphql', (route) => route.abort())
  for (const [name, path, words] of [
    ['landing', '/', /Pay thousands of addresses/],
    ['report', `/drops/${drop.manifest.dropId}/report`, /The chain could not be read\./],
    ['drop', `/drops/${drop.manifest.dropId}`, /The network does not answer\./],
    ['drops', '/drops', /Season 2 rewards/],
    ['settings', '/settings', /kept on this device/],
    ['public', `${drop.path}?address=${accounts[3]}`, /Whether it is paid already can’t be told right now\./],
    ['received', `/me?address=${accounts[3]}`, /The list of your drops can’t be fetched\./],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 })
    await look(page, `${name}-offline`)
  }
  await page.goto('/drops/new')
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(page.getByText('The network’s node does not answer')).toBeVisible({ timeout: 60_000 })
  await expect(button(page, 'Add recipients')).toBeDisabled()
  await look(page, 'asset-offline')
  faults.length = 0
})

test('a drop of a grid, one that is drawn, and one that is not here', async ({ page, chain }) => {
  const accounts = makeRows(900, { seed: 964 }).map(({ account }) => account)
  const grid = await publishDrop(chain, accounts.slice(0, 120), { title: 'Sixty slots' })
  await grid.push(0)
  await grid.push(1)
  const claimant = createWalletClient({
    account: privateKeyToAccount(grid.key),
    chain: { ...localhost, id: 31_337 },
    transport: http(chain.rpcUrl),
  })
  const claim = claimRequest(grid.manifest, { ...grid.manifest.rowAt(4), index: 4, ...proveRow(grid.manifest, 4) })
  await chain.client.waitForTransactionReceipt({
    hash: await claimant.sendTransaction({ to: claim.to, data: claim.data }),
  })
  await creator(page).openFile(grid.manifest)
  await expect(page.getByRole('gridcell', { name: /^Slot 2\b.*Final/ })).toBeVisible()
  // One of two is claimed: half of the slot is filled.
  const half = page.getByRole('gridcell', { name: /^Slot 3\b/ })
  await expect(half).toHaveAttribute('data-stage', 'partial')
  await expect(half).toHaveCSS('background-size', /50%/)
  await page.getByRole('gridcell', { name: /^Slot 2\b/ }).click()
  await look(page, 'drop-grid')
  await creator(page).openFile((await publishDrop(chain, accounts, { title: 'Many slots', isOnChain: false })).manifest)
  await expect(page.locator('canvas')).toBeVisible()
  await look(page, 'drop-canvas')
  const cancelled = await publishDrop(chain, accounts.slice(0, 4), { title: 'Cancelled' })
  await cancelled.push(0)
  await cancelled.cancel()
  await creator(page).openFile(cancelled.manifest)
  await page.getByRole('tab', { name: 'Claims and link' }).click()
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/cancelled/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('This drop was cancelled for ever.')).toBeVisible()
  await expect(button(page, /^Send/)).toHaveCount(0)
  await look(page, 'drop-cancelled')
  await page.goto(`/drops/0x${'12'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await look(page, 'drop-missing')
  const buffer = Buffer.from(serializeManifest(cancelled.manifest))
  await page.getByLabel('Sealed file').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer })
  await expect(page.getByText(`This file holds another drop, ${cancelled.manifest.fingerprint}.`)).toBeVisible()
  await look(page, 'drop-missing-other-file')
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
  await expect(page.getByText('There is no public drop with this address.')).toBeVisible()
  await look(page, 'public-unknown')
  faults.length = 0
})

test('what a recipient sees of a drop that is not to be claimed', async ({ page, chain }) => {
  for (const [name, oddities, words] of [
    ['waiting', { claimsOpen: false }, 'Waiting in slot 1'],
    ['coins', { standard: 'NATIVE', symbol: 'ETH' }, 'Waiting in slot 1'],
    ['unfunded', { isApproved: false }, 'The sender’s account does not cover it now'],
    ['closed', { closes: 1_000_000_000n }, 'This drop is closed'],
    ['opens-later', { opens: 4_000_000_000n }, 'Not open yet'],
  ] as const) {
    const { manifest, path } = await publishDrop(chain, [person, other], oddities)
    await servePublicFiles(page, manifest)
    await page.goto(`${path}?address=${person}`)
    await expect(page.getByRole('region', { name: 'Your allocation' })).toContainText(words)
    await look(page, `public-${name}`)
  }
  const cancelled = await publishDrop(chain, [person, other])
  await cancelled.cancel()
  await servePublicFiles(page, cancelled.manifest)
  await page.goto(`${cancelled.path}?address=${person}`)
  await expect(page.getByText('The sender cancelled this drop')).toBeVisible()
  await look(page, 'public-cancelled')
})

test('what a recipient sees of a drop that is being read, or was tampered with', async ({ page, chain, faults }) => {
  const { manifest, path } = await publishDrop(chain, [person, other])
  const gate = createGate()
  await page.route(`**/api/drops/${manifest.dropId}/**`, async (route) => {
    await gate.opened
    await route.abort()
  })
  await page.goto(`${path}?address=${person}`)
  await expect(page.getByRole('heading', { name: 'Reading the drop …' })).toBeVisible()
  await look(page, 'public-loading')
  gate.open()
  await expect(page.getByText('The drop’s files can’t be fetched.')).toBeVisible()
  await look(page, 'public-unreachable')
  await page.unroute(`**/api/drops/${manifest.dropId}/**`)
  await servePublicFiles(page, manifest, { shard: (bytes) => bytes.with(40, (bytes[40] ?? 0) ^ 1) })
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Do not trust this answer' })).toBeVisible()
  await look(page, 'public-tampered')
  await page.unroute(`**/api/drops/${manifest.dropId}/**`)
  await servePublicFiles(page, manifest, { index: (text) => text.replace(/"rowCount":2/, '"rowCount":3') })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This drop can’t be shown' })).toBeVisible()
  await look(page, 'public-tampered-index')
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
  const gate = createGate()
  const index = `**/api/drops/${claimable.manifest.dropId}/index.json`
  await page.route(index, async (route) => {
    await gate.opened
    await route.fallback()
  })
  await page.goto(`/me?address=${person}`)
  await expect(page.getByText(/^Reading drop \d of 2 …$/)).toBeVisible()
  await look(page, 'received-loading')
  gate.open()
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
