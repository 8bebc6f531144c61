import { serializeManifest } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import { expect, testWithBlocks as test } from '../fixtures/privateChain.ts'
import { creator } from '../pages/creator.ts'
import {
  approveDrop,
  beginAndPause,
  bringList,
  expectPaid,
  keyCreator,
  operatorOf,
  promptsOf,
  wipeBrowser,
} from '../pages/keyCreator.ts'

const password = 'correct horse battery'

test(
  'with its data wiped the browser gets the key back by one signature of the wallet, and takes its gas money back',
  { tag: '@R20' },
  async ({ page, context, chain, wallet }) => {
    const rows = makeRows(750, { seed: 421 })
    const { manifest, begin } = await approveDrop({ page, chain, wallet }, rows, 'Derived')
    await beginAndPause({ page, context }, begin)
    const address = page.url().replace(/\?.*/, '')
    const key = await operatorOf(chain, address)
    expect(await chain.client.getBalance({ address: key })).toBeGreaterThan(10n ** 14n)
    await page.goto('/')
    await wipeBrowser(page)
    await creator(page).arrive(address)
    await bringList(page, serializeManifest(manifest))
    const prompts = promptsOf(wallet)
    await page.getByRole('button', { name: 'Get the key back' }).click()
    await keyCreator(page).isHere()
    await page.getByRole('button', { name: 'Stop, take it back' }).click()
    await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
    expect(promptsOf(wallet) - prompts).toBe(1)
    expect(await operatorOf(chain, address)).toBe(key)
    expect(await chain.client.getBalance({ address: key })).toBeLessThan(10n ** 14n)
  },
)

test(
  'the key of a wallet whose signatures differ is registered after its backup alone, which restores it on a wiped browser; a wrong password or a damaged file says what to do',
  { tag: '@R20' },
  async ({ page, context, chain, wallet }) => {
    wallet.signDifferently()
    const rows = makeRows(750, { seed: 422 })
    const { manifest, begin } = await approveDrop({ page, chain, wallet }, rows, 'Random')
    const address = page.url().replace(/\?.*/, '')
    const nobody = await operatorOf(chain, address)
    const register = page.getByRole('button', { name: /^Register, send / })
    await register.click()
    await expect(page.getByText('Save a backup of the sending key first.')).toBeVisible()
    await expect(register).toBeDisabled()
    expect(await operatorOf(chain, address)).toBe(nobody)
    const backup = await keyCreator(page).saveBackup(password)
    await beginAndPause({ page, context }, begin)

    await page.goto('/')
    await wipeBrowser(page)
    await creator(page).arrive(address)
    await bringList(page, serializeManifest(manifest))
    await page.getByRole('button', { name: 'Get the key back' }).click()
    await expect(page.getByText(/^Your wallet derives another key than/)).toBeVisible()
    await page.getByRole('button', { name: 'Use a backup file' }).click()
    await keyCreator(page).restore('incorrect horse', backup)
    await expect(page.getByText(/^The password is wrong, or the file was changed\./)).toBeVisible()
    await keyCreator(page).restore(password, backup.slice(0, -20))
    await expect(page.getByText(/^This file is no backup of a sending key, or it is damaged\./)).toBeVisible()
    await keyCreator(page).restore(password, backup)
    await keyCreator(page).isHere()
    await page.getByRole('button', { name: /^Send the remaining/ }).click()
    await creator(page).isComplete()
    await expectPaid(chain, rows)
    await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
  },
)
