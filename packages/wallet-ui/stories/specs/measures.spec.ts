import type { Locator, Page } from '@playwright/test'
import { walletConstants } from '@slotdrop/wallet-ui/constants'
import { expect, looks, sizeOf, test } from './storybook.ts'

const { qrLogoPx, compactBelowPx, confettiMax } = walletConstants
// Specification, sections 5 and 9: RainbowKit's figures, which are measured here.
const modalMaxHeightPx = { wide: 504, compact: 468 }
const qrPx = { wide: 382, compact: 318 }
const qrCode = '[data-rk] svg:has(> path):has(foreignObject), [data-rk] svg:has(> foreignObject)'

/** Side of a QR code with its quiet zone, without the line around it. */
function qrSide(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((svg) => svg.parentElement?.parentElement?.clientWidth)
}

test.describe('wide', () => {
  test.use(looks.wide)

  test('specification section 9: the modal is at most 504 px high', async ({ page, openStory }) => {
    await openStory('connect--qr-code')
    const body = page.locator('[data-rk] [style*="max-height"]').first()
    expect(await body.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('504px')
    expect((await body.boundingBox())?.height).toBeLessThanOrEqual(modalMaxHeightPx.wide)
  })

  test('specification section 9: the QR code is 382 px wide, its logo 72', async ({ page, openStory }) => {
    await openStory('connect--qr-code')
    expect(await qrSide(page, qrCode)).toBe(qrPx.wide)
    const logo = '[data-rk] img[alt="Wallet Logo"]'
    expect(await sizeOf(page, logo)).toEqual({ width: 72, height: 72 })
    expect(qrLogoPx.wide).toBe(72)
    const [code, image] = [await page.locator(qrCode).first().boundingBox(), await page.locator(logo).boundingBox()]
    const middle = (box: typeof code) => (box ? box.x + box.width / 2 : 0)
    expect(Math.abs(middle(code) - middle(image))).toBeLessThan(4)
  })

  test('specification section 9: the QR code of a download is 268 px wide', async ({ page, openStory }) => {
    await openStory('connect--download')
    expect(await qrSide(page, '[data-rk] [style*="height: 228px"] svg')).toBe(268)
  })

  test('specification section 9: at most 35 particles of confetti', async ({ page, openStory }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await openStory('connect--list')
    await page.getByTestId('rk-wallet-option-coinbase').hover()
    await page.mouse.down()
    const most = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0
          let most = 0
          const look = () => {
            most = Math.max(most, document.getElementById('_rk_coolMode')?.childElementCount ?? 0)
            if (++frames === 90) resolve(most)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    expect(most).toBe(confettiMax)
    expect(confettiMax).toBe(35)
  })

  test('specification section 5: Get a Wallet shows at most 5 wallets, each with an extension or a QR code', async ({
    page,
    openStory,
  }) => {
    await openStory('connect--get-a-wallet')
    const offers = page.locator('[data-rk]').getByText('GET', { exact: true })
    expect(await offers.count()).toBeGreaterThan(0)
    expect(await offers.count()).toBeLessThanOrEqual(5)
    await expect(page.getByText('Mobile Wallet and Extension')).toHaveCount(await offers.count())
  })

  test('specification section 9: a toast stands at the top-left, at most 350 px wide', async ({ page, openStory }) => {
    await openStory('toasts--toast')
    const toasts = await page.locator('.wui-toast').all()
    expect(toasts).toHaveLength(4)
    for (const toast of toasts) {
      // Once it has come in: a toast grows into its place.
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(async () => (await toast.boundingBox())?.x).toBeLessThan(32)
      // Its width in the layout: on the screen it grows while it comes in.
      // oxlint-disable-next-line no-await-in-loop
      expect(await widthOf(toast)).toBeLessThanOrEqual(350)
      // oxlint-disable-next-line no-await-in-loop
      expect(await toast.evaluate((element) => getComputedStyle(element).maxWidth)).toBe('350px')
    }
    await expect.poll(async () => (await toasts[0]?.boundingBox())?.y).toBeLessThan(64)
    // A long one takes all the width there is, its padding and border within.
    expect(await widthOf(page.locator('.wui-toast', { hasText: 'longer than a line' }))).toBe(350)
  })

  test('specification section 9: Copied! stays for 1500 ms', async ({ page, context, openStory }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openStory('account--account')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: 'Copy Address' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(1400)
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByRole('button', { name: 'Copy Address' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  })
})

test.describe('compact', () => {
  test.use(looks.compact)

  test('specification section 9: the modal is at most 468 px high', async ({ page, openStory }) => {
    await openStory('connect--qr-code')
    const body = page.locator('[data-rk] [style*="max-height"]').first()
    expect(await body.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('468px')
    expect((await body.boundingBox())?.height).toBeLessThanOrEqual(modalMaxHeightPx.compact)
  })

  test('specification section 9: the QR code is 318 px wide, its logo 60', async ({ page, openStory }) => {
    await openStory('connect--qr-code')
    expect(await qrSide(page, qrCode)).toBe(qrPx.compact)
    expect(await sizeOf(page, '[data-rk] img[alt="Wallet Logo"]')).toEqual({ width: 60, height: 60 })
    expect(qrLogoPx.compact).toBe(60)
  })
})

test('specification section 9: on a narrow screen the QR code is 280 to 382 px wide, and nothing is cut off', async ({
  page,
  openStory,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStory('connect--qr-code')
  for (const width of [320, 340, 367, 375]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize({ width, height: 640 })
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => isWhole(page, page.locator('[data-rk] [role="document"]'))).toBe(true)
    // oxlint-disable-next-line no-await-in-loop
    const side = (await qrSide(page, qrCode)) ?? 0
    expect([width, side >= 280 && side <= 382]).toEqual([width, true])
    for (const part of [page.locator(qrCode).first(), page.getByText('GET', { exact: true })]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await isWhole(page, part)).toBe(true)
    }
  }
})

function widthOf(part: Locator): Promise<number> {
  return part.evaluate((element: HTMLElement) => element.offsetWidth)
}

/** Whether all of an element's width is on the screen. */
async function isWhole(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  return box !== null && box.width > 0 && box.x >= 0 && box.x + box.width <= width
}

for (const [width, isCompact] of [
  [compactBelowPx - 1, true],
  [compactBelowPx, false],
] as const)
  test(`specification section 2: at ${width} px the modal is ${isCompact ? 'compact' : 'wide'}`, async ({
    page,
    openStory,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openStory('connect--every-wallet')
    await expect(page.getByText('What is a Wallet?', { exact: true })).toHaveCount(isCompact ? 0 : 1)
    await expect(page.getByText('New to Ethereum wallets?')).toHaveCount(isCompact ? 1 : 0)
  })

test.describe('phone', () => {
  test.use(looks.phone)

  test('specification section 2: a sheet with the wallets, and Get a Wallet with at most 3 of them', async ({
    page,
    openStory,
  }) => {
    await openStory('connect--get-a-wallet-phone')
    const offers = page.locator('[data-rk]').getByText('GET', { exact: true })
    await expect(offers).toHaveCount(3)
    // Once it has come in: the sheet slides up.
    const { width, height } = looks.phone.viewport
    const box = () => page.locator('[data-rk] [role="document"]').boundingBox()
    await expect.poll(async () => ((await box())?.y ?? 0) + ((await box())?.height ?? 0)).toBeCloseTo(height, -1)
    expect((await box())?.width).toBeCloseTo(width, -1)
  })

  test('specification section 5: the list on a phone has ready wallets alone', async ({ page, openStory }) => {
    await openStory('connect--meta-mask-app')
    const listed = page.getByTestId(/^rk-wallet-option-/)
    expect(await listed.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['testid']))).toEqual([
      'rk-wallet-option-coinbase',
      'rk-wallet-option-metaMask',
    ])
    await expect(page.getByText('(unsupported)')).toHaveCount(0)
  })

  test('specification section 3: the wallet that was chosen on a phone is stored with its link', async ({
    page,
    openStory,
  }) => {
    await openStory('connect--every-wallet')
    await page.getByTestId('rk-wallet-option-metaMask').click()
    const stored = () => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    await expect.poll(stored).toContain('"name":"MetaMask"')
    expect(JSON.parse((await stored()) ?? '{}')).toMatchObject({ href: 'https://metamask.app.link/wc' })
  })
})
