import { demoHabits } from '@slotdrop/contracts/testing'
import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, type Hex, keccak256, pad, toBytes, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asClient, clientAt, createTestSender, mint, setBlocked } from '../../test/support.ts'
import { inspectToken } from './inspectToken.ts'
import { traitSentence } from './traitSentence.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

const balance = 100n * 10n ** 18n

/** A token of its own, and an account that holds some of it. */
async function deploy() {
  const hash = await chain.client.deployContract(demoHabits)
  const { contractAddress: token } = await chain.client.waitForTransactionReceipt({ hash })
  if (!token) throw new Error('The token was not deployed.')
  const { account, requests } = await createTestSender(chain)
  await mint(chain, token, account.address, balance)
  const change = async (functionName: string, args: readonly unknown[]) => {
    const sent = await chain.client.writeContract({
      abi: demoHabits.abi,
      address: token,
      functionName: functionName as 'setFee',
      args: args as never,
    })
    await chain.client.waitForTransactionReceipt({ hash: sent })
  }
  return { token, owner: account.address, change, requests }
}

async function inspect(drop: { token: Address; owner?: Address }, client = asClient(chain)) {
  return inspectToken({ client, standard: 'ERC20', decimals: 18, balance, spender: chain.distributor, ...drop })
}

async function kinds(...args: Parameters<typeof inspect>) {
  return (await inspect(...args)).map(({ kind }) => kind)
}

const always = ['block-list']

describe('what a token does, found before there is a list', () => {
  test('a plain token has nothing to say', async () => {
    const { account } = await createTestSender(chain)
    const token = chain.tokens[0]?.address ?? '0x'
    await mint(chain, token, account.address, balance)
    expect(await kinds({ token, owner: account.address })).toEqual([])
  })

  test('a token that keeps a part says how much, and nothing was sent to find out', async () => {
    const drop = await deploy()
    await drop.change('setFee', [3n])
    const [first] = await inspect(drop)
    expect(first?.kind).toBe('transfer-fee')
    expect(first && String(traitSentence(first))).toContain('3 % did not arrive')
    expect(drop.requests).toEqual([])
  })

  test('a paused token', async () => {
    const drop = await deploy()
    await drop.change('setPaused', [true])
    expect(await kinds(drop)).toEqual(['paused', ...always])
    // Without a wallet it can be asked at least.
    expect(await kinds({ token: drop.token })).toEqual(['paused', ...always])
  })

  test('a sender on the block list, whatever the list is called', async () => {
    const drop = await deploy()
    await drop.change('setBlacklisted', [drop.owner, true])
    expect(await kinds(drop)).toEqual(['blocks-sender', ...always])
    const dollar = chain.tokens[1]?.address ?? '0x'
    await mint(chain, dollar, drop.owner, balance)
    await setBlocked(chain, dollar, drop.owner, true)
    expect(await kinds({ token: dollar, owner: drop.owner })).toEqual(['blocks-sender', ...always])
  })

  test('a transfer that is refused for a reason of its own is told with it', async () => {
    const drop = await deploy()
    await drop.change('setBlacklisted', [chain.distributor, true])
    const nobody = '0x51ad0000000000000000000000000000000d20b5'
    await drop.change('setBlacklisted', [nobody, true])
    const [first] = await inspect(drop)
    expect(first?.kind).toBe('refuses')
    expect(first && String(traitSentence(first))).toContain('“HABIT: blocked”')
  })

  test.each<[string, Hex]>([
    ['ERC-1967', toHex(BigInt(keccak256(toBytes('eip1967.proxy.implementation'))) - 1n, { size: 32 })],
    ['the oldest proxies', keccak256(toBytes('org.zeppelinos.proxy.implementation'))],
  ])('a token that can be exchanged, as %s has it', async (_, index) => {
    const drop = await deploy()
    await chain.client.setStorageAt({ address: drop.token, index, value: pad(drop.owner) })
    expect(await kinds(drop)).toEqual([...always, 'upgradable'])
  })

  test('without simulation a refusal is still found, and a silent node finds nothing against a token', async () => {
    const drop = await deploy()
    proxy.setFaults([{ method: 'eth_simulateV1', mode: 'error', code: -32_601, message: 'Method not found' }])
    expect(await kinds(drop, clientAt(proxy.rpcUrl))).toEqual(always)
    await drop.change('setPaused', [true])
    expect(await kinds(drop, clientAt(proxy.rpcUrl))).toEqual(['paused', ...always])
    proxy.setFaults(
      ['eth_simulateV1', 'eth_call', 'eth_getStorageAt'].map(
        (method) => ({ method, mode: 'error', code: -32_603, message: 'busy' }) as const,
      ),
    )
    expect(await kinds(drop, clientAt(proxy.rpcUrl))).toEqual([])
  })
})
