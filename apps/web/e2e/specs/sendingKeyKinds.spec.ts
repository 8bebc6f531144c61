import { makeManifest } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/privateChain.ts'
import {
  erc20,
  erc20WithPermits,
  fundKind,
  heldBy,
  type Kind,
  kinds,
  makeKindRows,
  type Site,
} from '../fixtures/sendingKinds.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { keyCreator, operatorOf, promptsOf } from '../pages/keyCreator.ts'

/** Three slots on the page of their drop, funded, with nothing approved; a key of this browser is to send them. */
async function openDrop(page: Page, site: Site, kind: Kind, seed: number) {
  const { chain, wallet } = site
  const rows = makeKindRows(kind, 10, seed)
  const token = await fundKind(site, kind, rows)
  const { distributor } = chain
  const terms = { sender: wallet.account.address, token, distributor, standard: kind.standard, slotSize: 4 }
  const manifest = await makeManifest(rows, { title: kind.name, symbol: kind.symbol, terms })
  const she = creator(page)
  await she.openSealed(manifest)
  await keyCreator(page).letKeySend()
  const prompts = promptsOf(wallet)
  return {
    prompts: () => promptsOf(wallet) - prompts,
    /** Each row has what the list says, the key is the operator, and its gas money went back. */
    async isPaid() {
      await she.isComplete()
      expect(await heldBy(kind, chain, token, rows)).toEqual(rows.map(({ amount }) => amount))
      await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
      const key = await operatorOf(chain, manifest.dropId)
      expect(await chain.client.getTransactionCount({ address: key })).toBeGreaterThan(1)
    },
  }
}

function asked({ requests }: InjectedWallet, method: string) {
  return requests.filter((request) => request.method === method).length
}

// An ERC-20 is sent by a key in `sendingKey.spec.ts`, from its file on.
for (const [index, kind] of kinds.filter((each) => each !== erc20).entries())
  test(`${kind.name}: two signatures, two confirmations, and a sending key pays every slot`, async ({
    page,
    local,
    chain,
    wallet,
  }) => {
    const drop = await openDrop(page, { local, chain, wallet }, kind, 500 + index)
    await expect(page.getByText('3 steps, 4 confirmations in your wallet')).toBeVisible()
    await keyCreator(page).approve()
    await keyCreator(page).register()
    await drop.isPaid()
    expect(drop.prompts()).toBe(4)
  })

test('a wallet that signs several calls as one: two signatures, one confirmation, and a sending key pays every slot', async ({
  page,
  local,
  chain,
  wallet,
}) => {
  wallet.bundle()
  const drop = await openDrop(page, { local, chain, wallet }, erc20, 510)
  await expect(page.getByText('3 steps, 3 confirmations in your wallet')).toBeVisible()
  await keyCreator(page).signTogether()
  await drop.isPaid()
  expect([drop.prompts(), asked(wallet, 'wallet_sendCalls')]).toEqual([3, 1])
})

test('a token with permits: two signatures for the key, one for the permit and one transaction, and a sending key pays every slot', async ({
  page,
  local,
  chain,
  wallet,
}) => {
  const drop = await openDrop(page, { local, chain, wallet }, erc20WithPermits, 511)
  wallet.rejectAfter('eth_signTypedData_v4', 0)
  await keyCreator(page).signPermit()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await keyCreator(page).signPermit()
  await drop.isPaid()
  // One of them was declined.
  expect([asked(wallet, 'eth_signTypedData_v4'), asked(wallet, 'eth_sendTransaction')]).toEqual([4, 1])
})
