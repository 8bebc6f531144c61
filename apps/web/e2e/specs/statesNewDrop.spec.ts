import { makeRows, makeXlsx, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { type Address, zeroAddress } from 'viem'
import { expect, newAccount, test } from '../fixtures/app.ts'
import { holdNode, holdWorkers } from '../fixtures/hold.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// States on the way to a sealed list that something out of the ordinary leads to.

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

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
  await button(page, 'Earlier drop').click()
  await button(page, /Season 2 rewards/).click()
  await expect(page.getByText('That drop pays another kind of token.')).toBeVisible()

  // The list of a drop of the same kind is this one's.
  const { manifest } = await publishDrop(chain, accounts, { isOnChain: false })
  await she.openFile(manifest)
  await page.goto('/drops/new?step=recipients')
  await button(page, 'Earlier drop').click()
  await button(page, /2 recipients, MERI/).click()
  await expect(page.getByText(/^3 lines = 2 ready/)).toBeVisible()
  await button(page, 'Replace').click()

  // What is pasted is there again after a reload, and to be changed after it was read.
  await button(page, 'Paste').click()
  const text = page.getByRole('textbox', { name: 'List of recipients' })
  await text.fill(`${accounts[0]},1`)
  await page.reload()
  await expect(text).toHaveValue(`${accounts[0]},1`)
  await button(page, 'Read this list').click()
  await expect(page.getByText('1 line = 1 ready')).toBeVisible()
  await button(page, 'Replace').click()
  await expect(text).toHaveValue(`${accounts[0]},1`)
})

test('a list with three tokens becomes three drops that come one after another, also after a reload', async ({
  page,
  chain,
  wallet,
}) => {
  const [a, b] = [newAccount(), newAccount()]
  const [meri, dollar] = [chain.token('MERI'), chain.token('DUSD')]
  await chain.fund(wallet.account.address, 'MERI', 10n ** 19n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  const lines = [
    'token_type,token_address,receiver,amount,id',
    `erc20,${meri},${a},1.5,`,
    `erc20,${dollar},${a},"1,250.50",`,
    `native,,${b},0.25,`,
    `erc20,${meri},${b},2,`,
    `erc20,${dollar},${b},2,`,
  ]
  await she.chooseFile('payouts.csv', lines.join('\n'))
  await expect(page.getByRole('heading', { name: 'This list pays 3 tokens' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'DUSD' })).toContainText('1,252.5')
  await expect(button(page, 'Make 3 drops')).toBeEnabled()
  await expect(page.getByLabel('token_address').locator('option:checked')).toHaveText('Token of the line')
  await expect(page.getByLabel('id', { exact: true }).locator('option:checked')).toHaveText('Not used')
  await button(page, 'Make 3 drops').click()
  const drops = page.getByRole('navigation', { name: 'Drops of this list' })
  await expect(drops.getByRole('listitem')).toHaveText([
    /^3.5 MERI, 2 recipients\s*open here$/,
    /^1,252.5 DUSD, 2 recipients\s*Go on with DUSD$/,
    /^0.25 ETH, 1 recipient\s*Go on with ETH$/,
  ])
  await expect(page.getByText(/^6 lines = 2 ready/)).toBeVisible()
  await she.seal('Season 2')

  await drops.getByRole('link', { name: 'Go on with DUSD' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DUSD')
  await expect(page.getByText(/^6 lines = 2 ready/)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Review list')).toBeEnabled()
  // The sealed one leads on to the others, too.
  await drops.getByRole('link', { name: 'sealed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season 2')
  await drops.getByRole('link', { name: 'Go on with ETH' }).click()
  await expect(page.getByText(/^6 lines = 1 ready/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '0.25' })).toBeVisible()
})

test('what a list is made of: nothing, a sheet of a spreadsheet, columns that she names, shares of a total, tokens with ids', async ({
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
  await expect(page.getByText('This list has no lines.')).toBeVisible()

  const replace = () => button(page, 'Replace').click()
  await replace()
  const sheet = (name: string, ...amounts: string[]) => ({
    name,
    rows: [['address', 'amount'], ...amounts.map((number, place) => [accounts[place] ?? '', { number }])],
  })
  const buffer = Buffer.from(makeXlsx([sheet('June', '1.1000000000000001', '2'), sheet('July', '3', '4', '5')]))
  await page.getByLabel('List of recipients').setInputFiles({ name: 'payouts.xlsx', mimeType: '', buffer })
  await expect(page.getByText('3 lines = 2 ready')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '1.1' })).toBeVisible()
  await look(page, 'list-sheets')
  await page.getByLabel('Sheet').selectOption('July')
  await expect(page.getByText('4 lines = 3 ready')).toBeVisible()
  await expect(page.getByText('payouts.xlsx, July', { exact: true })).toBeVisible()
  await page.getByLabel('Sheet').selectOption('June')
  await expect(page.getByText('3 lines = 2 ready')).toBeVisible()
  await expect(page.getByText('payouts.xlsx, June', { exact: true })).toBeVisible()

  await replace()
  const german = [`${accounts[0]};1.250,50;Büro`, `${accounts[1]};12,5;`, `${accounts[1]};1;`]
  await she.chooseFile('german.csv', ['Empfänger;Betrag;Bemerkung', ...german].join('\n'))
  await expect(page.getByText('4 lines = 1 ready + 2 to check + 0 errors')).toBeVisible()
  await button(page, 'Add them up').click()
  await expect(
    page.getByText(
      '4 lines = 2 ready + 0 to check + 0 errors + 0 excluded + 0 blank + 1 header + 1 added to other lines',
    ),
  ).toBeVisible()
  await expect(page.getByText('Median 632')).toBeVisible()

  // What people write beside numbers and addresses goes by one click for all of it.
  await replace()
  const written = [
    `https://explorer.example/address/${accounts[0]},5 MERI`,
    `${accounts[1]?.slice(2)},$6`,
    `${accounts[2]} ${accounts[3]},7`,
    'Total,18',
  ]
  await she.chooseFile('written.csv', ['address,amount', ...written].join('\n'))
  await button(page, 'Read the numbers alone').click()
  await button(page, 'Take the addresses').click()
  const group = (name: RegExp) => page.getByTestId('issues').getByRole('listitem').filter({ hasText: name })
  await group(/Several addresses in one cell/)
    .getByRole('button', { name: 'Exclude line' })
    .click()
  await expect(page.getByText('5 lines = 2 ready + 0 to check + 0 errors + 1 excluded')).toBeVisible()

  // A list of addresses alone is one amount away from being one.
  await replace()
  await she.chooseFile('addresses.csv', accounts.join('\n'))
  await expect(page.getByRole('heading', { name: /No amounts found/ })).toBeVisible()
  await button(page, 'Give everyone the same amount').click()
  await expect(page.getByLabel('Each gets, MERI')).toBeFocused()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 lines = 4 ready')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No problems left' })).toBeVisible()
  await expect(page.getByText('10.00 MERI').first()).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByRole('heading', { name: /No amounts found/ })).toBeVisible()

  await replace()
  await she.chooseFile(
    'two-sums.csv',
    lines('who,gross,net,why', '2,1.5,first', '3,2,second', '4,3,third', '5,4,fourth'),
  )
  await expect(page.getByRole('group', { name: /Which column is the amount/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review list' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /“net”/ }).click()
  await expect(page.getByText('5 lines = 4 ready')).toBeVisible()
  await page.getByText('Change columns').click()
  await page.getByLabel('why').selectOption('Private note')
  await expect(page.getByRole('row').filter({ hasText: 'fourth' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill('nobody of that name')
  await expect(page.getByText('No line fits this filter.')).toBeVisible()

  await replace()
  await she.chooseFile('shares.csv', lines('voter,vp', '10', '20', '30', '40'))
  await expect(page.getByText('This looks like votes or holdings')).toBeVisible()
  await page.getByLabel('Amounts are').selectOption('parts of a total, in proportion')
  await page.getByLabel('Total to share, MERI').fill('1.0.0')
  await expect(page.getByText('This is no amount above zero.')).toBeVisible()
  await page.getByLabel('Total to share, MERI').fill('1000')
  await button(page, 'Apply').click()
  await expect(page.getByRole('row').filter({ hasText: '400' })).toBeVisible()

  await page.goto('/drops/new?step=asset')
  await she.chooseToken('PASS')
  await replace()
  await she.chooseFile('items.csv', lines('address,token_id', '11', '12', '12', '13'))
  await expect(button(page, 'Replace')).toBeVisible()
})

test('a long list in the middle of being read, tried, asked about and sealed', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  const drawn = makeRows(70_000, { seed: 1_504 })
  const [first = { account: zeroAddress, amount: 1n, id: 0n }] = drawn
  // Among so many, chance makes addresses that share four digits at each end: that is no finding.
  const alike = `${first.account.slice(0, 6)}${'0'.repeat(32)}${first.account.slice(-4)}`.toLowerCase() as Address
  const rows = [...drawn, { ...first, account: alike }]
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
  await expect(page.getByText('70,002 lines = 70,001 ready + 0 to check')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Addresses that look alike/ })).toHaveCount(0)
  await button(page, 'Review list').click()
  await expect(button(page, 'Check for contracts')).toBeVisible()
  const answerTrials = await holdNode(page, chain.rpcUrl, { methods: ['eth_simulateV1'], after: 6 })
  const answerCodes = await holdNode(page, chain.rpcUrl, { methods: ['eth_getCode'], after: 400 })
  await button(page, 'Try every payment').click()
  await button(page, 'Check for contracts').click()
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

test('what a list asks: names, ways to write amounts, repeats; rows set aside', async ({ page }) => {
  const [a, b, , d] = makeRows(4, { seed: 1_503 }).map(({ account }) => account)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  const questions = ['address;amount', `${a};1.500`, `${b};2.250`, `${a};3.125`, 'someone.eth;4.000', `${d};9.750`]
  await she.chooseFile('questions.csv', questions.join('\n'))
  await button(page, /^Look up 1 name/).click()
  await expect(page.getByText('Names are kept on Ethereum')).toBeVisible()
  await look(page, 'list-questions')
  await button(page, /^Exclude 1 line/).click()
  await button(page, 'Keep first').click()
  await button(page, 'The point is the decimal sign (1,000.50)').click()
  await expect(button(page, 'Review list')).toBeEnabled()
  await button(page, /^Excluded/).click()
  await page.getByRole('row').filter({ hasText: 'someone.eth' }).click()
  await expect(page.getByText('It is not paid, and the report lists it.')).toBeVisible()
  await look(page, 'list-set-aside')
})
