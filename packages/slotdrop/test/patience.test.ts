import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { parseManifest, toDropStruct } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf, fund } from './fund.ts'
import { runBin, type RunOptions } from './runBin.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'patience-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

type Batch = { readonly transactions: readonly { readonly to: Hex; readonly value: string; readonly data: Hex }[] }

type Funded = Awaited<ReturnType<typeof fund>>

function ownerOf({ account }: Funded) {
  return createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl) })
}

/** Somebody with a list of 12 in slots of 4, who approved it while gas was cheap. */
async function prepare(): Promise<Funded> {
  const funded = await fund(chain, 12)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  const hash = await ownerOf(funded).writeContract({
    abi: erc20Abi,
    address: funded.token.address,
    functionName: 'approve',
    args: [chain.distributor, funded.total],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  return funded
}

function send(funded: Funded, more: readonly string[], onNote?: RunOptions['onNote']) {
  const argv = [
    ...['send', 'list.csv', '--rpc', chain.rpcUrl, '--distributor', chain.distributor, '--slot-size', '4'],
    ...['--token', funded.token.address, '--accept', 'amount-large-share', '--accept', 'amount-unusual', '--json'],
  ]
  return runBin([...argv, ...more], { cwd, env: { PAYER: funded.key }, ...(onNote ? { onNote } : {}) })
}

async function setBaseFee(gwei: string) {
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei(gwei) })
  await chain.client.mine({ blocks: 1 })
}

async function fetchOffers(hashes: unknown): Promise<bigint[]> {
  const sent = await Promise.all((hashes as Hex[]).map((hash) => chain.client.getTransaction({ hash })))
  return sent.map(({ maxFeePerGas = 0n }) => maxFeePerGas)
}

test('whoever does not wait for cheaper gas is told, with exit code 5, and nothing is sent', async () => {
  const funded = await prepare()
  await setBaseFee('50')
  const before = await chain.client.getTransactionCount({ address: funded.account.address })
  const { exitCode, json, stderr } = await send(funded, ['--key-env', 'PAYER', '--fee-ceiling', '5', '--no-wait'])
  expect([exitCode, json]).toMatchObject([5, { state: 'open', transactions: [], feesSpent: '0', wasted: 0 }])
  expect(json['waiting']).toMatchObject({ reason: 'fee', ceiling: `${parseGwei('5')}` })
  expect(stderr).toContain('the ceiling is 5')
  expect(await chain.client.getTransactionCount({ address: funded.account.address })).toBe(before)
})

test('once the time to finish comes near, the higher ceiling counts, and no transaction offers more', async () => {
  const funded = await prepare()
  await setBaseFee('50')
  const isoOf = (time: number) => new Date(time).toISOString().replace(/\.\d+Z/, 'Z')
  const patience = ['--key-env', 'PAYER', '--fee-ceiling', '5', '--urgent-ceiling', '100']
  const far = await send(funded, [...patience, '--finish-by', isoOf(Date.now() + 86_400_000), '--no-wait'])
  expect([far.exitCode, far.json]).toMatchObject([5, { transactions: [] }])
  await setBaseFee('50')
  const near = await send(funded, [...patience, '--finish-by', isoOf(Date.now() + 2000)])
  expect([near.exitCode, near.json]).toMatchObject([0, { state: 'complete', wasted: 0 }])
  const offers = await fetchOffers(near.json['transactions'])
  expect(offers.length).toBeGreaterThan(0)
  expect(offers.every((offer) => offer > parseGwei('5') && offer <= parseGwei('100'))).toBe(true)
})

test('with gas above even the higher ceiling at the time to finish by it stops, with exit code 7, and nothing is sent', async () => {
  const funded = await prepare()
  await setBaseFee('50')
  const soon = new Date(Date.now() + 3000).toISOString().replace(/\.\d+Z/, 'Z')
  const patience = ['--fee-ceiling', '5', '--urgent-ceiling', '20', '--finish-by', soon]
  const { exitCode, json } = await send(funded, ['--key-env', 'PAYER', ...patience])
  expect([exitCode, json]).toMatchObject([7, { state: 'open', transactions: [], feesSpent: '0' }])
  const message: unknown = expect.stringContaining('above your ceiling of 20')
  expect(json['problem']).toMatchObject({ name: 'FinishByPassedError', message })
})

test('of a drop that was cancelled the sending key gives its coins back, and pays nobody', async () => {
  const funded = await fund(chain, 12)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  writeFileSync(join(cwd, 'password'), 'correct horse\n')
  await setBaseFee('1')
  const owner = ownerOf(funded)
  const sendingKey = ['--sender', funded.account.address, '--key', 'new', '--password-file', 'password']
  const argv = [...sendingKey, '--fee-ceiling', '100', '--gas-money', '0.5']
  expect((await send(funded, [...argv, '--safe-batch', 'batch.json', '--no-wait'])).exitCode).toBe(5)
  const { transactions } = JSON.parse(readFileSync(join(cwd, 'batch.json'), 'utf8')) as Batch
  const manifest = await parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8'))
  const cancel = encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'cancel',
    args: [toDropStruct(manifest)],
  })
  for (const { to, value, data } of [...transactions, { to: chain.distributor, value: '0', data: cancel }])
    await chain.client.waitForTransactionReceipt({
      hash: await owner.sendTransaction({ to, value: BigInt(value), data }),
    })
  const { exitCode, json } = await send(funded, argv)
  expect([exitCode, json]).toMatchObject([
    7,
    { state: 'cancelled', transactions: [], returned: { value: expect.stringMatching(/^4\d{17}$/) } },
  ])
  expect(await chain.client.getBalance({ address: json['signer'] as Hex })).toBe(0n)
  expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(() => 0n))
})

test('a sending key without enough coins says what it needs, and goes on by itself once they are there', async () => {
  const funded = await fund(chain, 12)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  writeFileSync(join(cwd, 'password'), 'correct horse\n')
  await setBaseFee('1')
  const owner = ownerOf(funded)
  const sendingKey = ['--sender', funded.account.address, '--key', 'new', '--password-file', 'password']
  const argv = [...sendingKey, '--fee-ceiling', '100', '--gas-money', '0.000001']
  let [isSigned, isFilled] = [false, false]
  const sign = async () => {
    const { transactions } = JSON.parse(readFileSync(join(cwd, 'batch.json'), 'utf8')) as Batch
    for (const { to, value, data } of transactions)
      await chain.client.waitForTransactionReceipt({
        hash: await owner.sendTransaction({ to, value: BigInt(value), data }),
      })
  }
  const fill = async () => {
    const { dropId } = await parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8'))
    const { address } = JSON.parse(readFileSync(join(cwd, '.slotdrop', dropId, 'key.json'), 'utf8')) as {
      address: string
    }
    await owner.sendTransaction({ to: `0x${address.replace(/^0x/, '')}`, value: 10n ** 18n })
  }
  const { exitCode, json, stderr } = await send(funded, [...argv, '--safe-batch', 'batch.json'], (_, notes) => {
    if (!isSigned && notes.includes('Waiting until')) {
      isSigned = true
      void sign()
    }
    if (!isFilled && notes.includes('waiting: the key holds')) {
      isFilled = true
      void fill()
    }
  })
  expect(stderr).toMatch(/the key holds 0\.000001 coins, the next transaction needs up to/)
  expect([exitCode, json]).toMatchObject([
    0,
    { state: 'complete', returned: { value: expect.stringMatching(/^\d+$/) } },
  ])
  expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(({ amount }) => amount))
  expect(await chain.client.getBalance({ address: json['signer'] as Hex })).toBe(0n)
})
