import { readFile } from 'node:fs/promises'
import { getAddress } from 'viem'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop, serveDropIds, servePublicFiles } from '../fixtures/publicDrop.ts'

const person = getAddress('0x00000000000000000000000000000000000f00d1')
const other = getAddress('0x00000000000000000000000000000000000b0bb2')

test('an address sees what it got, gets and may claim, over several drops, and takes it away as CSV', async ({
  page,
  chain,
}) => {
  const paid = await publishDrop(chain, [person, other], { title: 'Paid already' })
  await paid.push(0)
  const claimable = await publishDrop(chain, [person, other], { title: 'To be claimed' })
  const waiting = await publishDrop(chain, [person, other], { title: 'On its way', claimsOpen: false })
  const cancelled = await publishDrop(chain, [person, other], { title: 'Called off' })
  await cancelled.cancel()
  const drops = [paid, claimable, waiting, cancelled]
  for (const { manifest } of drops) await servePublicFiles(page, manifest)
  await serveDropIds(
    page,
    drops.map(({ manifest }) => manifest.dropId),
  )
  await page.goto('/me')
  await page.getByLabel('Paste an address').fill(person)
  await page.getByRole('button', { name: 'Check' }).click()
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('You can claim').getByRole('link', { name: 'To be claimed' })).toBeVisible()
  await expect(part('On its way').getByRole('link', { name: 'On its way' })).toBeVisible()
  await expect(part('Not delivered').getByRole('link', { name: 'Called off' })).toBeVisible()
  await expect(part('Received').getByRole('link', { name: 'Paid already' })).toBeVisible()
  await expect(page.getByText('We never ask you to approve anything.')).toBeVisible()

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(5)
  expect(text).toContain('received,480')
  // Her books want to know when, and by which transaction.
  expect(text).toMatch(/received,480,.*,0x[0-9a-f]{64},\d+,"\d{4}-\d\d-\d\dT[\d:.]+Z",\r\n/)
  await expect(part('Received').getByText(/^Paid on /)).toBeVisible()
  expect(text).toContain('"can be claimed",480')

  await part('You can claim').getByRole('link').click()
  await expect(page.getByText('You can claim')).toBeVisible()
})

test('a token that is not known is folded away, with a warning', async ({ page, chain }) => {
  const { manifest } = await publishDrop(chain, [person, other], { standard: 'ERC20', title: 'Free money' })
  await servePublicFiles(page, manifest)
  await serveDropIds(page, [manifest.dropId])
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), demoTokens: [] } })
  })
  await page.goto(`/me?address=${person}`)
  const folded = page.getByText('Tokens that are not known here')
  await expect(folded).toBeVisible()
  await expect(page.getByRole('link', { name: 'Free money' })).toBeHidden()
  await folded.click()
  await expect(page.getByText('Anybody can make a token of any name')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Free money' })).toBeVisible()
})

test('the API down says what that means, in the specified words, and what still works', async ({ page, faults }) => {
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto(`/me?address=${person}`)
  await expect(page.getByText('Response not successful: Received status code 503')).toBeVisible()
  await expect(page.getByText('If you have a drop’s link, open it')).toBeVisible()
  faults.length = 0
})

test('an address that no drop lists is told so; a wallet can say whose', async ({ page, wallet }) => {
  await page.goto('/me')
  await page.getByRole('button', { name: 'Use my wallet’s address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click()
  await expect(page.getByText('No public drop lists this address.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(wallet.account.address))
})
