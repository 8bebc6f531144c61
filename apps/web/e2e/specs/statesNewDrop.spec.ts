import { makeRows, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, newAccount, test } from '../fixtures/app.ts'
import { holdNode, holdWorkers } from '../fixtures/hold.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// G3: states on the way to a sealed list that something out of the ordinary leads to.

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

test('assets: networks without a contract, the search, a silent network, coins', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as { chains: object[] }
    const others = [1, 5].map((id) => ({
      id,
      rpcUrls: [`${chain.rpcUrl}/other`],
      explorerUrl: null,
      distributor: null,
    }))
    await route.fulfill({ json: { ...config, demoWallet: false, chains: [...config.chains, ...others] } })
  })
  await page.route(`${chain.rpcUrl}/other`, (route) => route.abort())
  await page.goto('/drops/new')
  const she = creator(page)
  await she.connect()
  await page.getByRole('radio', { name: /^Ethereum/ }).check()
  await expect(page.getByText('No distributor is configured for this network.')).toBeVisible()
  await look(page, 'asset-no-contract')
  await button(page, /^Local/).click()
  wallet.hold('wallet_switchEthereumChain')
  await dialog(page)
    .getByRole('button', { name: /^Ethereum/ })
    .click()
  await expect(dialog(page).getByText('Confirm in Wallet')).toBeVisible()
  await look(page, 'network-asking')
  await page.unroute('**/api/config')
  await page.reload()
  const field = page.getByRole('combobox', { name: 'Token address' })
  await field.fill('e')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look(page, 'asset-search')
  await field.fill('')
  const answer = await holdNode(page, chain.rpcUrl)
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(page.getByText('Asking the network …')).toBeVisible()
  await look(page, 'asset-asking')
  answer()
  await page.getByRole('radio', { name: /ETH/ }).check()
  await expect(page.getByText('Coins can’t be claimed')).toBeVisible()
  await look(page, 'asset-coin')
  // The calls that failed are meant.
  faults.length = 0
})

test('sources of a list: a file over the page, holders of a token, drops of another kind', async ({ page, chain }) => {
  const she = creator(page)
  const accounts = [newAccount(), newAccount()]
  const items = await publishDrop(chain, accounts, { standard: 'ERC721', symbol: 'PASS', isOnChain: false })
  await she.openFile(items.manifest)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await button(page, 'Token holders').click()
  await page.getByTestId('drop-zone').dispatchEvent('dragover')
  await expect(page.getByTestId('drop-zone')).toHaveAttribute('data-over', 'true')
  await look(page, 'source-holders')
  await button(page, 'Earlier drop').click()
  await button(page, /Season 2 rewards/).click()
  await expect(page.getByText('That drop pays another kind of token.')).toBeVisible()
  await look(page, 'source-earlier-drop')
})

test('what a list asks: names, ways to write amounts, repeats; rows set aside', async ({ page }) => {
  const [a, b, , d] = makeRows(4, { seed: 1_503 }).map(({ account }) => account)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  const questions = ['address;amount', `${a};1.500`, `${b};2.250`, `${a};3.125`, 'someone.eth;4.000', `${d};9.750`]
  await she.chooseFile('questions.csv', questions.join('\n'))
  await button(page, /^Look 1 name/).click()
  await expect(page.getByText('Names are kept on Ethereum')).toBeVisible()
  await look(page, 'list-questions')
  await button(page, /^Set 1 row aside/).click()
  await button(page, 'Keep first').click()
  await button(page, '1,000.5 is a thousand').click()
  await expect(button(page, 'Review list')).toBeEnabled()
  await button(page, /^Set aside/).click()
  await page.getByRole('row').filter({ hasText: 'someone.eth' }).click()
  await expect(page.getByText('It is not paid, and the report lists it.')).toBeVisible()
  await look(page, 'list-set-aside')
})

test('what a list is made of: nothing, columns that she names, shares of a total, tokens with ids', async ({
  page,
}) => {
  const accounts = makeRows(4, { seed: 1_509 }).map(({ account }) => account)
  const lines = (...[header, ...cells]: string[]) =>
    [header, ...cells.map((cell, place) => `${accounts[place]},${cell}`)].join('\n')
  const she = creator(page)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('empty.csv', '\n')
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  await expect(page.getByText('This list has no rows.')).toBeVisible()
  await look(page, 'list-empty')

  const replace = () => button(page, 'Replace').click()
  await replace()
  await she.chooseFile('unknown.csv', lines('who,how much,why', '1.5,first', '2,second', '3,third', '4,fourth'))
  await expect(page.getByRole('heading', { name: /Header not understood/ })).toBeVisible()
  await look(page, 'list-columns-unknown')
  await page.getByLabel('why').selectOption('Private note')
  await page.getByLabel('how much').selectOption('Amount')
  await expect(page.getByText('5 lines = 4 ready')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'fourth' })).toBeVisible()
  await look(page, 'list-columns-named')
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill('nobody of that name')
  await expect(page.getByText('No row fits this filter.')).toBeVisible()
  await look(page, 'list-none-fits')

  await replace()
  await she.chooseFile('shares.csv', lines('voter,vp', '10', '20', '30', '40'))
  await expect(page.getByText('This looks like votes or holdings')).toBeVisible()
  await page.getByLabel('Amounts are').selectOption('parts of a total, in proportion')
  await page.getByLabel('Total to share, MERI').fill('1.0.0')
  await expect(page.getByText('This is no amount above zero.')).toBeVisible()
  await look(page, 'list-shares-asked')
  await page.getByLabel('Total to share, MERI').fill('1000')
  await button(page, 'Apply').click()
  await expect(page.getByRole('row').filter({ hasText: '400' })).toBeVisible()
  await look(page, 'list-shares')

  await page.goto('/drops/new?step=asset')
  await she.chooseToken('PASS')
  await replace()
  await she.chooseFile('items.csv', lines('address,token_id', '11', '12', '12', '13'))
  await expect(button(page, 'Replace')).toBeVisible()
  await look(page, 'list-items')
})

test('a long list in the middle of being read, tried, asked about and sealed', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  const rows = makeRows(70_000, { seed: 1_504 })
  await chain.fund(
    wallet.account.address,
    'MERI',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  const workers = await holdWorkers(page)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await workers.shut()
  await she.chooseFile('long.csv', toCsv(rows))
  await expect(page.getByLabel(/^[1-9]\d % read$/)).toBeVisible()
  await look(page, 'list-half-read')
  await workers.open()
  await button(page, 'Review list').click()
  await expect(button(page, 'Ask about 70,000 accounts')).toBeVisible()
  const answerTrials = await holdNode(page, chain.rpcUrl, { methods: ['eth_simulateV1'], after: 6 })
  const answerCodes = await holdNode(page, chain.rpcUrl, { methods: ['eth_getCode'], after: 400 })
  await button(page, 'Try every row').click()
  await button(page, 'Ask about 70,000 accounts').click()
  await expect(page.getByLabel('1 % tried')).toBeVisible()
  await expect(page.getByText('Asking … 1 %')).toBeVisible()
  await look(page, 'review-half-tried')
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  answerTrials()
  answerCodes()
  await expect(page.getByText('The trial did not end.')).toBeVisible()
  await expect(page.getByText('Nothing is known about the accounts.')).toBeVisible()
  await look(page, 'review-node-silent')
  await page.unroute(`${chain.rpcUrl}/**`)
  await workers.shut()
  await button(page, /^Seal the list/).click()
  await expect(button(page, /^Sealing … [1-9]\d %$/)).toBeVisible()
  await look(page, 'review-sealing')
  await workers.open()
  await expect(button(page, 'Download the sealed list')).toBeVisible()
  // The calls that failed are meant.
  faults.length = 0
})
