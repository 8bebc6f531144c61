import { distributorAddress, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { connect, deployDemo, type FaultProxy, startAnvil, startFaultProxy } from '@slotdrop/testing'
import { parseEther } from 'viem'
import { expect, newAccount, openChain, test as base } from '../fixtures/app.ts'
import { proxyTo } from '../fixtures/privateChain.ts'
import { injectWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

const test = base.extend<{ node: FaultProxy }>({
  /** The page's and the wallet's node of a chain on which nothing was deployed. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  node: async ({}, use) => {
    const anvil = await startAnvil()
    const node = await startFaultProxy(anvil.rpcUrl)
    await use(node)
    await node.stop()
    await anvil.stop()
  },
  proxy: async ({ node }, use) => use(proxyTo(node)),
  chain: async ({ node }, use) => use(openChain(node.rpcUrl, distributorAddress, [])),
  wallet: async ({ page, node }, use) => use(await injectWallet(page, { rpcUrl: node.rpcUrl })),
})

test('on an empty chain the page deploys the contract, whose code is the built one, and a drop is paid there', async ({
  page,
  chain,
  wallet,
}) => {
  const she = creator(page)
  const { address } = wallet.account
  await chain.client.setBalance({ address, value: parseEther('100') })
  await page.goto('/drops/new')
  await expect(page.getByText('Slotdrop’s contract is not on Local chain yet.')).toBeVisible()
  await expect(
    page.getByText(/Anyone can deploy it: one transaction, about 0\.0\d+ ETH, same address and code as everywhere\./),
  ).toBeVisible()
  await she.connect()
  await page.getByRole('radio', { name: /^ETH Ether/ }).check()
  await expect(page.getByRole('button', { name: 'Add recipients' })).toBeDisabled()
  await look(page, 'deployment-offer')

  wallet.rejectAfter('eth_sendTransaction', 0)
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await expect(page.getByText('The contract is on Local chain now.')).toBeVisible()
  expect(await chain.client.getCode({ address: distributorAddress })).toBe(slotDistributorRuntimeBytecode)

  const { tokens } = await deployDemo(connect(chain.rpcUrl))
  const demo = openChain(chain.rpcUrl, distributorAddress, tokens)
  await demo.fund(address, 'MERI', parseEther('10'))
  const accounts = [newAccount(), newAccount()]
  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', accounts.map((account) => `${account},1`).join('\n'))
  await she.seal('After the deployment')
  await she.approve()
  await she.send()
  await she.isComplete()
  for (const account of accounts) expect(await demo.balanceOf('MERI', account)).toBe(parseEther('1'))
})

test('a node that does not answer leaves it unknown whether the contract is there, and nothing is offered', async ({
  page,
  node,
  faults,
}) => {
  node.setFaults([{ method: 'eth_getCode', mode: 'http', status: 500 }])
  await page.goto('/drops/new')
  await expect(page.getByText('Whether Slotdrop’s contract is on Local chain is not known.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deploy', exact: true })).toHaveCount(0)
  node.setFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Slotdrop’s contract is not on Local chain yet.')).toBeVisible()
  // What the node answered before.
  faults.length = 0
})

base(
  'a network that the site does not offer is added by a node’s URL, gets the contract, and a drop is paid there',
  async ({ page, faults }) => {
    const anvil = await startAnvil()
    const client = connect(anvil.rpcUrl)
    await client.request({ method: 'anvil_setChainId', params: [1234] } as never)
    const wallet = await injectWallet(page, { rpcUrl: anvil.rpcUrl, chainOfNode: 1234 })
    await client.setBalance({ address: wallet.account.address, value: parseEther('100') })
    const she = creator(page)

    await page.goto('/settings')
    await page.getByText('Add another network …').click()
    await page.getByLabel('A node of the network').fill('http://node.example')
    await page.getByRole('button', { name: 'Ask it', exact: true }).click()
    await expect(page.getByText(/^It has to begin with https/)).toBeVisible()
    await page.getByLabel('A node of the network').fill(anvil.rpcUrl)
    await page.getByRole('button', { name: 'Ask it', exact: true }).click()
    await expect(page.getByText(`${new URL(anvil.rpcUrl).host} serves chain 1234.`)).toBeVisible()
    await expect(page.getByLabel('Name of the network')).toHaveValue('Chain 1234')
    await page.getByLabel('Name of the network').fill('Office chain')
    // A currency is never guessed.
    await expect(page.getByLabel('Symbol of its currency')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Add the network' })).toBeDisabled()
    await expect(page.getByText(/^18 decimals/)).toBeVisible()
    await page.getByLabel('Symbol of its currency').fill('OFC')
    await look(page, 'settings-add-network')
    await page.getByRole('button', { name: 'Add the network' }).click()
    const networks = page.getByRole('region', { name: 'Networks' })
    await expect(networks.getByRole('listitem').filter({ hasText: 'Office chain' })).toContainText('block')

    await page.getByText('Add another network …').click()
    await page.getByLabel('A node of the network').fill(anvil.rpcUrl)
    await page.getByRole('button', { name: 'Ask it', exact: true }).click()
    await expect(page.getByText('You have added this network already.')).toBeVisible()
    await page.getByRole('button', { name: 'Replace its node' }).click()
    await expect(networks.getByText('Add another network …')).toBeVisible()

    await she.arrive('/drops/new')
    await page.getByRole('radio', { name: /Office chain/ }).check()
    await expect(page.getByText(/one transaction, about 0\.0\d+ OFC/)).toBeVisible()
    await expect(page.getByText('Slotdrop’s contract is not on Office chain yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch to Office chain' })).toBeVisible()
    await wallet.moveTo(1234)
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(page.getByText('The contract is on Office chain now.')).toBeVisible()
    expect(await client.getCode({ address: distributorAddress })).toBe(slotDistributorRuntimeBytecode)
    await expect(page.getByText(/OFC/).first()).toBeVisible()
    await she.chooseToken('OFC')
    const accounts = [newAccount(), newAccount()]
    await she.chooseFile('list.csv', accounts.map((account) => `${account},1`).join('\n'))
    await page.getByRole('button', { name: 'Review list' }).click()
    await expect(page.getByRole('main')).toContainText('Office chain')
    await expect(page.getByRole('main')).toContainText(/0\.0\d+ OFC/)
    await page.getByLabel('Name of this drop').fill('On a network of ours')
    await page.getByRole('button', { name: /^Seal the list/ }).click()
    await she.chooseWallet()
    await expect(page.getByRole('main')).toContainText('Office chain')
    await expect(page.getByRole('main')).toContainText('OFC')
    await page.getByRole('button', { name: 'Go to sending' }).click()
    await she.send()
    await expect(page.getByText('Slot 1 mined')).toBeVisible()
    await client.mine({ blocks: 100 })
    await she.isComplete()
    for (const address of accounts) expect(await client.getBalance({ address })).toBe(parseEther('1'))
    const dropPath = new URL(page.url()).pathname
    await expect(page.getByRole('main')).toContainText('Office chain')
    await expect(page.getByRole('main')).toContainText(/0\.0\d+ OFC/)
    await page.goto(`${dropPath}/report`)
    await expect(page.getByRole('definition').filter({ hasText: 'Office chain' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /0\.0\d+ OFC/ })).toBeVisible()
    await page.goto('/drops')
    await expect(page.getByRole('row').filter({ hasText: 'On a network of ours' })).toContainText('Office chain')

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Remove the network Office chain' }).click()
    await expect(networks.getByText('Office chain')).toHaveCount(0)
    await page.goto(dropPath)
    await expect(page.getByText('This browser does not know the drop’s network, Chain 1234.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add the network in Settings' })).toBeVisible()
    await anvil.stop()
    faults.length = 0
  },
)
