import { expect, type Page } from '@playwright/test'

/** Less is left of the gas money of an account than anybody would send. */
export const dust = 10n ** 14n

/** On the approve screen: chooses the sender service, signs in and hands it the list, as it is asked for. */
export async function chooseService(page: Page) {
  await page.getByRole('radio', { name: 'Automatically, by the sender service' }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await page.getByRole('button', { name: 'Keep the list on the server' }).click()
  await expect(page.getByRole('button', { name: /^(Approve|Sign all) / })).toBeEnabled()
}
