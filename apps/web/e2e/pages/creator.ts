import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { type Frame, type Page, expect } from '@playwright/test'

/** A page, or the frame of another page in which one is open. */
type View = Page | Frame

/** Connects the test's wallet before the page's scripts run, as if the site had been visited with it. */
function rememberWallet() {
  localStorage.setItem('wagmi.recentConnectorId', '"example.testwallet"')
  // Sound: `injectWallet` has put it there.
  const { ethereum } = window as unknown as { ethereum: { request(request: { method: string }): Promise<unknown> } }
  void ethereum.request({ method: 'eth_requestAccounts' })
}

/** What a creator does on the pages, in her words. */
export function creator(page: View) {
  return {
    async connect(name = 'Test wallet') {
      // By what they are, not by name: a page may be in any language.
      await page.locator('button.wui-connect').first().click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
      await expect(page.locator('button.wui-account-button')).toBeVisible()
    },
    /** Opens a page with the wallet connected, as on an earlier visit. */
    async arrive(path: string) {
      const remembering = await ('page' in page ? page.page() : page).addInitScript(rememberWallet)
      await page.goto(path)
      await remembering.dispose()
      await expect(page.locator('button.wui-account-button')).toBeVisible()
    },
    async chooseToken(symbol: string) {
      await page.getByRole('radio', { name: new RegExp(symbol) }).check()
      await creator(page).addRecipients()
    },
    /** Goes on from a chosen token, once everything that is asked about it is told: until then what stands below it moves. */
    async addRecipients() {
      await expect(page.getByRole('button', { name: 'Add recipients' })).toBeEnabled()
      await expect(page.getByText('Asking the network …')).toHaveCount(0)
      await page.getByRole('button', { name: 'Add recipients' }).click()
    },
    async chooseFile(name: string, text: string) {
      await page
        .getByLabel('List of recipients')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    },
    async seal(title: string) {
      await page.getByRole('button', { name: 'Review list' }).click()
      await page.getByLabel('Name of this drop').fill(title)
      await page.getByRole('button', { name: /^Seal the list/ }).click()
      // The next step stands there once the sealed list is kept: who leaves the page sooner has a draft still.
      await expect(page.getByRole('button', { name: 'Download the sealed list', exact: true }).first()).toBeVisible()
    },
    /** From the first page to a sealed list that is about to be authorised. */
    async sealNew({ title, list, symbol = 'MERI' }: { title: string; list: string; symbol?: string }) {
      const she = creator(page)
      await she.arrive('/drops/new')
      await she.chooseToken(symbol)
      await she.chooseFile('list.csv', list)
      await she.seal(title)
    },
    /** On the list of drops of a browser that knows nothing of her: signs in to her account. */
    async signIn() {
      await page.getByRole('button', { name: 'Sign in to see your drafts' }).click()
      await page
        .getByRole('dialog', { name: 'Verify your account' })
        .getByRole('button', { name: 'Sign message' })
        .click()
    },
    /** Signs in and keeps the sealed list on the server; the Files tab of its drop is left open. */
    async keepOnServer(title: string) {
      await page.goto('/drops')
      await page.getByRole('link', { name: title, exact: true }).click()
      await page.getByRole('tab', { name: 'Files' }).click()
      await page.getByRole('button', { name: 'Sign in to keep it on the server' }).click()
      await page
        .getByRole('dialog', { name: 'Verify your account' })
        .getByRole('button', { name: 'Sign message' })
        .click()
      await page.getByRole('button', { name: 'Keep it on the server', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Publish for recipients' })).toBeVisible()
    },
    /** Reads what publishing means and publishes; her link, which answers from now on, is left on the page. */
    async publish() {
      const publish = page.getByRole('button', { name: /^Publish [\d,]+ recipients?/ })
      await expect(publish).toBeDisabled()
      await page.getByLabel(/^This can’t be taken back/).check()
      await publish.click()
      await expect(page.getByRole('img', { name: 'QR code of the link for recipients' }).first()).toBeVisible()
    },
    /** Opens a sealed drop as from a file that was sent. */
    async openFile(manifest: Manifest) {
      await page.goto('/drops')
      await creator(page).bringFile(manifest)
    },
    /** On the list of drops: brings a sealed file, which leads to its drop. */
    async bringFile(manifest: Manifest) {
      await page.getByLabel('Sealed file').setInputFiles({
        name: 'sealed.json',
        mimeType: 'application/json',
        buffer: Buffer.from(serializeManifest(manifest)),
      })
      await expect(page.getByRole('heading', { level: 1, name: manifest.title })).toBeVisible()
    },
    /** Opens the list of drops with the wallet connected, and on it a drop that was sealed before. */
    async openSealed(manifest: Manifest) {
      await creator(page).arrive('/drops')
      await creator(page).bringFile(manifest)
    },
    /** Has her wallet send a list that a sending key would send otherwise. */
    async chooseWallet() {
      await expect(page.getByRole('region', { name: 'Approval' })).toBeVisible()
      const wallet = page.getByRole('radio', { name: 'Confirm each transaction in my wallet' })
      if (await wallet.isVisible()) await wallet.check()
    },
    async approve() {
      await creator(page).chooseWallet()
      await page.getByRole('button', { name: /^Approve / }).click()
      await page.getByRole('button', { name: 'Go to sending' }).click()
    },
    send: (label: RegExp = /^Send (to [\d,]|to the last|the remaining|the unclaimed)/) =>
      page.getByRole('button', { name: label }).click(),
    slot: (number: number) => page.getByRole('gridcell', { name: new RegExp(`^Slot ${number}\\b`) }),
    isComplete: () => expect(page.getByText('Complete', { exact: true })).toBeVisible(),
  }
}
