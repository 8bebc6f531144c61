import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
}

async function choose(page: Page, label: 'World' | 'Fault', value: string) {
  const panel = page.locator('details', { hasText: 'Mock:' })
  if (!(await panel.getByLabel(label).isVisible())) await panel.locator('summary').click()
  const reloaded = page.waitForEvent('load')
  await panel.getByLabel(label).selectOption(value)
  await reloaded
}

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/mock', { data: { world: 'one-live-drop', fault: 'none', reset: true } })
})

type PublicIndex = { dropId: string; shards: { first: string }[] }

/** The published drop of the mock's world, and one of its recipients. */
async function readDrop(request: APIRequestContext) {
  const query = `{ drops(sender: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", first: 1) { edges { node { id } } } }`
  const answer = await request.post('/api/graphql', { data: { query } })
  // Sound: the mock of this repository answers.
  const { data } = (await answer.json()) as { data: { drops: { edges: { node: { id: string } }[] } } }
  const id = data.drops.edges[0]?.node.id ?? ''
  const index = (await (await request.get(`/api/drops/${id}/index.json`)).json()) as PublicIndex
  return { id, recipient: index.shards[0]?.first ?? '' }
}

type Visit = { path: string; shows: (page: Page) => Promise<void> }

function heading(name: string) {
  return async (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible()
}

/** Each page by its file in `src/pages`: an address of it, and its words or what it shows of the mock's drop. */
const visits: Record<string, (drop: { id: string; recipient: string }) => Visit> = {
  '404': () => ({ path: '/nowhere', shows: heading('This page is not here') }),
  '500': () => ({ path: '/500', shows: heading('The server could not make this page') }),
  'address-book': () => ({ path: '/address-book', shows: heading('Address book') }),
  'd/[dropId]': ({ id, recipient }) => ({
    path: `/d/${id}?address=${recipient}`,
    shows: async (page) => {
      await expect(page.getByRole('heading', { name: /^25\.0\d+ DEMO$/ })).toBeVisible()
      await expect(page.getByText('The network does not answer.')).toHaveCount(0)
    },
  }),
  docs: () => ({ path: '/docs', shows: heading('How it works, and how to check it') }),
  'docs/recipients': () => ({ path: '/docs/recipients', shows: heading('Know your recipients') }),
  'drops/[dropId]/index': ({ id }) => ({
    path: `/drops/${id}`,
    shows: async (page) => {
      await heading('March contributor rewards')(page)
      await expect(page.getByText('0 of 1,000').first()).toBeVisible()
    },
  }),
  'drops/[dropId]/report': ({ id }) => ({
    path: `/drops/${id}/report`,
    shows: async (page) => expect(page.getByRole('row', { name: /^Open 1,000 25,000/ })).toBeVisible(),
  }),
  'drops/index': () => ({
    path: '/drops',
    shows: async (page) => expect(page.getByRole('row', { name: /March contributor rewards/ })).toBeVisible(),
  }),
  'drops/new': () => ({ path: '/drops/new', shows: heading('What do you send?') }),
  index: () => ({ path: '/', shows: heading('Pay thousands of addresses. Each exactly once.') }),
  me: ({ recipient }) => ({
    path: `/me?address=${recipient}`,
    shows: async (page) => expect(page.getByText('March contributor rewards').first()).toBeVisible(),
  }),
  review: () => ({ path: '/review', shows: heading('Check a proposal before you sign') }),
  settings: () => ({ path: '/settings', shows: heading('Settings') }),
}

const pages = globSync('**/*.tsx', { cwd: fileURLToPath(new URL('../../src/pages', import.meta.url)) })
  .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  .filter((name) => !name.startsWith('_'))

test('every page has a visit', () => {
  expect(Object.keys(visits).toSorted()).toEqual(pages.toSorted())
})

for (const [name, visit] of Object.entries(visits))
  test(`the page ${name} is served with the data of the mock`, async ({ page, request }) => {
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    // Pages of a sender; the others need no wallet.
    if (name.startsWith('drops/')) {
      await page.goto('/drops')
      await connect(page)
    }
    const { path, shows } = visit(await readDrop(request))
    await page.goto(path)
    await shows(page)
    expect(thrown).toEqual([])
  })

test('the app runs on the mock alone: a wallet is connected and its drops are there', async ({ page }) => {
  await page.goto('/drops')
  await connect(page)
  await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
})

const faults = [
  ['status=300', 'Response not successful: Received status code 300'],
  ['status=429', 'Response not successful: Received status code 429'],
  ['status=500', 'Response not successful: Received status code 500'],
  ['unparseable', /JSON/],
  ['status=503', 'Response not successful: Received status code 503'],
  ['graphql-error', /Unexpected error/],
  ['drop', /Received status code 500|The server can’t be reached\./],
] as const

test('each fault, chosen in the page, is told in the specified words, and the last goes with the fault', async ({
  page,
}) => {
  await page.goto('/drops')
  await connect(page)
  const alert = page.getByRole('status').filter({ hasText: 'The list on the server can’t be read now.' })
  for (const [fault, words] of faults) {
    await choose(page, 'Fault', fault)
    await expect(alert).toContainText(words)
    await expect(alert).toContainText('Drops of this device are below.')
  }
  await choose(page, 'Fault', 'none')
  await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a slow server: the page says that it waits, and shows what came', async ({ page }) => {
  await page.goto('/drops')
  await connect(page)
  await choose(page, 'Fault', 'latency=3000')
  await expect(page.getByText('Asking the server for more drops of yours …')).toBeVisible()
  await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
})
