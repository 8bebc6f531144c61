import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChainFacts } from '@slotdrop/chains'
import { codeAnswering, createSafe, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, concat, encodeAbiParameters, getAddress, type Hex, keccak256, pad, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund } from './fund.ts'
import { runMain } from './runMain.ts'

let [polygon, ethereum] = [] as unknown as [TestChain, TestChain]
let safe: Address
let owners: readonly Address[] = []
let cwd = ''

function account(number: number): Address {
  return pad(toHex(0xacc0_0000 + number), { size: 20 })
}
const [holder, listed, pool, unused] = [account(2), account(3), account(4), account(6)]
/** `isSanctioned`: only the account of that name. */
const oracleCode = concat(['0x60043573', listed, '0x145f5260205ff3'])

beforeAll(async () => {
  ;[polygon, ethereum] = await Promise.all([startChain(), startChain()])
  ;({ address: safe, owners } = await createSafe(ethereum.client))
  const { client } = polygon
  await client.setBalance({ address: holder, value: 1n })
  await client.setBalance({ address: listed, value: 1n })
  await client.setCode({ address: pool, bytecode: codeAnswering('0x0dfe1681') })
  await client.setCode({ address: getChainFacts(137).sanctionsOracle!, bytecode: oracleCode })
  for (const [chain, id] of [
    [polygon, 137],
    [ethereum, 1],
  ] as const)
    await chain.client.request({ method: 'anvil_setChainId', params: [id] } as never)
})
afterAll(() => Promise.all([polygon, ethereum].map((chain) => chain.stop())))
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'recipients-'))
  const rows = [holder, safe, listed, pool, unused].map((each) => `${each},1`)
  writeFileSync(join(cwd, 'list.csv'), ['address,amount', ...rows].join('\n'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

const token = ['--decimals', '18', '--symbol', 'MERI']

function check(...options: string[]) {
  return runMain(['check', 'list.csv', ...token, ...options], { cwd })
}

async function copySlot(to: Address, slot: Hex) {
  const value = await ethereum.client.getStorageAt({ address: safe, slot })
  if (value) await ethereum.client.setStorageAt({ address: to, index: slot, value })
}

function lookUp(...options: string[]) {
  return check('--recipients', '--rpc', polygon.rpcUrl, '--also-on', ethereum.rpcUrl, ...options)
}

describe('slotdrop check --recipients', () => {
  test('says what recipients are, in lines of the file, and exits with 3 until each kind is decided', async () => {
    const { exitCode, stdout } = await lookUp()
    expect(exitCode).toBe(3)
    expect(stdout).toContain(
      '1 recipient is a contract on Ethereum, but nothing is deployed at its address on Polygon.',
    )
    expect(stdout).toMatch(new RegExp(`line 3: ${safe} \\(Safe 1\\.\\d\\.\\d, 2 of 3 owners\\)`, 'i'))
    expect(stdout).toMatch(/1 recipient is on the sanctions list of Chainalysis on Polygon \(block \d+\)\.\n {4}line 4/)
    expect(stdout).toMatch(/1 recipient is a liquidity pool on Polygon\..*\n {4}line 5/)
    expect(stdout).toContain('1 recipient has no coins and never sent a transaction on Polygon and Ethereum.')
    expect(stdout).toContain('Recipients must be decided or checked first.')
    const accepted = ['elsewhere', 'sanctioned', 'pool'].flatMap((kind) => ['--accept-recipients', kind])
    const decided = await lookUp(...accepted)
    expect(decided.exitCode).toBe(0)
    expect(decided.stdout).toContain('Kept by --accept-recipients sanctioned.')
  })

  test('programs get kinds, lines and blocks', async () => {
    const { exitCode, json } = await lookUp('--json', '--accept-recipients', 'pool')
    expect(exitCode).toBe(3)
    expect(json['recipientChecks']).toMatchObject({
      chains: [{ chainId: 137 }, { chainId: 1 }],
      found: [
        { kind: 'sanctioned', blocks: true, lines: [{ line: 4 }] },
        { kind: 'elsewhere', chainId: 1, blocks: true, lines: [{ line: 3 }] },
        { kind: 'pool', blocks: false, accepted: true, lines: [{ line: 5 }] },
        { kind: 'fresh', blocks: false, accepted: false, lines: [{ line: 6 }] },
      ],
    })
  })

  test('addresses of a file with labels are found; a file with bad lines is not used', async () => {
    const labels = ['\uFEFFaddress;label', `"${holder.toUpperCase().replace('0X', '0x')}";"Exchange, hot ""1"""`, '']
    writeFileSync(join(cwd, 'labels.csv'), labels.join('\r\n'))
    const { stdout } = await lookUp('--labels', 'labels.csv')
    expect(stdout).toContain('1 recipient is on a list of addresses to leave out: Exchange, hot "1".')
    writeFileSync(join(cwd, 'labels.csv'), `Bridge,${pool}\nExchange,${holder}`)
    expect((await lookUp('--labels', 'labels.csv')).stdout).toContain('to leave out: Exchange.')
    const wrongChecksum = '0x70997970C51812dc3A010C7d01b50e0d17dc79c8'
    const lines = [`${holder},Exchange`, '0x12,Bridge', 'nobody', `${listed},`, `${wrongChecksum},Bridge`]
    writeFileSync(join(cwd, 'labels.csv'), lines.join('\n'))
    const bad = await lookUp('--labels', 'labels.csv')
    expect(bad.exitCode).toBe(9)
    expect(bad.stderr).toContain('labels.csv was not used: lines 2, 3, 4, 5 have no valid address or no label.')
  })

  test('Safes with the same owners are named with their groups', async () => {
    const code = await ethereum.client.getCode({ address: safe })
    const twin = account(7)
    await ethereum.client.setCode({ address: twin, bytecode: code! })
    for (let index = 0; index < 5; index++) await copySlot(twin, toHex(index, { size: 32 }))
    // Owners are a linked list in a mapping at slot 2.
    for (const key of [`0x${'1'.padStart(40, '0')}` as Address, ...owners])
      await copySlot(twin, keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [key, 2n])))
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${holder},1\n${safe},1\n${twin},1`)
    const { stdout } = await lookUp()
    expect(stdout).toContain('2 recipients are Safes with the same owners.\n')
    expect(stdout).toContain(`line 4: ${getAddress(twin)} (group 1, 2 of 3 owners)`)
  })

  test('a node that refuses is said with its chain, and hides nothing that others found', async () => {
    const proxy = await startFaultProxy(ethereum.rpcUrl)
    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const nodes = ['--rpc', polygon.rpcUrl, '--also-on', proxy.rpcUrl]
    const { stdout } = await check('--recipients', ...nodes)
    expect(stdout).toContain('5 recipients were not checked on Ethereum: ')
    expect(stdout).toContain('1 recipient is a liquidity pool on Polygon.')
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${holder},1`)
    expect(await check('--recipients', ...nodes)).toMatchObject({
      exitCode: 3,
      stdout: expect.stringContaining('or continue without it: --accept-recipients unchecked.'),
    })
    expect(await check('--recipients', ...nodes, '--accept-recipients', 'unchecked')).toMatchObject({ exitCode: 0 })
    await proxy.stop()
  })

  test('contracts of which the node does not tell the kind must be accepted', async () => {
    const proxy = await startFaultProxy(polygon.rpcUrl)
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${pool},1`)
    // The first call reads what accounts are.
    proxy.setFaults([{ method: 'eth_call', mode: 'http', status: 503, after: 1 }])
    const nodes = ['--recipients', '--rpc', proxy.rpcUrl]
    const { exitCode, stdout } = await check(...nodes)
    expect(exitCode).toBe(3)
    expect(stdout).toContain('1 recipient is a contract on Polygon. The node did not tell of which kind.')
    proxy.setFaults([{ method: 'eth_call', mode: 'http', status: 503, after: 1 }])
    expect(await check(...nodes, '--accept-recipients', 'contract')).toMatchObject({ exitCode: 0 })
    await proxy.stop()
  })

  test('recipients that the sender has not paid before are counted, and not from less than the whole past', async () => {
    const chain = await startChain()
    const { csv, key, account: payer, token: paidToken, rows } = await fund(chain, 4)
    writeFileSync(join(cwd, 'paid.csv'), csv)
    const common = ['--distributor', chain.distributor, '--rpc', chain.rpcUrl]
    const accept = ['--accept', 'amount-large-share', '--accept', 'amount-unusual']
    const send = ['--token', paidToken.address, '--fee-ceiling', '100', '--key-env', 'PAYER', '--yes']
    const sent = await runMain(['send', 'paid.csv', ...common, ...accept, ...send], { cwd, env: { PAYER: key } })
    expect(sent.exitCode).toBe(0)
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${holder},1\n${rows[2]!.account},1`)
    const from = ['--recipients', ...common, '--sender', payer.address]
    const { stdout, exitCode } = await check(...from)
    expect(stdout).toContain('You pay 1 of 2 recipients on Local chain for the first time.')
    expect(exitCode).toBe(0)
    const { json } = await check(...from, '--json')
    expect(json['recipientChecks']).toMatchObject({
      payments: { accounts: 4, unread: 0, complete: true },
      found: expect.arrayContaining([
        expect.objectContaining({
          kind: 'first-payment',
          blocks: false,
          lines: [{ line: 2, account: expect.any(String) }],
        }),
      ]),
    })
    const proxy = await startFaultProxy(chain.rpcUrl)
    proxy.setFaults([{ method: 'eth_getLogs', mode: 'error', code: -32_000, message: 'pruned history unavailable' }])
    const unread = await check(
      '--recipients',
      '--rpc',
      proxy.rpcUrl,
      '--sender',
      payer.address,
      '--distributor',
      chain.distributor,
    )
    expect(unread.exitCode).toBe(3)
    expect(unread.stdout).toContain('so it is unknown who is paid for the first time.')
    await proxy.stop()
    await chain.stop()
  })

  test('a node that is not reached is reported by its place, not its address, and must be accepted', async () => {
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${holder},1`)
    const silent = 'http://127.0.0.1:1/v2/s3cr3ts3cr3ts3cr3t'
    const nodes = ['--recipients', '--rpc', polygon.rpcUrl, '--also-on', ethereum.rpcUrl, '--also-on', silent]
    const { exitCode, stdout, stderr } = await check(...nodes)
    expect(exitCode).toBe(3)
    expect(stdout).toContain('Node 2 of --also-on was not reached, so nothing was checked on its chain. ')
    expect(stdout + stderr).not.toMatch(/s3cr3t|127\.0\.0\.1:1/)
    const accepted = await check(...nodes, '--accept-recipients', 'unchecked', '--json')
    expect(accepted.exitCode).toBe(0)
    expect(accepted.json['recipientChecks']).toMatchObject({
      chains: [{ chainId: 137 }, { chainId: 1 }],
      found: [{ kind: 'unchecked', blocks: false, accepted: true, lines: [] }],
    })
  })

  test('a second node of the chain is compared, or must be accepted as silent', async () => {
    writeFileSync(join(cwd, 'list.csv'), `address,amount\n${holder},1`)
    const proxy = await startFaultProxy(polygon.rpcUrl)
    const nodes = ['--recipients', '--rpc', polygon.rpcUrl, '--rpc', proxy.rpcUrl]
    const compared = await check(...nodes)
    expect(compared.exitCode).toBe(0)
    expect(compared.stdout).toMatch(/Recipients on Polygon \(block \d+, 1 recipient compared with a second node\)/)
    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const refused = await check(...nodes)
    await proxy.stop()
    const silent = await check(...nodes)
    for (const { exitCode, stdout } of [refused, silent]) {
      expect(exitCode).toBe(3)
      expect(stdout).toContain('Two nodes of Polygon could not be compared: only one answered. ')
    }
    expect(await check(...nodes, '--accept-recipients', 'not-compared')).toMatchObject({ exitCode: 0 })
  })

  test.each([
    ['no node', ['--recipients'], '--recipients needs a node of the drop’s chain. Name one with --rpc URL.'],
    ['a node of another chain alone', ['--also-on', 'http://localhost:1'], '--also-on belongs to --recipients.'],
    ['a sender alone', ['--sender', holder], '--sender belongs to --recipients.'],
    ['labels alone', ['--labels', 'labels.csv'], '--labels belongs to --recipients.'],
    ['an unknown kind', ['--accept-recipients', 'all'], 'Use one of: elsewhere, sanctioned, labelled, pool,'],
  ])('refuses %s', async (_, options, said) => {
    const { exitCode, stderr } = await check(...options)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)])
  })
})
