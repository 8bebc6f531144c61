import { makeFirstFiles, makeSourceFiles } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

/** What is clicked for a finding. */
const buttons: Readonly<Record<string, string>> = {
  'amount-with-unit': 'Read the numbers alone',
  'address-in-text': 'Take the addresses',
  // Several tokens become several drops.
  'other-token': 'Make 3 drops',
}

/** Hundredths of a token, as people write them. */
function amountText(cents: number): string {
  return (cents / 100).toLocaleString('en-IE', { minimumFractionDigits: 2 })
}

function sealedTitle(page: Page, { rows, cents }: { readonly rows: number; readonly cents: number }) {
  return page.getByRole('heading', { level: 1, name: `Send ${amountText(cents)} MERI to ${rows} recipients` })
}

/** Counts on the page itself whatever is pressed or chosen. What is typed and sent off by Enter is no click. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const count = () => (dataset['clicks'] = `${Number(dataset['clicks'] ?? 0) + 1}`)
    addEventListener('pointerdown', count, true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), true)
  })
  return async () => Number(await page.locator('html').getAttribute('data-clicks'))
}

/** Lets a file fall onto the recipients step. */
async function dropFile(page: Page, { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array }) {
  const dataTransfer = await page.evaluateHandle(
    ([name, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(content)], name))
      return data
    },
    [fileName, [...bytes]] as const,
  )
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer })
}

test('a new user’s five files are dropped and sealed with at most one click each', async ({ page, chain, wallet }) => {
  const files = makeFirstFiles({ token: chain.token('MERI'), symbol: 'MERI', otherToken: chain.token('DUSD') })
  await chain.fund(wallet.account.address, 'MERI', 10n ** 24n)
  const she = creator(page)
  await she.arrive('/drops/new')
  const clicked = await countClicks(page)
  for (const file of files)
    // oxlint-disable-next-line no-await-in-loop -- one file after another, as a user brings them
    await test.step(file.title, async () => {
      const { title, typed, clicks } = file
      const isSplit = title.includes('two tokens')
      await she.chooseToken('MERI')
      const before = await clicked()
      await dropFile(page, file)
      const question = page.getByTestId('list-question')
      if (file.isAsked) {
        await expect(question).toBeVisible()
        // A list of two tokens is no choice between them: each becomes a drop.
        await (
          isSplit ? page.getByRole('button', { name: 'Make 2 drops' }) : question.getByRole('button').first()
        ).click()
      }
      if (typed?.kind === 'pro-rata') await page.getByLabel('Amounts are').selectOption('pro-rata')
      if (typed) {
        const field = page.getByLabel(typed.kind === 'equal' ? 'Each gets, MERI' : 'Total to share, MERI').first()
        await field.fill(`${typed.tokens}`)
        await field.press('Enter')
      }
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Review list' })).toBeEnabled()
      expect((await clicked()) - before, title).toBe(clicks)
      expect(clicks).toBeLessThanOrEqual(1)
      await she.seal(title)
      await expect(sealedTitle(page, file)).toBeVisible()
      if (isSplit)
        await expect(page.getByRole('navigation', { name: 'Drops of this list' })).toContainText('7 DUSD, 1 recipient')
      else await page.getByRole('link', { name: 'New drop' }).click()
    })
})

// All twelve are sealed by `sourceFiles.test.ts`. A plain CSV file that asks nothing takes the page no other way than those of other specs.
test('files of the world that ask something, or are no CSV, go from the first step to the sealed list without an edit', async ({
  page,
  chain,
  wallet,
}) => {
  const files = makeSourceFiles({ token: chain.token('MERI'), otherToken: chain.token('DUSD') }).filter(
    ({ fileName, clicks }) => clicks.length > 0 || !fileName.endsWith('.csv'),
  )
  expect(files).toHaveLength(6)
  await chain.fund(wallet.account.address, 'MERI', 10n ** 24n)
  const she = creator(page)
  await she.arrive('/drops/new')
  for (const { title, fileName, bytes, clicks, rows, cents } of files)
    // oxlint-disable-next-line no-await-in-loop -- one file after another, as she brings them
    await test.step(title, async () => {
      await page.getByRole('radio', { name: /MERI/ }).check()
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
      // A browser tells no type of what it does not know.
      const file = { name: fileName, mimeType: '', buffer: Buffer.from(bytes) }
      await page.getByLabel('File of recipients').setInputFiles(file)
      for (const [kind] of clicks) await page.getByRole('button', { name: buttons[kind] ?? '', exact: true }).click()
      await she.seal(title)
      await expect(sealedTitle(page, { rows, cents })).toBeVisible()
      await page.getByRole('link', { name: 'New drop' }).click()
    })
})
