import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, readChain, test, watchPage } from '../fixtures/app.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

const [first, second, third] = makeRows(3, { seed: 1201 }).map(({ account }) => account)
const list = `address,amount\n${first},5\n0x1234,7\n${second},1.5\n${third},five\n`

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign in to keep it in your account' }).click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
}

/** Another user of this device's drafts, who lets nobody write until the page is left. */
function holdDrafts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('slotdrop').addEventListener('success', ({ target }) => {
          // Sound: the request that was made above.
          const { result } = target as IDBOpenDBRequest
          const drafts = result.transaction('drafts', 'readwrite').objectStore('drafts')
          const holdOn = () => {
            drafts.count().addEventListener('success', holdOn)
            resolve()
          }
          holdOn()
        })
      }),
  )
}

function isKept(page: Page) {
  return expect(page.getByText(/kept on this device and in your account, \d/)).toBeVisible()
}

test('a draft goes on in another browser with the same lines; changed in both, neither is lost; others see nothing', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  const wallet = await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('march.csv', list)
  await expect(page.getByText('5 lines = 2 ready + 0 to check + 2 errors')).toBeVisible()
  await signIn(page)
  await isKept(page)
  await expect(
    page.getByText('it leaves this device for your account only, and no other account can read it'),
  ).toBeVisible()
  // One line is mended, the other excluded.
  await page.getByRole('button', { name: 'Next problem' }).click()
  await page.getByTestId('entry-panel').getByRole('button', { name: 'Exclude line' }).click()
  await page.getByRole('button', { name: 'Next problem' }).click()
  await page.getByRole('button', { name: 'Edit line' }).click()
  await page.getByLabel('Line 5').fill(`${third},5`)
  const saved = page.waitForResponse(
    async (response) => response.url().endsWith('/api/graphql') && (await response.text()).includes('SavedDraft'),
  )
  await page.getByRole('button', { name: 'Save line 5' }).click()
  await expect(page.getByText('5 lines = 3 ready + 0 to check + 0 errors + 1 excluded')).toBeVisible()
  await saved
  await isKept(page)

  const elsewhere = await (await browser.newContext()).newPage()
  const faults = watchPage(elsewhere)
  await injectWallet(elsewhere, { rpcUrl: (await readChain(page)).rpcUrl, privateKey })
  await creator(elsewhere).arrive('/drops')
  await expect(elsewhere.getByRole('heading', { name: 'Drafts' })).toBeHidden()
  await creator(elsewhere).signIn()
  await expect(
    elsewhere.getByRole('listitem').filter({ hasText: 'march.csv' }).getByText('4 lines', { exact: true }),
  ).toBeVisible()
  await elsewhere.route('**/api/graphql', (route) => route.abort())
  await elsewhere.getByRole('button', { name: 'Continue march.csv' }).click()
  await expect(elsewhere.getByText(/^The draft was not opened/)).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Delete march.csv' }).click()
  await elsewhere.getByRole('button', { name: 'Keep it' }).click()
  await elsewhere.unroute('**/api/graphql')
  // The requests that were cut are meant.
  faults.length = 0
  await elsewhere.getByRole('button', { name: 'Continue march.csv' }).click()
  await expect(elsewhere.getByText('5 lines = 3 ready + 0 to check + 0 errors + 1 excluded')).toBeVisible()
  await isKept(elsewhere)

  // Both go on from the same revision: the first to be kept is kept, the other chooses.
  const take = (at: Page) => at.getByRole('button', { name: 'Replace' }).click()
  await take(page)
  await she.chooseFile('april.csv', `address,amount\n${first},1\n`)
  await expect(page.getByText('2 lines = 1 ready')).toBeVisible()
  await expect(page.getByText(/Saving to your account/)).toBeVisible()
  await isKept(page)
  await take(elsewhere)
  await creator(elsewhere).chooseFile('may.csv', `address,amount\n${second},1\n${third},1\n`)
  await expect(elsewhere.getByText('This draft was changed on two devices.')).toBeVisible()
  await expect(elsewhere.getByText(/The one on this device is newer/)).toBeVisible()
  await look(elsewhere, 'draft-conflict')
  await elsewhere.getByRole('button', { name: 'Go on with the one in the account' }).click()
  await expect(elsewhere.getByText('2 lines = 1 ready')).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Drops', exact: true }).first().click()
  await expect(elsewhere.getByRole('button', { name: 'Continue may.csv' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Delete april.csv' }).click()
  await elsewhere.getByRole('button', { name: 'Delete for good april.csv' }).click()
  await expect(elsewhere.getByText('april.csv')).toHaveCount(0)
  expect(faults).toEqual([])
  await page.reload()
  await expect(page.getByText('This draft was deleted from your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it in the account again' }).click()
  await isKept(page)
  await wallet.useAccount(privateKeyToAccount(generatePrivateKey()))
  await signIn(page)
  await expect(page.getByText(/^Draft kept on this device, and in the account 0x/)).toBeVisible()

  // Somebody else who signs in has none of it, and its name finds nothing.
  const stranger = await (await browser.newContext()).newPage()
  await injectWallet(stranger, { rpcUrl: chain.rpcUrl })
  await creator(stranger).arrive('/drops')
  await creator(stranger).signIn()
  await expect(stranger.getByRole('button', { name: 'Sign in to see your drafts' })).toBeHidden()
  await expect(stranger.getByText('No drop on this device yet')).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Drafts' })).toBeHidden()
  await Promise.all([elsewhere.context().close(), stranger.context().close()])
})

test('the terms of a drop come back with its draft: after a reload, and from the account in a browser that knows nothing', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  const she = creator(page)
  await she.arrive('/drops/new')
  await page.getByRole('radio', { name: /MERI/ }).check()
  await page.getByRole('radio', { name: 'Both', exact: true }).check()
  await she.addRecipients()
  await she.chooseFile('terms.csv', `address,amount\n${first},5\n${second},1.5\n`)
  await page.getByRole('button', { name: 'Review list' }).click()
  await page.getByLabel('Name of this drop').fill('With terms')
  await page.getByText('Advanced options').click()
  await page.getByLabel('Round', { exact: true }).fill('7')
  await page.getByLabel('stops its slot: everyone in it is paid, or nobody').check()
  // A time that has passed is refused where it is typed.
  const seal = page.getByRole('button', { name: /^Seal the list/ })
  await expect(seal).toBeEnabled()
  await page.getByLabel('Closes').fill('2021-03-04T05:06')
  await expect(page.getByText('This time has passed: nothing could be paid or claimed.')).toBeVisible()
  await expect(seal).toBeDisabled()
  await page.getByLabel('Opens').fill('2031-02-03T04:05')
  await signIn(page)
  await isKept(page)
  const saved = page.waitForResponse(
    async (response) => response.url().endsWith('/api/graphql') && (await response.text()).includes('SavedDraft'),
  )
  await page.getByLabel('Closes').fill('2031-03-04T05:06')
  await saved
  await isKept(page)

  const comesBack = async (at: Page) => {
    // Terms of her own are open at once.
    await expect(at.getByLabel('Name of this drop')).toHaveValue('With terms')
    await expect(at.getByLabel('Round', { exact: true })).toHaveValue('7')
    await expect(at.getByLabel('stops its slot: everyone in it is paid, or nobody')).toBeChecked()
    await expect(at.getByLabel('Opens')).toHaveValue('2031-02-03T04:05')
    await expect(at.getByLabel('Closes')).toHaveValue('2031-03-04T05:06')
  }
  await page.reload()
  await comesBack(page)
  await page.goto('/drops/new?step=asset')
  await expect(page.getByRole('radio', { name: 'Both', exact: true })).toBeChecked()

  const elsewhere = await (await browser.newContext()).newPage()
  await injectWallet(elsewhere, { rpcUrl: chain.rpcUrl, privateKey })
  await creator(elsewhere).arrive('/drops')
  await creator(elsewhere).signIn()
  await elsewhere.getByRole('button', { name: 'Continue With terms' }).click()
  await elsewhere.getByRole('button', { name: 'Review list' }).click()
  await comesBack(elsewhere)
  // What is sealed is what was chosen.
  await elsewhere.getByRole('button', { name: /^Seal the list/ }).click()
  const download = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Download the sealed list', exact: true }).first().click()
  const sealed = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object
  const seconds = (text: string) => String(new Date(text).getTime() / 1000)
  expect(sealed).toMatchObject({
    round: '7',
    policy: 'strict',
    opensAtSeconds: seconds('2031-02-03T04:05'),
    closesAtSeconds: seconds('2031-03-04T05:06'),
  })
  await elsewhere.context().close()
})

/** What a second tab shows at the same address. */
async function inAnotherTab(page: Page, look: (tab: Page) => Promise<void>) {
  const tab = await page.context().newPage()
  const faults = watchPage(tab)
  await tab.goto(page.url())
  await look(tab)
  expect(faults).toEqual([])
  await tab.close()
}

test('what was typed just before the page is left comes back with the draft, also when the store had no time to keep it', async ({
  page,
  chain,
}) => {
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey: generatePrivateKey() })
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('left.csv', `address,amount\n${first},5\n${second},1.5\n`)
  await page.getByRole('button', { name: 'Review list' }).click()
  await page.getByLabel('Name of this drop').fill('Kept by the store')
  await page.reload()
  await expect(page.getByLabel('Name of this drop')).toHaveValue('Kept by the store')
  await page.getByText('Advanced options').click()
  await holdDrafts(page)
  await page.getByLabel('Name of this drop').fill('Typed just before')
  await page.getByLabel('Round', { exact: true }).fill('9')
  await page.reload()
  await expect(page.getByLabel('Name of this drop')).toHaveValue('Typed just before')
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('9')
  // From here on the store has it.
  await page.reload()
  await expect(page.getByLabel('Name of this drop')).toHaveValue('Typed just before')
  await inAnotherTab(page, (tab) => expect(tab.getByLabel('Name of this drop')).toHaveValue('Typed just before'))
  await page.goBack()
  await expect(page.getByText('3 lines = 2 ready')).toBeVisible()

  // Each step has an address: a reload, another tab, Back, Forward and the steps themselves show it as it was left.
  await page.reload()
  await expect(page.getByText('3 lines = 2 ready')).toBeVisible()
  await inAnotherTab(page, (tab) => expect(tab.getByText('3 lines = 2 ready')).toBeVisible())
  await page.goForward()
  await page.getByRole('button', { name: /^Seal the list/ }).click()
  const toSend = (at: Page) => at.getByRole('heading', { level: 1, name: 'Send 6.50 MERI to 2 recipients' })
  await expect(toSend(page)).toBeVisible()
  await page.reload()
  await expect(toSend(page)).toBeVisible()
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}&step=send$/)
  await inAnotherTab(page, (tab) => expect(toSend(tab)).toBeVisible())
  await page.goBack()
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('9')
  await page.goForward()
  await expect(toSend(page)).toBeVisible()
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Recipients' }).press('Enter')
  await expect(page.getByText('3 lines = 2 ready')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Who receives MERI?' })).toBeFocused()

  // What is sealed is no draft: a new drop is empty, and the list of drops has it once.
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Asset' }).click()
  await expect(page.getByRole('radio', { name: /MERI/ })).toBeChecked()
  await inAnotherTab(page, (tab) => expect(tab.getByRole('radio', { name: /MERI/ })).toBeChecked())
  await page.getByRole('link', { name: 'New drop' }).click()
  await expect(page.getByRole('radio', { name: /MERI/ })).not.toBeChecked()
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /MERI/ })).toBeChecked()
  await page.goto('/drops')
  await expect(page.getByRole('link', { name: 'Typed just before', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0)
})
