import { batchingHttp } from '@slotdrop/chains'
import type { ChainClient, Clock } from '@slotdrop/delivery'
import {
  type Anvil,
  bor,
  connect,
  type Network,
  type NetworkProfile,
  opGeth,
  startAnvil,
  startNetwork,
} from '@slotdrop/testing'
import { createPublicClient, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { toChain } from '../rehearsal/networks.ts'
import { runRehearsal } from '../rehearsal/runRehearsal.ts'
import { toPage } from '../rehearsal/toPage.ts'

let anvil: Anvil | undefined
let network: Network | undefined
afterEach(async () => {
  await network?.stop()
  await anvil?.stop()
})

/** A rehearsal on an empty chain of a profile, with a clock whose sleeps are instant. */
async function rehearse(profile: NetworkProfile, chainId: number) {
  anvil = await startAnvil()
  let now = Date.now()
  const started = await startNetwork(anvil.rpcUrl, profile, { now: () => now, chainId })
  network = started
  let mined = 0
  const clock: Clock = {
    now: () => now,
    async sleep(milliseconds) {
      now += milliseconds
      for (mined += milliseconds; mined >= profile.blockMilliseconds; mined -= profile.blockMilliseconds)
        await started.mine()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
  const account = privateKeyToAccount(generatePrivateKey())
  await connect(anvil.rpcUrl).setBalance({ address: account.address, value: parseEther('100') })
  const chain = toChain(chainId)
  const transport = batchingHttp(started.rpcUrl, { retryCount: 2 })
  // Sound: viem's client, whose type names one chain.
  const client = createPublicClient({ chain, transport, cacheTime: 0 }) as unknown as ChainClient
  const lines: string[] = []
  const parameters = {
    ...{ client, chainId, account, clock, ceiling: parseGwei('500'), rowCount: 300, round: 7n },
    note: (line: string) => void lines.push(line),
  }
  const rehearsal = await runRehearsal(parameters)
  return {
    rehearsal,
    again: () => runRehearsal(parameters),
    page: toPage(rehearsal, { chain, at: new Date(0) }),
    lines,
  }
}

test.each([
  ['Amoy', bor, 80_002],
  ['Base Sepolia', opGeth, 84_532],
])('a rehearsal on %s deploys, claims, sends, refunds and reports, and ties out', async (name, profile, chainId) => {
  const { rehearsal, again, page, lines } = await rehearse(profile, chainId)
  expect(rehearsal).toMatchObject({
    isComplete: true,
    slots: { wasted: 0 },
    report: { intended: 300, sent: 297, claimed: 3, tiesOut: true },
  })
  const { given, returned, refundFee, left } = rehearsal.money
  expect(given - rehearsal.slots.fee).toBe(returned + refundFee + left)
  expect(page).toContain(name)
  expect(page).toContain('| refund ties out | yes, to the wei |')
  for (const { hash } of rehearsal.steps) expect(page).toContain(hash)
  expect(`${page}${lines.join('')}`).not.toContain('127.0.0.1')
  expect(await again()).toMatchObject({ isComplete: true, steps: [], money: { given: left } })
})
