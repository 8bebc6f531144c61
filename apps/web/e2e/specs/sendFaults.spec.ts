import { makeRows } from '@slotdrop/testing'
import { type Chain } from '../fixtures/app.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { expectPaid } from '../pages/keyCreator.ts'
import { look } from '../pages/look.ts'

/** Two slots. */
const rows = makeRows(260, { seed: 6001 }).map((row) => ({ ...row, amount: 10n ** 18n }))

function sent(wallet: InjectedWallet) {
  return wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length
}

async function expectPaidOnce(chain: Chain, wallet: InjectedWallet) {
  await expectPaid(chain, rows)
  // Of as many tokens more as were needed, none are gone: nobody else was paid, and nobody twice.
  expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(260n * 10n ** 18n)
}

test.beforeEach(async ({ page, chain, wallet, local }) => {
  // Blocks that hold one slot: a transaction each.
  await local.client.setBlockGasLimit({ gasLimit: 7_000_000n })
  const options = { title: 'Faults', spare: 260n * 10n ** 18n, isApproved: true }
  await creator(page).openSealed(await sealDrop(chain, wallet.account, rows, options))
  await expect(page.getByRole('button', { name: 'Send to 260 recipients' })).toBeVisible()
})

test(
  'an answer that is lost after the node took it is looked up; a reload and another press ask for nothing twice',
  { tag: '@R2' },
  async ({ page, chain, wallet, walletNode, local }) => {
    const she = creator(page)
    await local.client.setAutomine(false)
    walletNode.setFaults([
      {
        method: 'eth_sendRawTransaction',
        mode: 'error-after',
        code: -32_603,
        message: 'Internal JSON-RPC error.',
        times: 1,
      },
    ])
    await she.send(/^Send to 260 recipients/)
    await expect(she.slot(1)).toHaveAccessibleName(/In flight/)
    await expect(page.getByRole('button', { name: /^(Send|Retry|Continue)/ })).toHaveCount(0)
    await page.reload()
    await expect(she.slot(1)).toHaveAccessibleName(/In flight/)
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    await she.send()
    await local.client.setAutomine(true)
    await local.client.mine({ blocks: 1 })
    await she.isComplete()
    expect(sent(wallet)).toBe(2)
    await expectPaidOnce(chain, wallet)
  },
)

test(
  'a node that fails, limits and stands still delays sending, and nothing is called failed',
  { tag: '@R6' },
  async ({ page, chain, wallet, node, faults }) => {
    const said = new Set<string>()
    await page.exposeFunction('__say', (text: string) => said.add(text))
    await page.evaluate(() => {
      const say = (window as unknown as { __say(text: string): void }).__say
      new MutationObserver(() => say(document.querySelector('main [aria-live=polite]')?.textContent ?? '')).observe(
        document.body,
        {
          subtree: true,
          childList: true,
          characterData: true,
        },
      )
    })
    node.setFaults([
      { method: 'eth_getTransactionReceipt', mode: 'http', status: 500, times: 6 },
      { method: 'eth_call', mode: 'http', status: 429, after: 3, times: 6 },
      { method: 'eth_getTransactionReceipt', mode: 'null', times: 3 },
    ])
    const she = creator(page)
    await she.send(/^Send to 260 recipients/)
    await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 120_000 })
    expect([...said].join(' ')).not.toMatch(/failed(?! because of that)|refused|cancelled|disappeared/i)
    expect(sent(wallet)).toBe(2)
    await expectPaidOnce(chain, wallet)
    // The answers that failed are meant.
    faults.length = 0
  },
)

test(
  'a page that is closed while the wallet is asked, and while a slot waits, goes on and pays once',
  { tag: '@R1' },
  async ({ page, chain, wallet, local }) => {
    const she = creator(page)
    wallet.hold('eth_sendTransaction')
    await she.send(/^Send to 260 recipients/)
    await expect(page.getByText('Confirm slot 1 in your wallet.')).toBeVisible()
    await page.reload()
    wallet.hold('eth_sendTransaction', false)
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    await local.client.setAutomine(false)
    await she.send()
    // It may have been signed, so the page looks for it before it opens the wallet again.
    await expect(she.slot(1)).toHaveAccessibleName(/In flight/)
    expect(sent(wallet)).toBe(1)
    await expect.poll(() => sent(wallet), { timeout: 60_000 }).toBe(2)
    await page.reload()
    await expect(she.slot(1)).toHaveAccessibleName(/In flight/)
    await local.client.setAutomine(true)
    await local.client.mine({ blocks: 1 })
    await expect(she.slot(1)).toHaveAccessibleName(/250 of 250 recipients paid/)
    await she.send(/^Send the remaining 10/)
    await she.isComplete()
    expect(sent(wallet)).toBe(3)
    await expectPaidOnce(chain, wallet)
  },
)

test(
  'one tab sends and the other follows; when the first is closed the second takes over',
  { tag: '@R7' },
  async ({ page, context, chain, wallet, local }) => {
    const she = creator(page)
    await local.client.setAutomine(false)
    await she.send(/^Send to 260 recipients/)
    await expect.poll(() => sent(wallet)).toBe(1)
    const second = await context.newPage()
    await wallet.attach(second)
    await second.goto(page.url())
    await expect(second.getByText('Another tab is sending this drop.')).toBeVisible()
    await expect(second.getByText('Sending', { exact: true })).toBeVisible()
    await expect(second.getByRole('button', { name: /^Send/ })).toBeDisabled()
    await expect(creator(second).slot(1)).toHaveAccessibleName(/In flight/)
    await page.close()
    await expect(second.getByText('Another tab is sending this drop.')).toBeHidden()
    await local.client.setAutomine(true)
    await local.client.mine({ blocks: 1 })
    await expect(creator(second).slot(1)).toHaveAccessibleName(/250 of 250 recipients paid/)
    await creator(second).send(/^Send the remaining 10/)
    await creator(second).isComplete()
    expect(sent(wallet)).toBe(2)
    await expectPaidOnce(chain, wallet)
  },
)

test(
  'records that can’t be read are left out and told; what is paid is read from the chain',
  { tag: '@R13' },
  async ({ page, chain, wallet }) => {
    const dropId = /0x[0-9a-f]{64}/.exec(page.url())?.[0] ?? ''
    await page.evaluate(
      (id) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('slotdrop')
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('journal', 'readwrite')
            writing.objectStore('journal').put({ dropId: id, slot: 'x', mask: {}, stage: 7 }, `${id}/0/0`)
            writing.addEventListener('complete', () => {
              opening.result.close()
              resolve()
            })
            writing.addEventListener('error', () => reject(new Error('Not written.')))
          })
        }),
      dropId,
    )
    await page.reload()
    await expect(page.getByText('Records of this browser could not be read.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    const she = creator(page)
    await she.send(/^Send to 260 recipients/)
    await she.isComplete()
    await expectPaidOnce(chain, wallet)
  },
)

test(
  'a browser that keeps nothing says so, shows the drop from its file, and asks the wallet for nothing',
  { tag: '@R13' },
  async ({ page, chain, wallet }) => {
    await page.getByRole('tab', { name: 'Files' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download sealed list', exact: true }).click()
    const file = await (await downloading).path()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A mutation operation was attempted on a database.', 'InvalidStateError')
      }
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The sealed list is not on this device' })).toBeVisible()
    await page.getByLabel('Sealed file').setInputFiles({
      name: 'sealed.json',
      mimeType: 'application/json',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(file)),
    })
    await expect(page.getByText('This browser keeps no records.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    await creator(page).send(/^Send to 260 recipients/)
    await expect(
      page.getByText('This browser could not keep a record of the transaction, so the wallet was not asked.'),
    ).toBeVisible()
    await look(page, 'drop-records-lost')
    await page.goto('/drops')
    await expect(page.getByText(/This browser keeps nothing/)).toBeVisible()
    expect(sent(wallet)).toBe(0)
    expect(await chain.balanceOf('MERI', wallet.account.address)).toBe(520n * 10n ** 18n)
  },
)
