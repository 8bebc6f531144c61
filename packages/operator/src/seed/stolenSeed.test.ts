import { claimRequest, getCancelStep, getRegisterStep, sendRequest } from '@slotdrop/delivery'
import { type Manifest, proveRow, slotWord } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  BaseError,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
} from 'viem'
import { toAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amounts, balances, createSender, register, seal, testSeed, type TestSender } from '../../test/world.ts'
import { createKeyring } from './createKeyring.ts'

const thief: Address = '0x00000000000000000000000000000000000bad05'
const portion = parseEther('0.01')
const drops = 3

let chain: TestChain
let stolen: {
  sender: TestSender
  manifest: Manifest
  account: ReturnType<ReturnType<typeof createKeyring>['accountOf']>
}[]

/** Senders whose drops the service sends, each with more tokens than her drop, and approved for more. */
beforeAll(async () => {
  chain = await startChain()
  const keyring = createKeyring(testSeed)
  stolen = []
  for (let drop = 0; drop < drops; drop++) {
    const sender = await createSender(chain)
    await seal(chain, sender, { count: 20, slotSize: 10 })
    const manifest = await seal(chain, sender, { count: 20, slotSize: 10 })
    const account = keyring.accountOf({ chainId: 31_337, dropId: manifest.dropId })
    await register(chain, { sender, manifest, operator: account.address, money: portion })
    const { token, distributor } = manifest.terms
    const args = [distributor, 2n ** 255n] as const
    await sender.mine({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      value: 0n,
    })
    stolen.push({ sender, manifest, account })
  }
})
afterAll(() => chain.stop())

/** Whether a call of the account would be mined well. */
async function isAllowed(account: Address, to: Address, data: Hex): Promise<boolean> {
  try {
    await chain.client.call({ account, to, data })
    return true
  } catch (error) {
    if (error instanceof BaseError) return false
    throw error
  }
}

const all = slotWord.full(10)

test(
  'who has the seed can’t cancel, register, claim for others, or take tokens, of any drop',
  { tags: ['T36', 'R25'] },
  async () => {
    for (const [index, { sender, manifest, account }] of stolen.entries()) {
      const { distributor, token } = manifest.terms
      const other = stolen[(index + 1) % drops]
      if (!other) throw new Error('There is no other drop.')
      const transfer = [sender.account.address, thief, 1n] as const
      const claim = { index: 0, ...manifest.rowAt(0), ...proveRow(manifest, 0) }
      const tries: Record<string, [to: Address, data: Hex]> = {
        'cancels the drop': [distributor, getCancelStep(manifest).request.data],
        'names another operator': [
          distributor,
          getRegisterStep(manifest, { operator: thief, claimsOpen: true }).request.data,
        ],
        'claims a row to somebody else': [distributor, claimRequest(manifest, claim, thief).data],
        'takes tokens at the token': [
          token,
          encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: transfer }),
        ],
        'sends another sender’s drop': [distributor, sendRequest(other.manifest, new Map([[0, all]]), 400_000n).data],
      }
      const allowed: string[] = []
      for (const [name, [to, data]] of Object.entries(tries))
        if (await isAllowed(account.address, to, data)) allowed.push(name)
      expect(allowed).toEqual([])
    }
  },
)

test(
  'what is there to take is the gas money, and rows go where they were committed to go',
  { tags: ['T36', 'R25'] },
  async () => {
    for (const { sender, manifest, account } of stolen) {
      const tokens = () =>
        chain.client.readContract({
          abi: erc20Abi,
          address: manifest.terms.token,
          functionName: 'balanceOf',
          args: [sender.account.address],
        })
      const before = await tokens()
      expect(await chain.client.getBalance({ address: account.address })).toBe(portion)
      const { to, data } = sendRequest(
        manifest,
        new Map([
          [0, all],
          [1, all],
        ]),
        400_000n,
      )
      // Sound: the accounts of a keyring are viem's.
      const signer = toAccount(account as never)
      const client = createWalletClient({ account: signer, chain: foundry, transport: http(chain.rpcUrl) })
      const { status } = await chain.client.waitForTransactionReceipt({
        hash: await client.sendTransaction({ to, data }),
      })
      expect(status).toBe('success')
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
      expect(before - (await tokens())).toBe(manifest.total)
    }
  },
)
