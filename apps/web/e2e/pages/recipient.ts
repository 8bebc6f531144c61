import type { Page } from '@playwright/test'

/** What a recipient does on a drop's page, in her words. */
export function recipient(page: Page) {
  return {
    /** Begins the claim of what the page shows her, and says which wallet signs it. */
    async beginClaim() {
      await page.getByRole('button', { name: /^Claim/ }).click()
      await page
        .getByTestId(/rk-wallet-option-/)
        .filter({ hasText: 'Test wallet' })
        .click()
    },
  }
}
