import { makeRows } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { type Address, concat, erc20Abi, formatUnits, getAddress, parseEther, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createGate } from '../fixtures/hold.ts'
import { expect, test } from '../fixtures/app.ts'
import { deployHabits } from '../fixtures/habits.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

function newAccount() {
  return privateKeyToAccount(generatePrivateKey()).address
}

const one = parseEther('1')

async function begin(page: Page, token: Address) {
  await creator(page).arrive('/drops/new')
  await page.getByLabel('Token address').fill(token)
}

async function importRows(page: Page, rows: readonly (readonly [Address, number])[]) {
  await creator(page).addRecipients()
  await creator(page).chooseFile(
    'list.csv',
    ['address,amount', ...rows.map(([account, amount]) => `${account},${amount}`)].join('\n'),
  )
}

function trial(page: Page) {
  return page.getByRole('region', { name: 'Trial of every payment' })
}

function asksToSend({ requests }: InjectedWallet) {
  return requests.filter(({ method }) => method === 'eth_sendTransaction')
}

test('exactly the rows that can’t be paid are named, each with its reason, before any approval', async ({
  page,
  chain,
  wallet,
}) => {
  const [good, blocked, contract, refusing, accepting, quiet] = Array.from({ length: 6 }, newAccount) as [
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  const { token, change } = await deployHabits(chain, wallet, 3n * one)
  // A contract that refuses to be called, two keys that handed themselves over (EIP-7702): to it, and to one that accepts.
  await chain.client.setCode({ address: contract, bytecode: '0x60006000fd' })
  await chain.client.setCode({ address: quiet, bytecode: '0x00' })
  await chain.client.setCode({ address: refusing, bytecode: concat(['0xef0100', contract]) })
  await chain.client.setCode({ address: accepting, bytecode: concat(['0xef0100', quiet]) })
  for (const each of [contract, refusing, accepting]) await change('setHook', [each, true])
  await change('setBlacklisted', [blocked, true])

  await begin(page, token)
  await expect(page.getByText('Not a listed token')).toBeVisible()
  await expect(page.getByText('The token has a block list')).toBeVisible()
  await importRows(
    page,
    [good, zeroAddress, blocked, contract, refusing, accepting].map((account) => [getAddress(account), 1] as const),
  )
  // The zero address does not come as far as the trial.
  await page.getByRole('button', { name: 'Next problem' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /zero address/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review list' })).toBeDisabled()
  await page.getByRole('button', { name: 'Exclude 1 line' }).click()
  await page.getByRole('button', { name: 'Review list' }).click()

  await expect(trial(page).getByText('Otherwise 2 of 5 recipients would be paid, 3 refused.')).toBeVisible()
  const refused = trial(page).getByRole('listitem')
  await expect(refused).toHaveCount(3)
  for (const account of [blocked, contract, refusing]) await expect(refused.filter({ hasText: account })).toHaveCount(1)
  await expect(
    trial(page).getByRole('group').filter({ hasText: blocked }).getByText('1 refused: “HABIT: blocked”'),
  ).toBeVisible()
  await expect(
    trial(page).getByRole('alert').filter({ hasText: 'holds 3 HABIT, the open recipients need 5 HABIT. Add 2 HABIT' }),
  ).toBeVisible()
  await look(page, 'review-rows-refused')
  expect(asksToSend(wallet)).toEqual([])
})

test('rows that are refused are set aside from where they are named', async ({ page, chain, wallet }) => {
  const [good, blocked] = [newAccount(), newAccount()]
  const { token, change } = await deployHabits(chain, wallet, 2n * one)
  await change('setBlacklisted', [blocked, true])
  await begin(page, token)
  await importRows(page, [
    [good, 1],
    [blocked, 1],
  ])
  await page.getByRole('button', { name: 'Review list' }).click()
  await trial(page).getByRole('button', { name: 'Exclude this recipient' }).click()
  await expect(trial(page).getByText('1 of 1 recipient would be paid now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seal the list of 1 recipient' })).toBeEnabled()
})

test('what is no token is named when it is chosen; a paused token is, and again when rows are tried', async ({
  page,
  chain,
  wallet,
}) => {
  const { token, change } = await deployHabits(chain, wallet, 10n * one)
  await change('setPaused', [true])
  const [oneByte, reverts, silent] = [newAccount(), newAccount(), newAccount()]
  await chain.client.setCode({ address: oneByte, bytecode: '0x60ff60005360016000f3' })
  await chain.client.setCode({ address: reverts, bytecode: '0x60006000fd' })
  await chain.client.setCode({ address: silent, bytecode: '0x00' })
  await begin(page, newAccount())
  await expect(page.getByText('There is no contract at this address on this network.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeDisabled()
  for (const address of [oneByte, reverts, silent]) {
    await page.getByLabel('Token address').fill(address)
    await expect(page.getByText('This contract does not answer like a token. Check the address.')).toBeVisible()
    await page.getByLabel('Token address').fill('')
  }
  await page.getByLabel('Token address').fill(token)
  await expect(page.getByRole('alert').filter({ hasText: 'The token is paused' })).toBeVisible()
  await importRows(page, [[newAccount(), 1]])
  await page.getByRole('button', { name: 'Review list' }).click()
  await expect(trial(page).getByRole('alert').filter({ hasText: 'the token is paused' })).toBeVisible()
  await expect(trial(page).getByText(/would be paid now/)).toHaveCount(0)
  expect(asksToSend(wallet)).toEqual([])
})

test('a token that keeps a part is sent only when she wants it so, and what was told is what arrives', async ({
  page,
  chain,
  wallet,
}) => {
  const accounts = makeRows(3, { seed: 710 + (Date.now() % 1000) }).map(({ account }) => account)
  const { token, change } = await deployHabits(chain, wallet, 30n * one)
  await change('setFee', [5n])
  await begin(page, token)
  await expect(page.getByText('of a trial 5 % did not arrive')).toBeVisible()
  await importRows(
    page,
    accounts.map((account) => [account, 10] as const),
  )
  await page.getByRole('button', { name: 'Review list' }).click()
  await trial(page).getByRole('button', { name: 'Let recipients get less' }).click()
  await expect(trial(page).getByText('3 recipients get less than the list says')).toBeVisible()
  await expect(trial(page).getByText('9.5 HABIT of 10 HABIT')).toHaveCount(3)
  await look(page, 'review-rows-get-less')
  const seal = page.getByRole('button', { name: /^Seal the list/ })
  await expect(seal).toBeDisabled()
  expect(asksToSend(wallet)).toEqual([])

  await page.getByLabel('I know that recipients get less than the list says').check()
  await page.getByLabel('Name of this drop').fill('Less')
  await seal.click()
  await creator(page).approve()
  await creator(page).send()
  await creator(page).isComplete()
  for (const account of accounts) {
    const received = await chain.client.readContract({
      abi: erc20Abi,
      address: token,
      functionName: 'balanceOf',
      args: [account],
    })
    expect(formatUnits(received, 18)).toBe('9.5')
  }
})

test('a token is looked for once the networks are known', async ({ page }) => {
  const gate = createGate()
  await page.route('**/api/config', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/drops/new')
  const field = page.getByRole('combobox', { name: 'Token address' })
  await expect(field).toBeDisabled()
  gate.open()
  await field.fill('e')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toHaveValue('e')
})

test('a token is found by its name with the keyboard alone, and held ones stand first', async ({
  page,
  chain,
  wallet,
}) => {
  await chain.fund(wallet.account.address, 'DUSD', 5n * 10n ** 6n)
  await creator(page).arrive('/drops/new')
  const field = page.getByRole('combobox', { name: 'Token address' })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toContainText('DUSD')
  await expect(page.getByRole('option').first()).toContainText('5')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.type('merid')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /MERI/ })).toHaveAttribute('data-active', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(chain.token('MERI'))
  await expect(page.getByText('Listed token')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeEnabled()
  await field.fill('no such token')
  await expect(page.getByText('This is not an address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeDisabled()
  // What is picked takes the place of what was typed.
  await page.getByRole('radio', { name: /ETH/ }).check()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeEnabled()
})

test('one row is tried as a drop of its own, and is not paid again by the list', async ({ page, chain, wallet }) => {
  const [first, second] = [newAccount(), newAccount()]
  const contract = newAccount()
  await chain.client.setCode({ address: contract, bytecode: '0x00' })
  const { token } = await deployHabits(chain, wallet, 10n * one)
  await begin(page, token)
  await importRows(page, [
    [first, 1],
    [second, 2],
    [contract, 3],
  ])
  await page.getByRole('button', { name: 'Review list' }).click()
  const who = page.getByRole('region', { name: 'Who receives' })
  await expect(who.getByText('nobody in a drop of this token on this device')).toBeVisible()

  await page.getByText('Try it with one recipient first').click()
  await page.getByLabel('Line to try').fill('3')
  await page.getByRole('button', { name: 'Seal a test drop of this line' }).click()
  await expect(page.getByText('Line 3 is excluded here.')).toBeVisible()
  await page.getByText('Advanced options').click()
  await page.getByLabel('Opens', { exact: true }).fill('2096-10-02T10:00')
  await page.getByLabel('Closes', { exact: true }).fill('2096-10-01T10:00')
  await page.getByLabel('Line to try').fill('3')
  await expect(page.getByText('This line pays nobody. Choose another one.')).toBeVisible()
  for (const name of ['Opens', 'Closes']) await page.getByLabel(name, { exact: true }).fill('')
  await expect(page.getByRole('button', { name: 'Seal the list of 2 recipients' })).toBeEnabled()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the test drop' }).click(),
  ])
  await expect(opened.getByRole('heading', { name: 'Test of HABIT drop, line 3' })).toBeVisible()
  await expect(opened.getByText(second).first()).toBeVisible()
  await opened.close()

  // The sealed list is what a second person opens, and it has the same name there.
  await page.getByRole('button', { name: 'Seal the list of 2 recipients' }).click()
  await page.getByText('Let a second person check it').click()
  const link = await page.getByText(/\/drops\/0x[0-9a-f]{64}$/).textContent()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the sealed list', exact: true }).click(),
  ])
  const fingerprint = file.suggestedFilename().replace('.json', '')
  await expect(page.getByText(`must read the same name: ${fingerprint}.`)).toBeVisible()
  const path = await file.path()
  await page.goto('/')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(path)
  await expect(page.getByText(fingerprint).first()).toBeVisible()
  expect(asksToSend(wallet)).toEqual([])
})
