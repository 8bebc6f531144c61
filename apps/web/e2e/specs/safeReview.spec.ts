import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { freezeManifest, parseManifest, serializeManifest } from '@slotdrop/drops'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/safeHost.ts'
import { watchPage } from '../fixtures/app.ts'
import { look } from '../pages/look.ts'
import { proposeWithBackup, sealInSafe, takeForOwners } from '../pages/safeCreator.ts'

const rows = makeRows(600, { seed: 7201 })
const total = rows.reduce((sum, { amount }) => sum + amount, 0n)

/** A list of the Safe, sealed and proposed by its first owner. */
async function propose(frame: Frame) {
  await sealInSafe(frame, rows, 'To be checked')
  await proposeWithBackup(frame)
}

/** What an owner does who was sent a link and a list. */
function owner(page: Page) {
  return {
    async giveList(text: string) {
      await page
        .getByLabel('List of recipients')
        .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    },
    write: (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text),
  }
}

test('another owner opens the link, gives the list and sees the hash that the Safe’s own contract computes', async ({
  page,
  context,
  chain,
  safe,
  host,
}) => {
  await chain.fund(safe.address, 'MERI', total)
  const frame = await host.open('/drops/new')
  await propose(frame)
  const [proposal = '0x'] = host.proposals()
  const { file, link } = await takeForOwners(page, frame)
  const list = readFileSync(file, 'utf8')

  const other = await context.newPage()
  const faults = watchPage(other)
  await other.goto(link)
  await expect(other.getByText('Now choose its list.')).toBeVisible()
  // By keyboard, as far as the browser's own dialog.
  const chooser = other.waitForEvent('filechooser')
  await other.getByRole('button', { name: 'Choose the list' }).focus()
  await other.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  await expect(other.getByText('Match.', { exact: true })).toBeVisible()
  await expect(other.getByText(proposal, { exact: true })).toBeVisible()
  await expect(other.getByText(/^Approve [\d,.]+ MERI$/)).toBeVisible()
  await expect(other.getByText('2 must sign')).toBeVisible()
  // A key of the first owner's browser: nobody but her can say whose it is.
  await expect(other.getByText('This site does not know who sends it.')).toBeVisible()
  await look(other, 'review-match')

  const she = owner(other)
  await she.write('Hash that your wallet shows', proposal.toUpperCase().replace('0X', '0x'))
  await expect(
    other.getByText('The hash that your wallet shows is of exactly these calls, with nonce 0.'),
  ).toBeVisible()
  await she.write('Nonce', '9')
  await expect(other.getByText('Another nonce: do not sign.')).toBeVisible()
  await she.write('Nonce', '')
  await she.write('Hash that your wallet shows', `0x${'12'.repeat(32)}`)
  await expect(other.getByText('Mismatch: do not sign.')).toBeVisible()
  await look(other, 'review-mismatch')
  await she.write('Hash that your wallet shows', '0x12')
  await expect(other.getByText('A hash is 0x and 64 digits')).toBeVisible()

  // A list that was changed and sealed again, and a file in which a digit was changed.
  const { title, token, terms } = await parseManifest(list)
  const changed = await freezeManifest({ title, token, terms, rows: makeRows(600, { seed: 7202 }) })
  await she.giveList(serializeManifest(changed))
  await expect(other.getByText('Another list.', { exact: true })).toBeVisible()
  await expect(other.getByText('Do not sign.', { exact: true })).toBeVisible()
  const elsewhere = await freezeManifest({ title, token, terms: { ...terms, chainId: 1 }, rows })
  await she.giveList(serializeManifest(elsewhere))
  await expect(other.getByText('Another network.', { exact: true })).toBeVisible()
  const away = await freezeManifest({ title, token, terms: { ...terms, distributor: terms.token }, rows })
  await she.giveList(serializeManifest(away))
  await expect(other.getByText('Another distributor.', { exact: true })).toBeVisible()
  await she.giveList(list.replace(/"root":"0x../, '"root":"0x00'))
  await expect(other.getByText('The list can’t be checked.')).toBeVisible()

  // The source itself, as it left her desk: with the terms of the link it is the same list; with a row more it is another.
  await she.giveList(toCsv(rows))
  await expect(other.getByText('Match.', { exact: true })).toBeVisible()
  await she.giveList(toCsv([...rows, ...makeRows(1, { seed: 7203 })]))
  await expect(other.getByText('Another list.', { exact: true })).toBeVisible()

  // The next one in the Safe's queue is told from it, and so is one that is over.
  await she.giveList(list)
  await expect(other.getByText('Match.', { exact: true })).toBeVisible()
  await safe.replace(proposal)
  await she.giveList(list)
  await expect(other.getByText('Do not sign: it is over.')).toBeVisible()
  expect(faults).toEqual([])
})
