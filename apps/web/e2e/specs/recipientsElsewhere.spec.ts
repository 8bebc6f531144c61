import { distributorAddress, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { codeAnswering, connect, createSafe, type LocalClient, startAnvil } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { type Address, concat, parseAbi, parseEther } from 'viem'
import { expect, newAccount, test } from '../fixtures/app.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

type Network = { readonly name: string; readonly rpcUrl: string; readonly client: LocalClient }

async function startNetwork(id: number, name: string): Promise<Network & { readonly stop: () => Promise<void> }> {
  const anvil = await startAnvil()
  const client = connect(anvil.rpcUrl)
  // Sound: a method of anvil that viem's types do not list.
  await client.request({ method: 'anvil_setChainId', params: [id] } as never)
  return { name, ...anvil, client }
}

/** Adds a network in Settings by its node. */
async function addNetwork(page: Page, { name, rpcUrl }: Network): Promise<void> {
  await page.goto('/settings')
  await page.getByText('Add another network …').click()
  await page.getByLabel('A node of the network').fill(rpcUrl)
  await page.getByRole('button', { name: 'Ask it', exact: true }).click()
  await page.getByLabel('Name of the network').fill(name)
  await page.getByLabel('Symbol of its currency').fill(`${name.slice(0, 3)}C`)
  await page.getByRole('button', { name: 'Add the network' }).click()
  const networks = page.getByRole('region', { name: 'Networks' })
  await expect(networks.getByRole('listitem').filter({ hasText: name })).toContainText('block')
}

/** Gives a network the singleton of a Safe of another one, and the factory by which its owners can create it. */
async function placeSafeFactory(here: LocalClient, there: LocalClient, safe: Address): Promise<void> {
  const abi = parseAbi(['function masterCopy() view returns (address)'])
  const singleton = await there.readContract({ abi, address: safe, functionName: 'masterCopy' })
  // Safe's SafeProxyFactory 1.5.0.
  for (const address of [singleton, '0x14F2982D601c9458F93bd70B218933A6f8165e7b'] as const)
    await here.setCode({ address, bytecode: (await there.getCode({ address: singleton })) ?? '0x' })
}

test('on three networks Safes, pools and delegated accounts are named, decided, and stand in the report', async ({
  page,
}) => {
  const [here, treasury, games] = await Promise.all([
    startNetwork(7010, 'Payroll'),
    startNetwork(7001, 'Treasury'),
    startNetwork(7453, 'Games'),
  ])
  const [safe, otherSafe, ownSafe] = [
    await createSafe(treasury.client),
    await createSafe(games.client),
    await createSafe(here.client),
  ]
  const [used, fresh, pool, delegated] = [newAccount(), newAccount(), newAccount(), newAccount()]
  await here.client.setCode({ address: distributorAddress, bytecode: slotDistributorRuntimeBytecode })
  await placeSafeFactory(here.client, treasury.client, safe.address)
  // token0().
  await here.client.setCode({ address: pool, bytecode: codeAnswering('0x0dfe1681') })
  await here.client.setCode({ address: delegated, bytecode: concat(['0xef0100', pool]) })
  await here.client.setBalance({ address: used, value: 1n })

  const wallet = await injectWallet(page, { rpcUrl: here.rpcUrl, chainOfNode: 7010 })
  await here.client.setBalance({ address: wallet.account.address, value: parseEther('100') })
  for (const network of [here, treasury, games]) await addNetwork(page, network)
  const she = creator(page)
  await she.arrive('/drops/new')
  await page.getByRole('radio', { name: /Payroll/ }).check()
  await wallet.moveTo(7010)
  await she.chooseToken('PayC')
  const accounts = [used, fresh, safe.address, otherSafe.address, ownSafe.address, pool, delegated]
  await she.chooseFile('list.csv', accounts.map((account) => `${account},1`).join('\n'))
  await page.getByRole('button', { name: 'Review list' }).click()

  const recipients = page.getByRole('region', { name: 'Recipients', exact: true })
  // With a node in Settings the check starts by itself.
  await expect(recipients.getByRole('button', { name: 'Check again' })).toBeVisible()
  const finding = (text: string | RegExp) => recipients.getByRole('group').filter({ hasText: text })
  const elsewhere = finding('1 recipient is a contract on Treasury, but nothing is deployed at its address on Payroll.')
  await expect(elsewhere).toContainText(
    '1 is a Safe that the owners with whom it was created may be able to deploy here.',
  )
  await expect(elsewhere).toContainText('Safe 1.5.0, 2 of 3 owners')
  const onGames = finding('1 recipient is a contract on Games, but nothing is deployed at its address on Payroll.')
  await expect(onGames).toContainText(otherSafe.address)
  await expect(finding('1 recipient is a liquidity pool on Payroll')).toContainText(pool)
  await expect(finding('1 recipient is a Safe on Payroll')).toHaveCount(1)
  await expect(recipients.getByText(/^1 recipient has a wallet that runs a contract’s code/)).toBeVisible()
  await expect(recipients.getByText(/^\d recipients? ha(?:s|ve) no coins and never sent a transaction/)).toBeVisible()
  await look(page, 'review-recipients-elsewhere')

  await finding('on Games').getByRole('button', { name: 'Leave 1 recipient out' }).click()
  await expect(onGames).toHaveCount(0)
  await finding('liquidity pool').getByRole('button', { name: 'Leave 1 recipient out' }).click()
  await elsewhere.getByRole('button', { name: 'Keep it' }).click()
  await page.keyboard.type('Its owners deploy it on Monday')
  await page.keyboard.press('Enter')
  await expect(recipients.getByText('Nothing is left to decide.')).toBeVisible()

  await page.getByLabel('Name of this drop').fill('Known recipients')
  await page.getByRole('button', { name: 'Seal the list of 5 recipients' }).click()
  await page.getByText('Let a second person check it').click()
  const link = (await page.getByText(/\/drops\/0x[0-9a-f]{64}$/).textContent()) ?? ''
  await page.goto(`${link}/report`)
  const decided = page.getByRole('region', { name: 'Decisions about recipients' })
  await expect(decided.getByText('1 recipient left out')).toHaveCount(2)
  await expect(decided.getByText('Note: Its owners deploy it on Monday')).toBeVisible()
  // The page would go on asking them.
  await page.close()
  await Promise.all([here, treasury, games].map((network) => network.stop()))
})
