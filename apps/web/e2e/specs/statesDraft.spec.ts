import { makeRows, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { expect, test, watchPage } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// Where a draft is kept, and what stands in the way of it. Two devices: drafts.spec.ts.

function list(seed: number) {
  return ['address,amount', ...makeRows(3, { seed }).map(({ account }) => `${account},5`)].join('\n')
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name })
}

test('a draft on its way to the account, kept there, and an account that does not answer', async ({
  page,
  wallet,
  faults,
}) => {
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('march.csv', list(1_505))
  const gate = createGate()
  let isHeld = true
  await page.route('**/api/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (isHeld && operationName === 'SaveDraft') await gate.opened
    await route.continue()
  })
  await button(page, 'Sign in to keep it in your account').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  wallet.hold('personal_sign')
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await look(page, 'sign-in-waiting')
  wallet.hold('personal_sign', false)
  await page.reload()
  await button(page, 'Sign in to keep it in your account').click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByText(/Saving to your account/)).toBeVisible()
  await look(page, 'draft-saving')
  isHeld = false
  gate.open()
  await expect(page.getByText(/kept on this device and in your account, \d/)).toBeVisible()
  await look(page, 'draft-saved')

  await page.unroute('**/api/graphql')
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/drops')
  await expect(page.getByText('Drafts in your account can’t be read now')).toBeVisible()
  await look(page, 'drafts-account-silent')
  // The answer 503 is meant.
  faults.length = 0
})

/** A browser whose storage takes nothing more while it is told to be full. */
async function limitStorage(page: Page) {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
      if ('__isFull' in window && window.__isFull) throw new DOMException('No room is left.', 'QuotaExceededError')
      return put.apply(this, parameters)
    } as typeof put
  })
  return { fill: (isFull: boolean) => page.evaluate((full) => void Object.assign(window, { __isFull: full }), isFull) }
}

test('a list for which this browser has no room, which the account refuses, which is too large for it', async ({
  page,
  wallet,
  faults,
}) => {
  expect(wallet.requests).toEqual([])
  const storage = await limitStorage(page)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await storage.fill(true)
  await she.chooseFile('march.csv', list(1_508))
  await expect(page.getByText('Draft not kept: this browser refused to store it.')).toBeVisible()
  await look(page, 'draft-not-kept')
  await button(page, 'Review list').click()
  await button(page, /^Seal the list/).click()
  await expect(page.getByText('This browser could not keep the sealed list.')).toBeVisible()
  // Who holds nothing is not told that rows would be paid now.
  await expect(page.getByText('Otherwise 3 of 3 recipients would be paid.')).toBeVisible()
  await look(page, 'review-not-kept')
  // The list is no worse for it.
  await page.goBack()
  await expect(page.getByText('4 lines = 3 ready')).toBeVisible()
  await expect(button(page, 'Sign in to keep it in your account')).toHaveCount(0)
  await storage.fill(false)
  await button(page, 'Try again').click()
  await expect(page.getByText('Draft kept on this device', { exact: true })).toBeVisible()

  await page.route('**/api/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName !== 'SaveDraft') return route.continue()
    const message = 'Your account has 50 drafts already. Delete one that is no longer needed.'
    const refusal = {
      __typename: 'TooManyDrafts',
      code: 'TOO_MANY_DRAFTS',
      message,
      values: [{ name: 'max', value: '50' }],
    }
    return route.fulfill({ json: { data: { saveDraft: refusal } } })
  })
  // A list is packed by a worker, so that the page goes on answering; a worker may fail to come.
  const scripts = /_next\/static\/.*worker/
  await page.route(scripts, (route) => route.abort())
  await button(page, 'Sign in to keep it in your account').click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByText(/not in your account: A part of this page could not be loaded\./)).toBeVisible()
  await page.unroute(scripts)
  await button(page, 'Try again').click()
  await expect(page.getByText(/not in your account: Your account has 50 drafts already\./)).toBeVisible()
  await look(page, 'draft-refused')
  // What is packed from now on is as long as a list of millions of rows.
  await page.evaluate(() => {
    const packs = () => new TransformStream({ transform() {}, flush: (out) => out.enqueue(new Uint8Array(41_000_000)) })
    Object.assign(window, {
      CompressionStream: function () {
        return packs()
      },
    })
  })
  await button(page, 'Try again').click()
  await expect(page.getByText(/an account keeps lists of up to 40 MB, packed/)).toBeVisible()
  await look(page, 'draft-too-large')
  // The script that did not come is meant.
  faults.length = 0
})

/** Leaves the requests of a part of a list without an answer until the returned function is called. */
async function holdPart(page: Page, operation: 'AddListPart' | 'DraftPart', part: number) {
  const gate = createGate()
  await page.route('**/api/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string
      variables: { part?: number; input?: { part?: number } }
    }
    if (operationName === operation && (variables.part ?? variables.input?.part) === part) await gate.opened
    await route.continue()
  })
  return gate.open
}

test('a list that travels in parts: to the account, from there to another device, and where both changed it', async ({
  page,
  browser,
  chain,
}) => {
  const privateKey = generatePrivateKey()
  await injectWallet(page, { rpcUrl: chain.rpcUrl, privateKey })
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('long.csv', toCsv(makeRows(40_000, { seed: 1_701 })))
  await expect(page.getByText('40,001 lines = 40,000 ready')).toBeVisible()
  const take = await holdPart(page, 'AddListPart', 1)
  await button(page, 'Sign in to keep it in your account').click()
  const sign = (at: Page) =>
    at.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await sign(page)
  await expect(page.getByText(/Saving to your account, part 2 of \d…/)).toBeVisible()
  await look(page, 'draft-saving-part')
  take()
  await expect(page.getByText(/kept on this device and in your account, \d/)).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  const faults = watchPage(elsewhere)
  await injectWallet(elsewhere, { rpcUrl: chain.rpcUrl, privateKey })
  await elsewhere.goto('/drops')
  await creator(elsewhere).connect()
  await button(elsewhere, 'Sign in to see your drafts').click()
  await sign(elsewhere)
  const give = await holdPart(elsewhere, 'DraftPart', 1)
  await button(elsewhere, 'Continue long.csv').click()
  await expect(button(elsewhere, /^Reading part 2 of \d… long\.csv/)).toBeDisabled()
  await look(elsewhere, 'drafts-reading-part')
  give()
  await expect(elsewhere.getByText('40,001 lines = 40,000 ready')).toBeVisible()

  // Both change it; the other is the longer one again.
  await button(page, 'Replace').click()
  await she.chooseFile('longer.csv', toCsv(makeRows(41_000, { seed: 1_702 })))
  await expect(page.getByText('41,001 lines = 41,000 ready')).toBeVisible()
  await expect(page.getByText(/Saving to your account/)).toBeVisible()
  await expect(page.getByText(/kept on this device and in your account, \d/)).toBeVisible()
  await button(elsewhere, 'Replace').click()
  await creator(elsewhere).chooseFile('short.csv', list(1_703))
  await expect(elsewhere.getByText('This draft was changed on two devices.')).toBeVisible()
  const giveAgain = await holdPart(elsewhere, 'DraftPart', 1)
  await button(elsewhere, 'Go on with the one in the account').click()
  await expect(button(elsewhere, /^Reading part 2 of \d…$/)).toBeDisabled()
  await look(elsewhere, 'draft-conflict-reading-part')
  giveAgain()
  await expect(elsewhere.getByText('41,001 lines = 41,000 ready')).toBeVisible()
  expect(faults).toEqual([])
  await elsewhere.context().close()
})
