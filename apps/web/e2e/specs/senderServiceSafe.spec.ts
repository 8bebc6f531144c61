import { makeRows } from '@slotdrop/testing'
import { expect, testOnSite as test } from '../fixtures/safeHost.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid, operatorOf } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'
import { sealInSafe, signAll, takeForOwners } from '../pages/safeCreator.ts'
import { chooseService, dust } from '../pages/serviceCreator.ts'

test(
  'in Safe’s app two owners sign in and sign one proposal: from its execution on the service sends with nobody looking, and the Safe has its gas money back',
  { tag: '@R12' },
  async ({ page, context, baseURL, chain, safe, host }) => {
    const rows = makeRows(600, { seed: 1_903 })
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    await chain.fund(safe.address, 'MERI', total)
    const coins = await chain.client.getBalance({ address: safe.address })
    let frame = await host.open('/drops/new')
    await sealInSafe(frame, rows, 'From a Safe')
    await chooseService(frame, async () => {
      // The first owner has signed; the second does, in another window, when she comes to it.
      await expect(frame.getByText('2 of its owners sign a message')).toBeAttached()
      await expect.poll(() => host.messages().length).toBe(1)
      await expect(frame.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
      await safe.confirmMessage(host.messages()[0] ?? '0x', 1)
    })
    await frame.getByRole('button', { name: signAll }).click()
    await expect(frame.getByText('Waiting for signatures.')).toBeVisible()
    const [proposal = '0x'] = host.proposals()
    const calls = safe.proposals.get(proposal)?.calls ?? []
    const given = calls.reduce((sum, { value = 0n }) => sum + value, 0n)
    expect(calls).toHaveLength(2)
    const [, dropId = ''] = /\/drops\/(0x[0-9a-f]{64})/.exec(await frame.content()) ?? []

    // The second owner reads which account may send, then signs and executes it, while no page shows the drop.
    const { file, link } = await takeForOwners(page, frame)
    const other = await context.newPage()
    await other.goto(link)
    await other.getByLabel('List of recipients').setInputFiles(file)
    await expect(other.getByText(`The sender service of ${new URL(baseURL ?? '').host}`)).toBeVisible()
    await expect(other.getByText('This site does not know who sends it.')).toHaveCount(0)
    await look(other, 'review-by-service')
    await other.close()
    await page.goto('about:blank')
    await safe.confirm(proposal, 1)
    await safe.execute(proposal)
    const account = await operatorOf(chain, dropId)
    await expect.poll(() => chain.balanceOf('MERI', safe.address)).toBe(0n)
    await expectPaid(chain, rows)
    await expect.poll(() => chain.client.getBalance({ address: account })).toBeLessThan(dust)
    const back = await chain.client.getBalance({ address: safe.address })
    expect(back).toBeGreaterThan(coins - given)
    expect(back).toBeLessThan(coins)

    frame = await host.open(`/drops/${dropId}`)
    await creator(frame).isComplete()
    await expect(frame.getByText('What was left of the gas money went back')).toBeVisible()
    // Two owners, two signatures each: nothing else was asked.
    expect([host.messages().length, host.proposals().length]).toEqual([1, 1])
  },
)
