import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

test('a sender signs in, keeps the list on the server, and finds it there with all browser data wiped', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 1n)
  const she = creator(page)
  await she.sealNew({ title: 'Kept on the server', list: toCsv(makeRows(240, { seed: 201 })) })
  await she.keepOnServer('Kept on the server')
  await expect(page.getByText('Kept on the server', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep it on the server' })).toBeHidden()
  // Private until its sender says otherwise.
  const hidden = await page.request.get(`${new URL(page.url()).pathname.replace('/drops/', '/api/drops/')}/index.json`)
  expect(hidden.status()).toBe(404)
  // Never by one click: what it means stands there first, and a box to tick.
  await page.getByRole('button', { name: 'Publish for recipients' }).click()
  await expect(page.getByRole('tab', { name: 'Claims and link' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await she.publish()
  await look(page, 'drop-published')

  // Its link answers now, from the server’s own files, for somebody without a wallet.
  await page.getByRole('button', { name: 'Enable claiming' }).click()
  await expect(page.getByRole('button', { name: 'Close claims' })).toBeVisible()
  await expect(page.getByText('Claims open, 0 of 240 claimed')).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('dialog').getByText('Enable claiming: Kept on the server')).toBeVisible()
  await page.keyboard.press('Escape')
  // Nothing was approved: the page does not say that it can be paid.
  await expect(page.getByText('Claims at risk')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy claim link' })).toBeVisible()
  await page.getByRole('link', { name: 'See it as a recipient' }).click()
  const [recipient] = makeRows(240, { seed: 201 })
  await page.getByLabel('Check an address, no connection needed').fill(recipient?.account ?? '')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('The sender’s account does not cover it now')).toBeVisible()
  await page.goto(`/me?address=${recipient?.account}`)
  await expect(page.getByRole('link', { name: 'Kept on the server' })).toBeVisible()

  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await context.clearCookies()
  wallet.disconnect()
  await page.goto('/drops')
  await expect(page.getByText('No drop on this device yet')).toBeVisible()
  await she.connect()
  // The list of a browser that never saw the drop says what its page says.
  const listed = page.getByRole('row', { name: /^Kept on the server .*, on the server Claims open/ })
  await listed.getByRole('link', { name: 'Kept on the server', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kept on the server' })).toBeVisible()
  await expect(page.getByText('Claims open, 0 of 240 claimed')).toBeVisible()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('Claims open, 0 of 240 claimed')).toBeVisible()

  // This device forgets it again; the account knows the list by its rows.
  await page.goto('/')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('again.csv', toCsv(makeRows(240, { seed: 201 }).toReversed()))
  await expect(page.getByText(/^This list was sealed on .+, as Kept on the server\./)).toBeVisible()
})

test('a list that is kept and not published is deleted from the list of drops, for good and everywhere', async ({
  page,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 1n)
  const she = creator(page)
  await she.sealNew({ title: 'Kept by mistake', list: toCsv(makeRows(3, { seed: 203 })) })
  await she.keepOnServer('Kept by mistake')
  const link = page.getByRole('link', { name: 'Kept by mistake', exact: true })
  await page.goto('/drops')
  await page.getByRole('button', { name: 'Delete Kept by mistake' }).click()
  await expect(page.getByText('The sealed list is deleted from the server and from this device.')).toBeVisible()
  await look(page, 'drops-deleting')
  await page.getByRole('button', { name: 'Delete for good Kept by mistake' }).click()
  await expect(page.getByText('Kept by mistake was deleted.')).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No drop on this device yet')).toBeVisible()
  await expect(page.getByText('Asking the server for more drops of yours …')).toHaveCount(0)
  await expect(link).toHaveCount(0)
})

test('a list larger than one request is sent in parts, and goes on where it broke off', async ({
  page,
  chain,
  wallet,
  faults,
}) => {
  // A request holds some 12,000 rows.
  const rows = makeRows(13_000, { seed: 202 }).map((row) => ({ ...row, amount: 5n * 10n ** 18n }))
  await chain.fund(wallet.account.address, 'MERI', 1n)
  const she = creator(page)
  await she.sealNew({ title: 'Thirteen thousand', list: toCsv(rows) })
  await expect(page.getByRole('region', { name: 'Approval' })).toBeVisible()
  await page.goto('/drops')
  await page.getByRole('link', { name: 'Thirteen thousand', exact: true }).click()
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'Sign in to keep it on the server' }).click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: /sign/i }).first().click()

  const chunks: number[] = []
  let isBroken = true
  let goOn = () => {}
  await page.route('**/api/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string
      variables: { input?: { chunk: number } }
    }
    const chunk = operationName === 'AppendRows' ? variables.input?.chunk : undefined
    if (chunk === undefined) return route.continue()
    if (isBroken && chunks.length === 1) return route.abort()
    if (chunks.length === 1) await new Promise<void>((done) => (goOn = done))
    chunks.push(chunk)
    return route.continue()
  })
  const keep = page.getByRole('button', { name: 'Keep it on the server' })
  await keep.click()
  await expect(page.getByText(/was not kept on the server/)).toBeVisible()
  expect(chunks).toHaveLength(1)
  isBroken = false
  await keep.click()
  await expect(page.getByText(/^Sending part 2 of \d/)).toBeVisible()
  goOn()
  await expect(page.getByRole('button', { name: 'Publish for recipients' })).toBeVisible({ timeout: 60_000 })
  // No part was sent twice.
  expect(new Set(chunks).size).toBe(chunks.length)
  expect(chunks.length).toBeGreaterThan(1)
  // The request that was cut is meant.
  faults.length = 0
})
