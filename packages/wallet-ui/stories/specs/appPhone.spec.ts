import { expect, looks, test } from './storybook.ts'

test.use(looks.phone)

test('the amount, and right under it what brings it in, are on a phone’s first screen', async ({ page, openStory }) => {
  await openStory('app-public-page--claimable')
  await expect(page.getByRole('button', { name: /^Claim 480/ })).toBeInViewport({ ratio: 1 })
})

test('on a phone the header leads home, and Settings to the pages that the bar at the foot leaves out', async ({
  page,
  openStory,
}) => {
  await openStory('app-settings--node-answers')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Slotdrop' })).toHaveAttribute('href', '/')
  const more = page.getByRole('navigation', { name: 'More pages' })
  await expect(more.getByRole('link', { name: 'Address book' })).toHaveAttribute('href', '/address-book')
})

test('on a phone a step of a new drop has the foot to itself, and says which step it is', async ({
  page,
  openStory,
}) => {
  const foot = async (name: string) => page.getByRole('button', { name }).locator('..').boundingBox()
  await openStory('app-new-drop--asset-chosen')
  await expect(page.getByRole('complementary', { name: 'Main' })).toHaveCount(0)
  expect((await foot('Add recipients'))?.height).toBeLessThan(looks.phone.viewport.height / 6)
  await openStory('app-new-drop--list-clean')
  await expect(page.getByRole('complementary', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByText('Step 2 of 5')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Review list' })).toBeInViewport()
})
