import { readFile } from 'node:fs/promises'
import type { Frame } from '@playwright/test'
import { makeRows } from '@slotdrop/testing'
import { mineByTime } from '../fixtures/privateChain.ts'
import { test as base, expect } from '../fixtures/safeHost.ts'
import { creator } from '../pages/creator.ts'
import { bringList, expectPaid, keyCreator, operatorOf, wipeBrowser } from '../pages/keyCreator.ts'
import { backupPassword, proposeWithBackup, sealInSafe, signAll } from '../pages/safeCreator.ts'

/** A chain with blocks of its own accord, so that what a key sends is mined by the time. */
const test = base.extend<{ blocks: void }>({
  blocks: [
    async ({ local, safe }, use) => {
      // What stands on the chain already was mined at once.
      expect(safe.address).toBeTruthy()
      const stop = await mineByTime(local)
      await use()
      await stop()
    },
    { auto: true },
  ],
})

/** Where the drop has its page: the link for a second person names it. */
async function pathOf(frame: Frame) {
  const text = await frame.locator('body').innerText()
  const [, dropId] = /\/drops\/(0x[0-9a-f]{64})/.exec(`${text} ${await frame.content()}`) ?? []
  return `/drops/${dropId}`
}

/** The latest of the Safe's transactions, as its account's dialog says it. */
async function expectRecent(frame: Frame, ...newestFirst: readonly RegExp[]) {
  await frame.locator('button.wui-account-button').click()
  const recent = frame.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')
  await expect(recent).toHaveText(newestFirst)
  await frame.getByRole('dialog').press('Escape')
  await expect(frame.getByRole('dialog')).toHaveCount(0)
}

test(
  'a Safe signs once: its proposal waits over closed pages, and from its execution on the key sends by itself and gives the rest back',
  { tag: '@R12' },
  async ({ page, chain, safe, host }) => {
    const rows = makeRows(1000, { seed: 7101 })
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    await chain.fund(safe.address, 'MERI', total)
    const coins = await chain.client.getBalance({ address: safe.address })
    let frame = await host.open('/drops/new')
    await sealInSafe(frame, rows, 'From a Safe')
    const path = await pathOf(frame)
    await proposeWithBackup(frame)
    expect(host.proposals()).toHaveLength(1)
    const [proposal = '0x'] = host.proposals()

    // Closed, and opened again while the second owner has not signed.
    await page.goto('about:blank')
    frame = await host.open(path)
    await expect(frame.getByText('Waiting for signatures.')).toBeVisible()
    await expect(frame.getByText('The sending key of this browser is not registered for this drop.')).toHaveCount(0)
    expect(await chain.balanceOf('MERI', safe.address)).toBe(total)

    // The second owner signs and executes it elsewhere, while no page shows the drop.
    await page.goto('about:blank')
    await safe.confirm(proposal, 1)
    await safe.execute(proposal)
    const key = await operatorOf(chain, path)
    const given = await chain.client.getBalance({ address: key })
    expect(await chain.client.getBalance({ address: safe.address })).toBe(coins - given)

    frame = await host.open(path)
    await creator(frame).isComplete()
    await expectPaid(chain, rows)
    expect(await chain.balanceOf('MERI', safe.address)).toBe(0n)
    await expect(frame.getByText('What was left of the gas money went back')).toBeVisible()
    const left = await chain.client.getBalance({ address: key })
    expect(left).toBeLessThan(10n ** 14n)
    expect(await chain.client.getBalance({ address: safe.address })).toBeGreaterThan(coins - given)
    expect(host.proposals()).toHaveLength(1)
  },
)

test(
  'a proposal that the owners replace by another of its nonce is told, and can be made again; executed while the page is open, the key begins; each stands so among the Safe’s transactions',
  { tag: '@R12' },
  async ({ chain, safe, host }) => {
    const rows = makeRows(600, { seed: 7102 })
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    await chain.fund(safe.address, 'MERI', total)
    const frame = await host.open('/drops/new')
    await sealInSafe(frame, rows, 'Replaced')
    await proposeWithBackup(frame)
    await expectRecent(frame, /^Approve [\d,.]+ MERI, .*: ReplacedPending/)
    const [first = '0x'] = host.proposals()
    await safe.replace(first)
    await expect(frame.getByText('The steps were cancelled before they reached the network')).toBeVisible()
    await expectRecent(frame, /: ReplacedCancelled/)
    await frame.getByRole('button', { name: signAll }).click()
    await expect(frame.getByText('Waiting for signatures.')).toBeVisible()
    const second = host.proposals()[1] ?? '0x'
    await safe.confirm(second, 2)
    await safe.execute(second)
    await creator(frame).isComplete()
    await expectRecent(frame, /: ReplacedConfirmed/, /: ReplacedCancelled/)
    await expectPaid(chain, rows)
    await expect(frame.getByText('What was left of the gas money went back')).toBeVisible()
    expect(host.proposals()).toHaveLength(2)
  },
)

test(
  'on a wiped browser the key of a Safe is restored from its backup file, and sends',
  { tag: '@R12' },
  async ({ page, chain, safe, host }) => {
    const rows = makeRows(600, { seed: 7103 })
    await chain.fund(
      safe.address,
      'MERI',
      rows.reduce((sum, { amount }) => sum + amount, 0n),
    )
    let frame = await host.open('/drops/new')
    await sealInSafe(frame, rows, 'Restored')
    const path = await pathOf(frame)
    const sealed = page.waitForEvent('download')
    await frame.getByRole('button', { name: 'Download the sealed list', exact: true }).first().click()
    const list = await readFile(await (await sealed).path(), 'utf8')
    const backup = await proposeWithBackup(frame)
    const [proposal = '0x'] = host.proposals()
    await wipeBrowser(frame)
    await page.goto('about:blank')
    await safe.confirm(proposal, 1)
    await safe.execute(proposal)

    frame = await host.open(path)
    await bringList(frame, list)
    await frame.getByRole('button', { name: 'Use a backup file' }).click()
    await keyCreator(frame).restore(backupPassword, backup)
    await keyCreator(frame).isHere()
    await frame.getByRole('button', { name: /^Send to / }).click()
    await creator(frame).isComplete()
    await expectPaid(chain, rows)
    await expect(frame.getByText('What was left of the gas money went back')).toBeVisible()
  },
)
