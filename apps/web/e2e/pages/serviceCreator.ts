import { expect, type Frame, type Page } from '@playwright/test'

/** Less is left of the gas money of an account than anybody would send. */
export const dust = 10n ** 14n

/** On the approve screen: chooses the sender service, signs in and hands it the list, as it is asked for. `onSigning`: while her wallet signs. */
export async function chooseService(view: Page | Frame, onSigning: () => Promise<void> = async () => {}) {
  await view.getByRole('radio', { name: 'Automatically, by the sender service' }).check()
  await view.getByRole('button', { name: 'Sign in', exact: true }).click()
  await view.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Sign message' }).click()
  await onSigning()
  await view.getByRole('button', { name: 'Keep the list on the server' }).click()
  await expect(view.getByRole('button', { name: /^(Approve|Sign all) / })).toBeEnabled()
}
