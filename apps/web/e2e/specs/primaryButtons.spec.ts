import type { Page } from '@playwright/test'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { downloaded, parseCsv } from '../fixtures/downloads.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// Who follows nothing but the button that stands out on each page ends with a link that answers.

for (const method of ['Send', 'Claim'] as const)
  test(`${method}: a creator who follows only the primary buttons ends with a link that answers whoever opens it`, async ({
    page,
    context,
    chain,
    wallet,
  }) => {
    const isClaim = method === 'Claim'
    const rows = makeRows(3, { seed: isClaim ? 2_702 : 2_701 })
    await chain.fund(
      wallet.account.address,
      'MERI',
      rows.reduce((sum, { amount }) => sum + amount, 0n),
    )
    const she = creator(page)
    const primary = (name: RegExp) => page.locator('main [data-variant="primary"]', { hasText: name })
    await she.arrive('/drops/new')
    // How it reaches people is asked first, with what that costs.
    await expect(page.getByRole('radio').first()).toHaveAccessibleName('Send')
    await page.getByRole('radio', { name: method, exact: true }).check()
    await page.getByRole('radio', { name: /MERI/ }).check()
    await expect(page.getByText('Asking the network …')).toHaveCount(0)
    await primary(/Add recipients/).click()
    await she.chooseFile('list.csv', toCsv(rows))
    await primary(/Review list/).click()
    await expect(page.getByText('Each claim, paid by its recipient, about')).toHaveCount(isClaim ? 1 : 0)
    await expect(page.getByText(/at most one transaction|one transaction$/)).toHaveCount(isClaim ? 0 : 1)
    await primary(/Seal the list/).click()
    if (isClaim) {
      const ledger = page.getByRole('region', { name: 'Leaves your wallet, claim by claim' })
      await expect(ledger).toContainText('Whoever claims pays the gas. What nobody claims stays yours.')
      await expect(ledger).not.toContainText('Gas for')
    }
    await primary(/Approve /).click()
    if (isClaim) await primary(/enable claiming/i).click()
    else {
      await primary(/Go to sending/).click()
      await primary(/Send to /).click()
    }
    await primary(/Publish and share/).click()

    // The step is there after a reload, in another tab, and on the way back to it.
    if (isClaim) {
      const isThere = async (at: Page) => {
        await expect(at.getByRole('heading', { level: 1, name: /^Publish the list/ })).toBeVisible()
        await expect(at).toHaveURL(/step=share$/)
      }
      await isThere(page)
      await page.reload()
      await isThere(page)
      const tab = await context.newPage()
      await tab.goto(page.url())
      await isThere(tab)
      await tab.close()
      await page.goBack()
      await expect(primary(/Publish and share/)).toBeVisible()
      await page.goForward()
      await isThere(page)
    }

    // No link is given out before it answers.
    await expect(page.getByText('Becomes public')).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
    await primary(/Sign in to publish/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
    if (isClaim) {
      await expect(page.getByRole('checkbox', { name: /^This can’t be taken back/ })).not.toBeChecked()
      await look(page, 'share-publish')
    }
    await she.publish()
    await expect(
      page.getByText(isClaim ? 'The list is public. Tell your recipients.' : 'Anybody with it can check'),
    ).toBeVisible()
    await expect(primary(/Copy/)).not.toHaveCount(0)
    if (isClaim) {
      await expect(page.getByRole('region', { name: 'Post' })).toContainText(/and claim.*https?:\/\//s)
      const links = parseCsv((await downloaded(page, 'Links as CSV')).text)
      expect(links.map(({ line }) => line)).toEqual(['2', '3', '4'])
      for (const [place, { link }] of links.entries()) expect(link).toContain(`address=${rows[place]?.account}`)
      await page.getByRole('link', { name: 'Open the drop' }).click()
      await expect(page.getByText('Claims open, 0 of 3 claimed')).toBeVisible()
      await expect(primary(/Copy claim link/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send the unclaimed rest' })).toBeVisible()
      // The one that stands out is the page's own.
      await expect(page.getByRole('link', { name: 'New drop' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await look(page, 'drop-claims')
      await page.getByRole('tab', { name: 'Claims and link' }).click()
    }
    const link = await page.getByRole('textbox', { name: 'Link for recipients' }).first().inputValue()

    const recipient = await context.newPage()
    await recipient.goto(`${link}?address=${rows[0]?.account}`)
    await expect(recipient.getByText(isClaim ? 'You can claim' : 'You received')).toBeVisible()
    await expect(recipient.getByText('can’t be shown')).toHaveCount(0)
  })
