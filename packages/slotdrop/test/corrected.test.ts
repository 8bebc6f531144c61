import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRegisterStep, rowClaimRequest, sendRequest } from '@slotdrop/delivery'
import { formatAmount, type Manifest, parseManifest } from '@slotdrop/drops'
import { startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, isHex, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, fund, mintAbi } from './fund.ts'
import { runMain } from './runMain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'corrected-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

type Funded = Awaited<ReturnType<typeof fund>>
type Line = { readonly account: Hex; readonly amount: bigint }

function write(lines: readonly Line[], { token }: Funded, name = 'list.csv', folder = cwd) {
  const text = lines.map(
    ({ account, amount }) => `${account},${formatAmount(amount, token.decimals, { locale: null })}`,
  )
  writeFileSync(join(folder, name), `address,amount\n${text.join('\n')}\n`)
}

function run(argv: readonly string[], funded: Funded, { folder = cwd, rpc = chain.rpcUrl } = {}) {
  const [command = '', ...rest] = argv
  const sending = ['--fee-ceiling', '100', '--key-env', 'PAYER', '--yes']
  const options = [
    ...['--rpc', rpc, '--distributor', chain.distributor, '--token', funded.token.address, '--slot-size', '5'],
    ...['--accept', 'amount-large-share', '--accept', 'amount-unusual', '--json'],
    ...(command === 'send' ? sending : ['--sender', funded.account.address]),
  ]
  return runMain([command, ...rest, ...options], { cwd: folder, env: { PAYER: funded.key } })
}

async function mint(to: Hex, token: Hex, value: bigint) {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'mint',
    args: [to, value],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

function readSealed(name = 'list.sealed.json') {
  return parseManifest(readFileSync(join(cwd, name), 'utf8'))
}

/** Signs transactions as the sender, one after another. */
async function sign({ account }: Funded, requests: readonly { to: Hex; data: Hex; value?: bigint }[]) {
  const owner = createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl) })
  for (const request of requests)
    // oxlint-disable-next-line no-await-in-loop -- each is mined before the next
    await chain.client.waitForTransactionReceipt({ hash: await owner.sendTransaction(request) })
}

function approvalOf({ terms, total }: Manifest) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [terms.distributor, total] })
  return { to: terms.token, data }
}

/** A list of 12 that was paid, and the same with the first amount raised, the second lowered and a new account. */
async function paidList() {
  const funded = await fund(chain, 13)
  const former = funded.rows.slice(0, 12)
  const [first, second, ...others] = former
  const added = funded.rows[12]
  if (!first || !second || !added) throw new Error('Rows are missing.')
  write(former, funded)
  const sent = await run(['send', 'list.csv'], funded)
  expect(sent.json).toMatchObject({ exitCode: 0, state: 'complete' })
  await mint(funded.account.address, funded.token.address, funded.total)
  const corrected = [
    { ...first, amount: first.amount * 2n },
    { ...second, amount: second.amount - 1n },
    ...others,
    added,
  ]
  write(corrected, funded)
  return { funded, former, corrected, first, second, added, dropId: sent.json['dropId'] as Hex }
}

const refusal = {
  exitCode: 7,
  error: { name: 'AlreadyPaidError', recipients: 12, drops: [{ accounts: expect.any(Array) }] },
}

describe('a corrected list pays nobody twice', () => {
  describe.each(['seal', 'send'])('by %s', (command) => {
    let paid: Awaited<ReturnType<typeof paidList>>
    let home = ''
    let sealed = ''
    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'corrected-'))
      cwd = home
      paid = await paidList()
      sealed = readFileSync(join(home, 'list.sealed.json'), 'utf8')
    })
    afterAll(() => rmSync(home, { recursive: true }))

    async function expectRefusal(argv: readonly string[], folder: string) {
      const { funded, former, dropId } = paid
      const before = await balancesOf(chain, funded.token.address, former)
      const { json, stdout } = await run([command, ...argv], funded, { folder })
      expect(json).toMatchObject(refusal)
      expect(stdout).toContain(dropId)
      expect(stdout).toMatch(/12 recipients of this list already got [\d,.]+ MERI.*--difference.*--pay-again 0x/)
      expect(await balancesOf(chain, funded.token.address, former)).toEqual(before)
      expect(readFileSync(join(home, 'list.sealed.json'), 'utf8')).toBe(sealed)
    }

    test.each([
      ['in the same folder', []],
      ['with --force', ['--force']],
      ['with another --out', ['--out', 'other.sealed.json']],
    ])('%s', async (_, more) => {
      await expectRefusal(['list.csv', ...more], home)
      expect(existsSync(join(home, 'other.sealed.json'))).toBe(false)
    })

    test.each([
      ['in a fresh checkout', 'list.csv', (lines: readonly Line[]) => lines],
      ['on another machine, under another name', 'payout.csv', (lines: readonly Line[]) => lines],
      ['with its rows in another order', 'list.csv', (lines: readonly Line[]) => lines.toReversed()],
    ])('%s', async (_, name, order) => {
      write(order(paid.corrected), paid.funded, name)
      await expectRefusal([name], cwd)
      expect(existsSync(join(cwd, name.replace('.csv', '.sealed.json')))).toBe(false)
    })
  })

  test('sealed without a node, which says that it has not looked, and sent with one', async () => {
    const { funded, corrected } = await paidList()
    const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    write(corrected, funded, 'list.csv', folder)
    const terms = ['--chain', '31337', '--sender', funded.account.address, '--decimals', '18']
    const token = ['--distributor', chain.distributor, '--token', funded.token.address]
    const accepted = ['--accept', 'amount-large-share', '--accept', 'amount-unusual']
    const offline = await runMain(['seal', 'list.csv', ...terms, ...token, ...accepted], { cwd: folder })
    expect([offline.exitCode, offline.stderr]).toEqual([0, expect.stringContaining('it is unknown whether recipients')])
    expect((await run(['send', 'list.sealed.json'], funded, { folder })).json).toMatchObject(refusal)
    rmSync(folder, { recursive: true })
  })

  test('and the difference pays the rest: what is on chain then is the corrected list', async () => {
    const { funded, corrected, first, second, added } = await paidList()
    const sent = await run(['send', 'list.csv', '--difference'], funded)
    expect(sent.json).toMatchObject({ exitCode: 0, state: 'complete', recipients: { all: 2, settled: 2 } })
    expect(sent.stderr).toContain(second.account)
    expect(await balancesOf(chain, funded.token.address, corrected)).toEqual(
      corrected.map(({ account, amount }) => (account === second.account ? second.amount : amount)),
    )
    const rest = await readSealed('list.difference.sealed.json')
    expect(rest.total).toBe(first.amount + added.amount)
    // Once more: nothing is left, here and elsewhere.
    for (const folder of [cwd, mkdtempSync(join(tmpdir(), 'elsewhere-'))]) {
      write(corrected, funded, 'list.csv', folder)
      const again = await run(['send', 'list.csv', '--difference'], funded, { folder })
      expect(again.json).toMatchObject({
        exitCode: 0,
        transactions: [],
        difference: { rest: '0', overpaid: [{ account: second.account }] },
      })
      if (folder !== cwd) rmSync(folder, { recursive: true })
    }
  })

  test('the difference is sealed first, is the same drop when it is sealed again, and adds up', async () => {
    const { funded, corrected, former, second } = await paidList()
    const one = await run(['seal', 'list.csv', '--difference'], funded)
    expect(one.json['exitCode']).toBe(0)
    const { listed, paid, rest, overpaid, recipients } = one.json['difference'] as {
      listed: string
      paid: string
      rest: string
      overpaid: unknown[]
      recipients: number
    }
    expect(BigInt(listed) + 1n).toBe(BigInt(paid) + BigInt(rest))
    expect([overpaid, recipients]).toMatchObject([[{ account: second.account, listed: `${second.amount - 1n}` }], 2])
    expect(BigInt(paid)).toBe(former.reduce((sum, { amount }) => sum + amount, 0n))
    const two = await run(['seal', 'list.csv', '--difference'], funded)
    expect(two.json['dropId']).toBe(one.json['dropId'])
    // The sealed difference is sent as it is: what it took into account is beside it.
    const sent = await run(['send', 'list.difference.sealed.json'], funded)
    expect(sent.json).toMatchObject({ exitCode: 0, state: 'complete' })
    const paidNow = await balancesOf(chain, funded.token.address, corrected)
    expect(paidNow.reduce((sum, value) => sum + value, 0n)).toBe(BigInt(listed) + 1n)
    // The former drop, continued by mistake, has no open row and pays nothing.
    const again = await run(['send', 'list.sealed.json'], funded)
    expect(again.json).toMatchObject({ exitCode: 0, transactions: [] })
  })

  test('a sealed difference that comes without its record is refused, and paid once the list is given', async () => {
    const { funded, corrected } = await paidList()
    await run(['seal', 'list.csv', '--difference'], funded)
    const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    writeFileSync(join(folder, 'rest.sealed.json'), readFileSync(join(cwd, 'list.difference.sealed.json')))
    const { json } = await run(['send', 'rest.sealed.json'], funded, { folder })
    expect(json).toMatchObject({ exitCode: 7, error: { recipients: 1 } })
    write(corrected, funded, 'list.csv', folder)
    const sent = await run(['send', 'list.csv', '--difference'], funded, { folder })
    expect(sent.json).toMatchObject({ exitCode: 0, recipients: { all: 2 } })
    rmSync(folder, { recursive: true })
  })

  test('rows that a difference has paid are not paid by the unfinished former drop', async () => {
    const funded = await fund(chain, 10)
    write(funded.rows, funded)
    await run(['seal', 'list.csv'], funded)
    const manifest = await readSealed()
    // One row of ten was paid before it stopped.
    await sign(funded, [approvalOf(manifest), sendRequest(manifest, new Map([[0, 1n]]), 400_000n)])
    const first = manifest.rowAt(0)
    const others = funded.rows.filter(({ account }) => account !== first.account)
    const corrected = [{ ...first, amount: first.amount + 1n }, ...others]
    await mint(funded.account.address, funded.token.address, 100n)
    write(corrected, funded)
    expect((await run(['send', 'list.csv'], funded)).json).toMatchObject({ exitCode: 7, error: { recipients: 1 } })
    expect((await run(['send', 'list.csv', '--difference'], funded)).json).toMatchObject({ exitCode: 0 })
    expect(await balancesOf(chain, funded.token.address, corrected)).toEqual(corrected.map(({ amount }) => amount))
    expect((await run(['send', 'list.sealed.json'], funded)).json).toMatchObject({
      exitCode: 7,
      error: { recipients: 9 },
    })
  })

  test('a drop that recipients can still claim from has to be cancelled before a difference', async () => {
    const funded = await fund(chain, 10)
    write(funded.rows, funded)
    await run(['seal', 'list.csv'], funded)
    const manifest = await readSealed()
    const { request } = getRegisterStep(manifest, { operator: zeroAddress, claimsOpen: true })
    await sign(funded, [approvalOf(manifest), request, rowClaimRequest(manifest, { slot: 0, row: 3 }, {})])
    const corrected = funded.rows.map(({ account, amount }) => ({ account, amount: amount + 1n }))
    await mint(funded.account.address, funded.token.address, 100n)
    const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    write(corrected, funded, 'list.csv', folder)
    const refused = await run(['send', 'list.csv'], funded, { folder })
    expect(refused.json).toMatchObject({ exitCode: 7, error: { recipients: 1 } })
    // Here the former list is at hand, and so are its open rows.
    write(corrected, funded)
    const open = await run(['send', 'list.csv', '--difference'], funded)
    expect(open.json).toMatchObject({ exitCode: 7, error: { message: expect.stringMatching(/cancel it first/) } })
    const { message } = open.json['error'] as { message: string }
    const [, to, data] = /to +(0x\w+)[\s\S]*data +(0x\w+)/.exec(message) ?? []
    if (!isHex(to) || !isHex(data)) throw new Error('The transaction is missing.')
    await sign(funded, [{ to, data }])
    expect((await run(['send', 'list.csv', '--difference'], funded)).json).toMatchObject({ exitCode: 0 })
    expect(await balancesOf(chain, funded.token.address, corrected)).toEqual(corrected.map(({ amount }) => amount))
    rmSync(folder, { recursive: true })
  })
})

test('payments that are still pending are waited for before a corrected list is sent', async () => {
  const funded = await fund(chain, 5)
  write(funded.rows, funded)
  await run(['seal', 'list.csv'], funded)
  const manifest = await readSealed()
  await sign(funded, [approvalOf(manifest)])
  const owner = createWalletClient({ account: funded.account, chain: foundry, transport: http(chain.rpcUrl) })
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  write(
    funded.rows.map(({ account, amount }) => ({ account, amount: amount + 1n })),
    funded,
    'list.csv',
    folder,
  )
  await chain.client.setAutomine(false)
  try {
    await owner.sendTransaction(sendRequest(manifest, new Map([[0, 31n]]), 400_000n))
    const pending = await run(['send', 'list.csv', '--no-wait'], funded, { folder })
    expect(pending.json).toMatchObject({
      exitCode: 5,
      error: { message: expect.stringContaining('pending transaction') },
    })
    await chain.client.mine({ blocks: 1 })
  } finally {
    await chain.client.setAutomine(true)
  }
  expect((await run(['send', 'list.csv'], funded, { folder })).json).toMatchObject({
    exitCode: 7,
    error: { recipients: 5 },
  })
  rmSync(folder, { recursive: true })
})

describe('a repeat on purpose', () => {
  test('is refused as --round alone, and paid once it is said which drop is repeated', async () => {
    const funded = await fund(chain, 6)
    write(funded.rows, funded)
    const { json: sent } = await run(['send', 'list.csv'], funded)
    await mint(funded.account.address, funded.token.address, funded.total)
    const round = ['send', 'list.csv', '--round', '2', '--out', 'second.sealed.json']
    expect((await run(round, funded)).json).toMatchObject({ exitCode: 7, error: { recipients: 6 } })
    const wrong = await run([...round, '--pay-again', `0x${'12'.repeat(32)}`], funded)
    expect(wrong.json).toMatchObject({
      exitCode: 7,
      error: { options: ['--difference', `--pay-again ${sent['dropId']}`] },
    })
    expect((await run([...round, '--pay-again', 'yes'], funded)).json).toMatchObject({ exitCode: 2 })
    expect((await run([...round, '--pay-again', String(sent['dropId'])], funded)).json).toMatchObject({
      exitCode: 0,
      state: 'complete',
    })
    expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(
      funded.rows.map(({ amount }) => 2n * amount),
    )
    // What was decided holds for the drop: the sealed file needs no option.
    expect((await run(['send', 'second.sealed.json'], funded)).json).toMatchObject({ exitCode: 0, transactions: [] })
  })
})

describe('the file of a drop that has begun', () => {
  test('is never overwritten, and one that has not begun is with --force', async () => {
    const [funded, other] = [await fund(chain, 5), await fund(chain, 5)]
    write(funded.rows, funded)
    await run(['send', 'list.csv'], funded)
    const sealed = readFileSync(join(cwd, 'list.sealed.json'), 'utf8')
    // Other accounts: nothing is paid twice, but the file is proof of payments.
    write(other.rows, funded)
    for (const more of [[], ['--force']])
      expect((await run(['seal', 'list.csv', ...more], funded)).json).toMatchObject({ exitCode: 9 })
    const begun = await run(['seal', 'list.csv', '--force'], funded)
    expect(begun.stdout).toContain('a drop that has begun')
    expect(readFileSync(join(cwd, 'list.sealed.json'), 'utf8')).toBe(sealed)
    expect((await run(['seal', 'list.csv', '--out', 'b.sealed.json'], funded)).json).toMatchObject({ exitCode: 0 })
    const third = await fund(chain, 5)
    write(third.rows, funded)
    const forced = await run(['seal', 'list.csv', '--out', 'b.sealed.json', '--force'], funded)
    expect(forced.json).toMatchObject({ exitCode: 0 })
  })
})

describe('a node that can’t tell', () => {
  test('old logs is no proof that nothing was paid: that is said, with exit code 6, and decided by an option', async () => {
    const { funded } = await paidList()
    const node = await startFaultProxy(chain.rpcUrl)
    try {
      node.setFaults([{ method: 'eth_getLogs', mode: 'error', code: -32_000, message: 'pruned history unavailable' }])
      const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
      write(funded.rows, funded, 'list.csv', folder)
      for (const command of ['seal', 'send']) {
        const unknown = await run([command, 'list.csv'], funded, { folder, rpc: node.rpcUrl })
        expect(unknown.json).toMatchObject({
          exitCode: 6,
          error: { name: 'PaidUnknownError', message: expect.stringMatching(/is unknown.*--rpc.*--pay-again unknown/) },
        })
      }
      expect(existsSync(join(folder, 'list.sealed.json'))).toBe(false)
      const decided = await run(['seal', 'list.csv', '--pay-again', 'unknown'], funded, { folder, rpc: node.rpcUrl })
      expect(decided.json).toMatchObject({ exitCode: 0 })
      // It accepts what is unknown, and not what is known.
      const known = await run(['seal', 'list.csv', '--pay-again', 'unknown', '--out', 'b.json'], funded, { folder })
      expect(known.json).toMatchObject({ exitCode: 7 })
      // With the former sealed file at hand the payments are known whatever the node keeps.
      const here = await run(['seal', 'list.csv', '--pay-again', 'unknown'], funded, { rpc: node.rpcUrl })
      expect(here.json).toMatchObject({ exitCode: 7, error: { recipients: 12 } })
      rmSync(folder, { recursive: true })
    } finally {
      await node.stop()
    }
  })

  test('is asked nothing about an account that never sent a transaction', async () => {
    const funded = await fund(chain, 5)
    const node = await startFaultProxy(chain.rpcUrl)
    try {
      write(funded.rows, funded)
      expect((await run(['seal', 'list.csv'], funded, { rpc: node.rpcUrl })).json).toMatchObject({ exitCode: 0 })
      expect(node.calls()).not.toContain('eth_getLogs')
    } finally {
      await node.stop()
    }
  })
})
