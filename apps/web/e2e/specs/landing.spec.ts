import { expect, test } from '../fixtures/app.ts'
import { look } from '../pages/look.ts'

const person = '0x00000000000000000000000000000000000f00d1'

test('the recipient’s door leads to what an address received, without a wallet', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Expecting tokens? Check your address').fill(person)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/me\\?address=${person}`))
  await expect(page.getByText('No public drop lists this address.')).toBeVisible()
})

test('a mistyped address in a link is named where it stands', async ({ page, faults }) => {
  await page.goto('/me?address=0x123')
  await expect(page.getByRole('alert').filter({ hasText: 'That is no address.' })).toBeVisible()
  await expect(page.getByLabel('Paste an address')).toHaveValue('0x123')
  await look(page, 'received-mistyped')
  await page.getByLabel('Paste an address').fill(person)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(new RegExp(`/me\\?address=0x0+f00d1$`, 'i'))
  await expect(page.getByText('That is no address.')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('what a list costs is asked of the network on demand: no other machine is called before', async ({
  page,
  chain,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).origin))
  await page.goto('/', { waitUntil: 'networkidle' })
  const origin = new URL(page.url()).origin
  expect(asked.filter((each) => each !== origin)).toEqual([])

  const costs = page.getByRole('region', { name: 'What would it cost?' })
  await expect(costs.getByLabel('Network')).toBeEnabled()
  await costs.getByLabel('Recipients').fill('32,000')
  await expect(costs.getByText('128 transactions')).toBeVisible()
  await costs.getByLabel('What they get').selectOption('ERC-721')
  await expect(costs.getByText('320 transactions')).toBeVisible()
  await costs.getByRole('button', { name: 'Ask the network' }).click()
  await expect(costs.getByText(/^[\d.]+ to [\d.]+ ETH$/)).toBeVisible()
  expect(asked).toContain(new URL(chain.rpcUrl).origin)
  await look(page, 'landing-costs')

  await costs.getByLabel('Recipients').fill('two')
  await expect(costs.getByText('Type a number from 1 to 1,000,000.')).toBeVisible()
  await look(page, 'landing-costs-malformed')
  await expect(costs.getByRole('button', { name: 'Ask the network' })).toBeDisabled()
})

test('a network that does not answer is said so, and can be asked again', async ({ page, chain, faults }) => {
  await page.route(chain.rpcUrl, (route) => route.abort())
  await page.goto('/')
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  await expect(costs.getByLabel('Network')).toBeEnabled()
  await costs.getByRole('button', { name: 'Ask the network' }).click()
  await expect(costs.getByText(/does not answer\. Ask again in a moment/)).toBeVisible()
  await look(page, 'landing-costs-silent')
  await page.unrouteAll()
  await costs.getByRole('button', { name: 'Ask the network' }).click()
  await expect(costs.getByText(/^[\d.]+ to [\d.]+ ETH$/)).toBeVisible()
  faults.splice(0)
})
