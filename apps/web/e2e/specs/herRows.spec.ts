import type { Page } from '@playwright/test'
import { parseManifest, serializeManifest } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { expect, readChain, test, watchPage } from '../fixtures/app.ts'
import { changeAnswers } from '../fixtures/changeAnswers.ts'
import { downloaded, parseCsv } from '../fixtures/downloads.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// Where rows stood in her own file, what she noted, and what she left out: on her pages, in her files, in every browser of hers.

/** A file with notes, whose last lines are one that is no payment and two more payments to the first accounts. */
function makeFile(count: number, seed: number) {
  const rows = makeRows(count, { seed }).map(({ account }, place) => ({
    account: String(account),
    amount: (place % 7) + 1,
    note: place % 3 === 0 ? '' : `Invoice ${place}`,
  }))
  const again = [0, 1].map((place) => ({ account: rows[place]?.account ?? '', amount: 5, note: `Again ${place}` }))
  const broken = { account: '0x1234', amount: 9, note: 'typed by hand' }
  // The first line has the names of the columns.
  const lines = [...rows, broken, ...again].map((line, place) => ({ ...line, line: place + 2 }))
  const text = ['address,amount,note', ...lines.map(({ account, amount, note }) => `${account},${amount},${note}`)]
  return { text: text.join('\n'), lines, brokenLine: count + 2 }
}

/** Takes a file to Review: what pays an account twice is added up, what pays nobody is excluded. */
async function bring(page: Page, text: string) {
  await creator(page).chooseFile('payroll.csv', text)
  await page.getByRole('button', { name: 'Add them up' }).click()
  await page.getByTestId('issues').getByRole('button', { name: 'Exclude line' }).click()
}

test('the report of 1,200 rows joins the source file by line with nothing left over; its fees are those of the receipts; one file takes all of it to another browser', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  const wallet = await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  const { text, lines, brokenLine } = makeFile(1_200, 5_100)
  await chain.fund(wallet.account.address, 'MERI', parseEther('100000'))
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('MERI')
  await bring(page, text)
  // The picture of the amounts is seen whole.
  await expect(page.getByRole('button', { name: 'Review list' })).toBeEnabled()
  const picture = page.locator('main figure')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeInViewport({ ratio: 0.99 })
  await she.seal('Payroll')
  const sealed = await downloaded(page, 'Download the sealed list')
  const manifest = await parseManifest(sealed.text)
  // What may be published says nothing of her file.
  expect(sealed.text).toBe(serializeManifest(manifest))
  expect(sealed.text).not.toContain('Invoice')
  await she.approve()
  await she.send()
  await she.isComplete()

  // On her page rows stand as in her file, each with its line and its note.
  const table = page.getByRole('table', { name: 'Recipients of the drop' })
  const cells = (row: number) => table.locator(`[aria-rowindex="${row + 1}"]`)
  await expect(cells(2)).toContainText(lines[1]?.account ?? '?')
  await expect(cells(2).getByRole('rowheader')).toHaveText('3')
  await expect(cells(2)).toContainText('Invoice 1')
  await page.getByLabel('Find an address, a line or a note').fill('Invoice 77')
  // As a part of others, too.
  await expect(cells(1)).toContainText(lines[77]?.account ?? '?')
  await look(page, 'drop-lines')

  // What gas costs by now changes nothing of what was paid.
  await changeAnswers(page, chain.rpcUrl, ({ method }, answer) => {
    const tenfold = (wei: unknown) => `0x${(10n * BigInt(String(wei))).toString(16)}`
    if (method === 'eth_gasPrice') return { ...answer, result: tenfold(answer.result) }
    if (method !== 'eth_getBlockByNumber') return answer
    const block = answer.result as { baseFeePerGas: string }
    return { ...answer, result: { ...block, baseFeePerGas: tenfold(block.baseFeePerGas) } }
  })
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
  const report = await downloaded(page, 'Download CSV')
  const found = parseCsv(report.text)
  expect(found.map(({ line }) => Number(line))).toEqual(lines.map(({ line }) => line))
  for (const [place, { account, amount, note, line }] of lines.entries()) {
    const row = found[place] ?? {}
    if (line === brokenLine)
      expect(row).toMatchObject({ state: 'excluded', row: '', reason: expect.stringContaining('0x1234') })
    else if (line > brokenLine) expect(row).toMatchObject({ state: 'merged', delivered: '0', note })
    else
      expect(row).toMatchObject({
        ...{ state: 'delivered', note, address: expect.stringMatching(new RegExp(account, 'i')) },
        ...{ delivered: String(place < 2 ? amount + 5 : amount) },
        ...{ transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      })
  }
  const paid = found.filter(({ state }) => state === 'delivered')
  const numbers = paid.map(({ row }) => Number(row)).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 1_200 }, (_, place) => place + 1))

  // What the network took, to the wei.
  const hashes = [...new Set(paid.map(({ transaction }) => transaction as Hex))]
  const receipts = await Promise.all(hashes.map((hash) => chain.client.getTransactionReceipt({ hash })))
  const taken = receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
  expect(paid.reduce((sum, { fee = '' }) => sum + parseEther(fee), 0n)).toBe(taken)
  const json = JSON.parse((await downloaded(page, 'Download JSON')).text) as { fees: string }
  expect(json.fees).toBe(`${taken}`)

  // One file, and another browser says the same, line by line.
  const whole = await downloaded(page, 'Download the sealed list with lines and notes')
  const elsewhere = await (await browser.newContext()).newPage()
  const faults = watchPage(elsewhere)
  await elsewhere.goto('/drops')
  await elsewhere.getByLabel('Sealed file').setInputFiles(whole.path)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Payroll' })).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Report' }).click()
  await expect(elsewhere.getByText('Totals match the chain.')).toBeVisible()
  expect((await downloaded(elsewhere, 'Download CSV')).text).toBe(report.text)
  expect(faults).toEqual([])
  await elsewhere.context().close()
})

test('a drop for claims that an account keeps is one in another browser before claiming is enabled, with lines, notes and what was excluded', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  const { text, lines } = makeFile(12, 5_101)
  const she = creator(page)
  await she.arrive('/drops/new')
  await page.getByRole('radio', { name: 'Claim', exact: true }).check()
  await she.chooseToken('MERI')
  await bring(page, text)
  await she.seal('Season claims')
  await she.keepOnServer('Season claims')
  await expect(page.getByText('Claiming not enabled yet')).toBeVisible()
  // Nobody else is told more than the list; it is not even public.
  const { pathname } = new URL(page.url())
  expect((await page.request.get(`/api${pathname}/index.json`)).status()).toBe(404)

  const elsewhere = await (await browser.newContext()).newPage()
  const faults = watchPage(elsewhere)
  await injectWallet(elsewhere, { rpcUrl: (await readChain(page)).rpcUrl, privateKey })
  await creator(elsewhere).arrive('/drops')
  await elsewhere.getByRole('button', { name: 'Sign in to see your drafts' }).click()
  const dialog = elsewhere.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toBeHidden()
  await elsewhere.goto(pathname)
  await expect(elsewhere.getByText('Claiming not enabled yet')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  const table = elsewhere.getByRole('table', { name: 'Recipients of the drop' })
  await expect(table.getByRole('columnheader').first()).toHaveText('Line')
  await expect(table.locator('[aria-rowindex="3"]')).toContainText(lines[1]?.note ?? '?')
  await elsewhere.getByRole('tab', { name: 'Files' }).click()
  const listed = lines.filter(({ account }, place) => account !== '0x1234' && place < 12)
  const recipients = parseCsv((await downloaded(elsewhere, 'Download recipients')).text)
  expect(recipients.map(({ line, note }) => [Number(line), note])).toEqual(listed.map(({ line, note }) => [line, note]))
  const statuses = parseCsv((await downloaded(elsewhere, 'Download status of each recipient')).text)
  // With those that were excluded or merged.
  expect(statuses.map(({ line }) => Number(line))).toEqual(lines.map(({ line }) => line))
  const numbers = statuses.flatMap(({ row }) => (row ? [Number(row)] : []))
  expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(listed.map((_, place) => place + 1))
  await elsewhere.getByRole('link', { name: 'Report' }).click()
  await expect(elsewhere.getByText('Claiming not enabled yet')).toBeVisible()
  const found = parseCsv((await downloaded(elsewhere, 'Download CSV')).text)
  expect(found.map(({ line, state, note }) => [Number(line), state, note])).toEqual(
    lines.map(({ line, note, account }, place) =>
      account === '0x1234' ? [line, 'excluded', ''] : [line, place > 12 ? 'merged' : 'open', note],
    ),
  )
  // This browser keeps it from now on, also without the server.
  await elsewhere.route('**/api/graphql', (route) => route.abort())
  await elsewhere.goto(pathname)
  await expect(elsewhere.getByText('Claiming not enabled yet')).toBeVisible()
  await expect(table.locator('[aria-rowindex="3"]')).toContainText(lines[1]?.note ?? '?')
  faults.length = 0
  await elsewhere.context().close()
})
