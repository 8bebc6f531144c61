import { readFile } from 'node:fs/promises'
import { codeAnswering } from '@slotdrop/testing'
import { type Address, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from '../fixtures/app.ts'
import { deployHabits } from '../fixtures/habits.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

function newAccount(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}

test('a pool is left out and a bridge is kept with a note, which the report of the sealed list shows', async ({
  page,
  chain,
  wallet,
}) => {
  const [good, pool, bridge, fresh] = [newAccount(), newAccount(), newAccount(), newAccount()]
  const { token } = await deployHabits(chain, wallet, parseEther('4'))
  // token0() and counterpartGateway().
  await chain.client.setCode({ address: pool, bytecode: codeAnswering('0x0dfe1681') })
  await chain.client.setCode({ address: bridge, bytecode: codeAnswering('0x2db09c1c') })
  await chain.client.setBalance({ address: good, value: 1n })

  const she = creator(page)
  await she.arrive('/drops/new')
  await page.getByLabel('Token address').fill(token)
  await she.addRecipients()
  const rows = [good, pool, bridge, fresh].map((account) => `${account},1`)
  await she.chooseFile('list.csv', ['address,amount', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Review list' }).click()

  const recipients = page.getByRole('region', { name: 'Recipients', exact: true })
  await expect(recipients.getByText(/The nodes of .* see the addresses\./)).toBeVisible()
  await recipients.getByRole('button', { name: 'Check every recipient' }).click()
  const poolFinding = recipients.getByRole('group').filter({ hasText: '1 recipient is a liquidity pool' })
  await expect(poolFinding.getByText(pool)).toBeVisible()
  await expect(recipients.getByText(/^1 recipient has no coins and never sent a transaction/)).toBeVisible()
  const kinds = recipients.getByRole('figure', { name: 'Kinds of recipients' })
  await expect(kinds.getByRole('listitem')).toHaveText(['Wallets in use 1', 'Never used 1', 'Contracts 2'])
  await look(page, 'review-recipients')

  await poolFinding.getByRole('button', { name: 'Leave 1 recipient out' }).click()
  await expect(poolFinding).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Seal the list of 3 recipients' })).toBeVisible()
  const bridgeFinding = recipients.getByRole('group').filter({ hasText: /^1 recipient is a bridge/ })
  await bridgeFinding.getByRole('button', { name: 'Keep it' }).click()
  await page.keyboard.type('Our own gateway')
  await page.keyboard.press('Enter')
  await expect(recipients.getByText('Nothing is left to decide.')).toBeVisible()

  // Decisions are part of the draft.
  await expect(recipients.getByText('Note: Our own gateway')).toBeVisible()
  await page.reload()
  await expect(recipients.getByText('1 recipient left out')).toBeVisible()
  await expect(recipients.getByText('Note: Our own gateway')).toBeVisible()

  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) bodies.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Seal the list of 3 recipients' }).click()
  await page.getByText('Let a second person check it').click()
  const link = (await page.getByText(/\/drops\/0x[0-9a-f]{64}$/).textContent()) ?? ''
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    return readFile(await file.path(), 'utf8')
  }
  expect(await download('Download the sealed list')).not.toMatch(/gateway|decision/i)

  await page.goto(`${link}/report`)
  const decided = page.getByRole('region', { name: 'Decisions about recipients' })
  await expect(decided.getByText('1 recipient left out')).toBeVisible()
  await expect(decided.getByText('Note: Our own gateway')).toBeVisible()
  await look(page, 'report-decisions')
  const csv = await download('Download CSV')
  const lineOf = (account: Address) => csv.split('\r\n').find((line) => line.includes(account))
  expect(csv.split('\r\n')[0]).toMatch(/,decision$/)
  expect(lineOf(bridge)).toContain('kept: bridge (Our own gateway)')
  expect(lineOf(pool)).toContain('excluded: pool')
  expect(lineOf(good)).toMatch(/,$/)
  const privateList = await download('Download the sealed list with lines and notes')
  expect(privateList).toContain('Our own gateway')
  expect(bodies.filter((body) => /gateway/i.test(body) || body.includes(pool.slice(2).toLowerCase()))).toEqual([])
})
