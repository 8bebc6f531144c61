import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoHabits } from '@slotdrop/contracts/testing'
import { makeRows, startChain, startFaultProxy, type TestChain, toCsv } from '@slotdrop/testing'
import { type Address, concatHex, encodeErrorResult, erc20Abi, type Hex, numberToHex, size, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runMain } from './runMain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quote-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

async function deploy(): Promise<Address> {
  const hash = await chain.client.deployContract(demoHabits)
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed.')
  return contractAddress
}

async function change(address: Address, functionName: string, args: readonly unknown[]) {
  const call = { abi: demoHabits.abi, address, functionName: functionName as 'setFee', args: args as never }
  await chain.client.waitForTransactionReceipt({ hash: await chain.client.writeContract(call) })
}

let counter = 0x7000n

/**
 * A token that does as another one, but that `transferFrom` of more than a limit reverts with an answer, or returns false without one.
 * Its code compares selector and amount, and delegates everything else.
 */
async function placeLimited(implementation: Address, limit: bigint, answer?: Hex): Promise<Address> {
  const isTransferFrom: Hex = '0x5f3560e01c6323b872dd14'
  const isAboveLimit = concatHex(['0x60443567', numberToHex(limit, { size: 8 }), '0x1016'])
  const delegate = concatHex(['0x365f5f375f5f365f73', implementation, '0x5af43d5f5f3e'])
  const head = concatHex([isTransferFrom, isAboveLimit])
  // PUSH1 target, JUMPI; the target is behind the delegation and its two endings.
  const endings = 3 + 3 + 4
  const done = size(head) + 3 + size(delegate) + 3 + 3
  const refuse = size(head) + 3 + size(delegate) + endings
  const jump = (target: number) => concatHex(['0x60', toHex(target, { size: 1 }), '0x57'])
  const code = concatHex([head, jump(refuse), delegate, jump(done), '0x3d5ffd', '0x5b3d5ff3', '0x5b'])
  const refusal = (length: number): Hex =>
    answer === undefined
      ? '0x60205ff3'
      : concatHex([
          '0x60',
          toHex(size(answer), { size: 1 }),
          '0x60',
          toHex(length + 10, { size: 1 }),
          '0x5f39',
          '0x60',
          toHex(size(answer), { size: 1 }),
          '0x5ffd',
        ])
  const whole = concatHex([code, refusal(size(code)), answer ?? '0x'])
  const address = numberToHex(++counter, { size: 20 })
  await chain.client.setCode({ address, bytecode: whole })
  return address
}

function textError(text: string) {
  return encodeErrorResult({
    abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'text', type: 'string' }] }],
    errorName: 'Error',
    args: [text],
  })
}

const rows = makeRows(7, { seed: 11 })
const total = rows.reduce((sum, { amount }) => sum + amount, 0n)

async function quote(token: Address, { more = [], rpc = chain.rpcUrl }: { more?: string[]; rpc?: string } = {}) {
  const account = privateKeyToAccount(generatePrivateKey())
  await chain.client.setBalance({ address: account.address, value: 10n ** 18n })
  await change(token, 'mint', [account.address, total])
  writeFileSync(join(cwd, 'list.csv'), toCsv(rows))
  const argv = [
    ...['quote', 'list.csv', '--rpc', rpc, '--distributor', chain.distributor, '--token', token],
    ...[
      '--sender',
      account.address,
      '--slot-size',
      '5',
      '--accept',
      'amount-large-share',
      '--accept',
      'amount-unusual',
    ],
  ]
  const run = (args: readonly string[]) => runMain([...argv, ...args, ...more], { cwd })
  return { account, run }
}

async function problemsOf(token: Address, options?: Parameters<typeof quote>[1]) {
  const { run } = await quote(token, options)
  const { json } = await run(['--json'])
  const { exitCode, problems } = json as { exitCode: number; problems: string[] }
  return { exitCode, problems: problems.join('\n') }
}

describe('slotdrop quote tries the sum and the token before anything is signed', () => {
  test('of a plain token, nothing stands in the way', async () => {
    expect(await problemsOf(await deploy())).toEqual({ exitCode: 0, problems: '' })
  })

  test('a fee on transfer is named with the option that allows it', async () => {
    const token = await deploy()
    await change(token, 'setFee', [2n])
    expect(await problemsOf(token)).toEqual({ exitCode: 7, problems: expect.stringMatching(/keeps a part.*--direct/) })
    const direct = await quote(token, { more: ['--direct'] })
    const { exitCode, stdout } = await direct.run([])
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('7 recipients would get less than the list says')])
  })

  test('a paused token', async () => {
    const token = await deploy()
    await change(token, 'setPaused', [true])
    expect(await problemsOf(token)).toEqual({ exitCode: 7, problems: expect.stringMatching(/paused/) })
  })

  test.each([
    ['simulates', []],
    [
      'only calls',
      [{ mode: 'error', method: 'eth_simulateV1', code: -32_601, message: 'the method does not exist' } as const],
    ],
  ])('a sum above the token’s limit, in the token’s own words and in full, by a node that %s', async (_, faults) => {
    const node = await startFaultProxy(chain.rpcUrl)
    node.setFaults(faults)
    try {
      const text = 'Transfer amount exceeds the maxTransactionAmount of this token, as its owner set it in March'
      const token = await placeLimited(await deploy(), 10n, textError(text))
      const { exitCode, problems } = await problemsOf(token, { rpc: node.rpcUrl })
      expect({ exitCode, problems }).toEqual({ exitCode: 7, problems: expect.stringContaining(text) })
    } finally {
      await node.stop()
    }
  })

  test('a token that answers false', async () => {
    const token = await placeLimited(await deploy(), 10n)
    expect(await problemsOf(token)).toEqual({
      exitCode: 7,
      problems: expect.stringMatching(/did not hand over the sum/),
    })
  })

  test('a sender that the token blocks, and nothing is approved', async () => {
    const token = await deploy()
    const { account, run } = await quote(token)
    await change(token, 'setBlacklisted', [account.address, true])
    const { exitCode, stdout } = await run([])
    expect([exitCode, stdout]).toEqual([7, expect.stringMatching(/Nothing was signed[\s\S]*HABIT: blocked/)])
    const args = [account.address, chain.distributor] as const
    expect(await chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args })).toBe(0n)
  })

  test('recipients that are refused are named with the token’s words; if all are, nothing can be sent', async () => {
    const token = await deploy()
    const [first, ...others] = rows
    if (!first) throw new Error('A row is missing.')
    await change(token, 'setBlacklisted', [first.account, true])
    const { run } = await quote(token)
    const one = await run([])
    expect([one.exitCode, one.stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`${first.account}.*HABIT: blocked`)),
    ])
    const strict = await run(['--strict'])
    expect([strict.exitCode, strict.stdout]).toEqual([7, expect.stringContaining('--strict')])
    for (const { account } of others) await change(token, 'setBlacklisted', [account, true])
    const all = await run([])
    expect([all.exitCode, all.stdout]).toEqual([7, expect.stringContaining('Every recipient would be refused')])
  })
})
