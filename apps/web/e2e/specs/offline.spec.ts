import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { makeRows, toCsv } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'
import { creator } from '../pages/creator.ts'

function list(count: number, seed: number) {
  return toCsv(makeRows(count, { seed }).map((row) => ({ ...row, amount: 7n * 10n ** 18n })))
}

/** Opens a sealed drop as from a file that was sent. */
async function openFile(page: Page, manifest: Manifest) {
  await page.goto('/drops')
  const buffer = Buffer.from(serializeManifest(manifest))
  await page.getByLabel('Sealed file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
}

/** Everything but the files of the pages themselves is cut off: the node, the API, the configuration's neighbours. */
async function cutOff(page: Page, rpcUrl: string) {
  await page.route(`${rpcUrl}/**`, (route) => route.abort())
  await page.route('**/api/graphql', (route) => route.abort())
}

test.describe('without a node and without the API', { tag: '@UX19' }, () => {
  test('a draft goes on, a sealed drop opens, and nothing that is unknown is called failed', async ({
    page,
    chain,
    wallet,
    faults,
  }) => {
    await chain.fund(wallet.account.address, 'MERI', 10n ** 21n)
    const she = creator(page)
    await she.arrive('/drops/new')
    await she.chooseToken('MERI')
    await she.chooseFile('list.csv', list(20, 971))
    await she.seal('Sealed before')
    await page.goto('/drops/new')
    await she.chooseToken('MERI')
    await she.chooseFile('list.csv', list(6, 972))
    await expect(page.getByText('7 lines = 6 ready')).toBeVisible()

    await cutOff(page, chain.rpcUrl)
    await page.reload()
    await expect(page.getByText('7 lines = 6 ready')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Review list' })).toBeEnabled()

    await page.goto('/drops')
    await page.getByRole('link', { name: 'Sealed before', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sealed before' })).toBeVisible()
    await expect(page.getByText('The network does not answer.').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/failed/i)).toHaveCount(0)

    // It comes back by itself.
    await page.unroute(`${chain.rpcUrl}/**`)
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible({ timeout: 60_000 })
    faults.length = 0
  })

  test('a node that falls silent while a drop is open leaves the last figures, and says since when they are old', async ({
    page,
    chain,
    faults,
  }) => {
    const drop = await publishDrop(
      chain,
      makeRows(6, { seed: 973 }).map(({ account }) => account),
    )
    await drop.push(0)
    await openFile(page, drop.manifest)
    await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
    await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
    await expect(page.getByText('The network does not answer at the moment.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Nothing counts as failed because of that.')).toBeVisible()
    await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
    faults.length = 0
  })
})

test(
  'no theme flashes: what was kept, or else the system, holds from the first frame',
  { tag: '@UX18' },
  async ({ browser, baseURL }) => {
    for (const [kept, system, shown] of [
      ['dark', 'light', 'dark'],
      ['light', 'dark', 'light'],
      [undefined, 'dark', 'dark'],
      [undefined, 'light', 'light'],
    ] as const) {
      const context = await browser.newContext({ baseURL, colorScheme: system })
      const page = await context.newPage()
      await page.addInitScript((theme) => {
        if (theme) localStorage.setItem('slotdrop.settings', JSON.stringify({ theme }))
        const seen = new Set<string>()
        Object.assign(window, { __grounds: seen })
        const note = () => {
          // Only frames that have something of the page in them.
          if (document.body?.firstElementChild) seen.add(getComputedStyle(document.documentElement).backgroundColor)
          requestAnimationFrame(note)
        }
        requestAnimationFrame(note)
      }, kept)
      for (const path of kept === 'dark' ? ['/', '/drops', '/me'] : ['/']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const grounds = await page.evaluate(() => [...(window as unknown as { __grounds: Set<string> }).__grounds])
        expect(grounds, `${kept} on ${system}`).toEqual([shown === 'dark' ? 'rgb(13, 17, 16)' : 'rgb(243, 245, 242)'])
      }
      await context.close()
    }
  },
)

test.describe('colours of the system and motion', { tag: '@UX17' }, () => {
  test('with forced colours every button and every slot keeps an outline', async ({ page, chain }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const drop = await publishDrop(
      chain,
      makeRows(4, { seed: 974 }).map(({ account }) => account),
    )
    await drop.push(0)
    await openFile(page, drop.manifest)
    await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-variant], main [data-slot], main input, main select')]
        .filter((element) => element.checkVisibility() && !element.classList.contains('visually-hidden'))
        .filter((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
          return borderTopStyle === 'none' || borderTopWidth === '0px'
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(bare).toEqual([])
  })

  test('who asked for less motion sees nothing move', async ({ page, chain }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const drop = await publishDrop(
      chain,
      makeRows(4, { seed: 975 }).map(({ account }) => account),
    )
    await drop.push(0)
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { __moved: moved })
      for (const type of ['animationstart', 'transitionrun'])
        document.addEventListener(type, ({ target }) => moved.push((target as Element).outerHTML.slice(0, 80)), true)
    })
    await openFile(page, drop.manifest)
    await expect(page.getByRole('gridcell', { name: /^Slot 1\b.*Final/ })).toBeVisible()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { __moved: string[] }).__moved)).toEqual([])
  })
})

test(
  'each view has an address that another visit shows the same, and Back keeps what was typed',
  { tag: '@UX14' },
  async ({ page, chain, wallet }) => {
    await chain.fund(wallet.account.address, 'MERI', 10n ** 21n)
    const she = creator(page)
    await she.arrive('/drops/new')
    await she.chooseToken('MERI')
    await she.chooseFile('list.csv', list(20, 976))
    await page.getByRole('button', { name: 'Review list' }).click()
    await page.getByLabel('Name of this drop').fill('Kept over Back')
    await page.goBack()
    await expect(page.getByText('21 lines = 20 ready')).toBeVisible()
    await page.goForward()
    await expect(page.getByLabel('Name of this drop')).toHaveValue('Kept over Back')
    await page.reload()
    await expect(page.getByLabel('Name of this drop')).toHaveValue('Kept over Back')
    await page.getByRole('button', { name: /^Seal the list/ }).click()
    await expect(page.getByRole('button', { name: 'Download the sealed list', exact: true }).first()).toBeVisible()

    await page.goto('/drops')
    await page.getByRole('searchbox', { name: 'Find a drop' }).fill('Kept')
    await page.getByLabel('Order').selectOption('rows')
    await expect(page).toHaveURL(/q=Kept/)
    await expect(page).toHaveURL(/sort=rows/)
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Find a drop' })).toHaveValue('Kept')
    await expect(page.getByLabel('Order')).toHaveValue('rows')
    await page.getByRole('link', { name: 'Kept over Back', exact: true }).click()
    // Nothing was approved yet: that is what is next, and sending is not offered.
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)

    await she.slot(1).click()
    await expect(page).toHaveURL(/slot=1/)
    for (const [tab, label] of [
      ['transactions', 'Transactions'],
      ['amounts', 'Amounts'],
      ['files', 'Files'],
    ] as const) {
      await page.getByRole('tab', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
      await page.reload()
      await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('region', { name: 'Slot 1' })).toBeVisible()
    }
    await page.getByRole('tab', { name: 'Recipients' }).click()
    const wanted = makeRows(20, { seed: 976 })[7]?.account ?? ''
    await page.getByLabel('Find an address, a line or a note').fill(wanted)
    await expect(page).toHaveURL(new RegExp(`q=${wanted}`))
    await page.reload()
    await expect(page.getByLabel('Find an address, a line or a note')).toHaveValue(wanted)
    await expect(page.getByText('1 of 20 recipients')).toBeVisible()
  },
)
