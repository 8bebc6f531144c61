import { expect, type Frame, type Page } from '@playwright/test'
import { type makeRows, toCsv } from '@slotdrop/testing'
import { creator } from './creator.ts'
import { keyCreator } from './keyCreator.ts'

/** What a wallet that signs several calls as one is asked with. */
export const signAll = 'Sign all 2 steps at once'

/** From an open page that is connected to a Safe to a sealed list that a key is to send. */
export async function sealInSafe(frame: Frame | Page, rows: ReturnType<typeof makeRows>, title: string) {
  const she = creator(frame)
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await expect(frame.getByText(/lines = /)).toBeVisible()
  // Among many accounts some look alike at both ends: the import asks about them.
  const keep = frame.getByRole('button', { name: /^I checked them, keep them|^I checked it, keep it/ }).first()
  if (await frame.getByRole('button', { name: 'Review list' }).isDisabled()) await keep.click()
  await she.seal(title)
  await expect(frame.getByRole('radio', { name: 'Automatically, in this browser' })).toBeChecked()
  await expect(frame.getByRole('button', { name: signAll })).toBeEnabled()
}

/** The sealed list as she sends it to the other owners, and the link. */
export async function takeForOwners(page: Page, view: Page | Frame) {
  const download = page.waitForEvent('download')
  await view.getByRole('button', { name: 'Download the sealed list', exact: true }).first().click()
  const file = await (await download).path()
  const link = await view.getByLabel('Link for the other owners').inputValue()
  return { file, link }
}

export const backupPassword = 'correct horse battery'

/** Proposes the steps. A Safe derives no key, so the backup of a random one comes first; resolves to its text. */
export async function proposeWithBackup(frame: Frame) {
  const sign = frame.getByRole('button', { name: signAll })
  await sign.click()
  const backup = await keyCreator(frame).saveBackup(backupPassword)
  await sign.click()
  await expect(frame.getByText('Waiting for signatures.')).toBeVisible()
  return backup
}
