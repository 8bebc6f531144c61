import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { getRegisterStep, parseProposal } from '@slotdrop/delivery'
import { formatAmount, freezeManifest, parseManifest, toDropStruct } from '@slotdrop/drops'
import { createSafe, startChain, type TestChain } from '@slotdrop/testing'
import { createWalletClient, erc20Abi, type Hex, http, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, fund, mintAbi, setBlocked } from './fund.ts'
import { runBin } from './runBin.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'send-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

type Funded = Awaited<ReturnType<typeof fund>>

function options({ token }: Funded) {
  return [
    '--rpc',
    chain.rpcUrl,
    '--distributor',
    chain.distributor,
    '--token',
    token.address,
    '--accept',
    'amount-large-share',
    '--accept',
    'amount-unusual',
  ]
}

function sendOptions(funded: Funded) {
  return [...options(funded), '--fee-ceiling', '100', '--key-env', 'PAYER']
}

function send(funded: Funded, ...more: string[]) {
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  return runBin(['send', 'list.csv', ...sendOptions(funded), ...more], { cwd, env: { PAYER: funded.key } })
}

function readSealed() {
  return parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8'))
}

test('slotdrop quote says what sending takes, before anything is approved, to a tenth', async () => {
  const funded = await fund(chain, 23, 1)
  const blocked = funded.rows[5]?.account as Hex
  await setBlocked(chain, funded.token.address, blocked, true)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  const argv = ['quote', 'list.csv', ...options(funded), '--sender', funded.account.address, '--slot-size', '10']
  const { exitCode, json } = await runBin([...argv, '--fee-ceiling', '100', '--json'], { cwd })
  expect([exitCode, json]).toMatchObject([0, { recipients: 23, slots: 3, transactions: 2, refused: 1, problems: [] }])
  const { gas, fee, feeAtCeiling, gasMoney } = json as Record<string, string>
  expect(BigInt(feeAtCeiling ?? 0)).toBe(BigInt(gas ?? 0) * 100n * 10n ** 9n)
  expect(BigInt(gasMoney ?? 0)).toBeGreaterThan(BigInt(feeAtCeiling ?? 0))
  expect(BigInt(fee ?? 0)).toBeLessThan(BigInt(feeAtCeiling ?? 0))
  await send(funded, '--yes', '--slot-size', '10')
  const { json: told } = await runBin(['report', 'list.sealed.json', '--rpc', chain.rpcUrl, '--json'], { cwd })
  const hashes = new Set((told['entries'] as { transaction?: Hex }[]).flatMap(({ transaction }) => transaction ?? []))
  const receipts = await Promise.all([...hashes].map((hash) => chain.client.getTransactionReceipt({ hash })))
  expect(receipts).toHaveLength(2)
  const used = receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
  expect(BigInt(gas ?? 0) * 10n).toBeGreaterThan(used * 9n)
  expect(BigInt(gas ?? 0) * 10n).toBeLessThan(used * 11n)
})

describe('slotdrop send', () => {
  test('pays a list with the sender’s own key, and a second time pays nobody', async () => {
    const funded = await fund(chain, 12)
    const { exitCode, json, stderr } = await send(funded, '--yes', '--slot-size', '5', '--json')
    expect(stderr).toContain('list.sealed.json')
    expect(json).toMatchObject({ state: 'complete', recipients: { all: 12, settled: 12, open: 0 }, exitCode: 0 })
    expect(exitCode).toBe(0)
    expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(({ amount }) => amount))
    const again = await send(funded, '--yes', '--slot-size', '5', '--json')
    expect(again.json).toMatchObject({ exitCode: 0, transactions: [], dropId: json['dropId'] })
    const allowance = await chain.client.readContract({
      abi: erc20Abi,
      address: funded.token.address,
      functionName: 'allowance',
      args: [funded.account.address, chain.distributor],
    })
    expect(allowance).toBe(0n)
  })

  test('seals each token of a list as a drop of its own, and sends them one after the other', async () => {
    const [one, two] = [await fund(chain, 3), await fund(chain, 2, 1)]
    const hash = await chain.client.writeContract({
      abi: mintAbi,
      address: two.token.address,
      functionName: 'mint',
      args: [one.account.address, two.total],
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const linesOf = ({ rows, token }: Funded) =>
      rows.map(
        ({ account, amount }) => `${account},${formatAmount(amount, token.decimals, { locale: null })},${token.symbol}`,
      )
    const foreign = `matic:${one.rows[0]?.account},1,${one.token.symbol}`
    writeFileSync(join(cwd, 'list.csv'), ['address,amount,token', ...linesOf(one), ...linesOf(two), foreign].join('\n'))
    const accepted = ['--accept', 'amount-large-share', '--accept', 'amount-unusual']
    const named = [one, two].flatMap(({ token }) => ['--token-of', `${token.symbol}=${token.address}`])
    const terms = ['--sender', one.account.address, '--distributor', chain.distributor, '--rpc', chain.rpcUrl]
    const nameless = await runBin(['seal', 'list.csv', '--split', ...terms, ...accepted], { cwd })
    expect([nameless.exitCode, nameless.stderr]).toMatchObject([
      2,
      expect.stringContaining(`--token-of ${one.token.symbol}=0x`),
    ])
    const sealed = await runBin(['seal', 'list.csv', '--split', ...terms, ...accepted, ...named, '--json'], { cwd })
    expect(sealed.json['elsewhere']).toEqual([{ chainId: 137, rows: 1, token: one.token.symbol }])
    const { drops } = sealed.json as { drops: { file: string; total: string }[] }
    expect(drops.map(({ total }) => total)).toEqual([`${one.total}`, `${two.total}`])
    const files = drops.map(({ file }) => file)
    const argv = ['send', ...files, '--rpc', chain.rpcUrl, '--fee-ceiling', '100', '--key-env', 'PAYER', '--yes']
    const sent = await runBin([...argv, '--json'], { cwd, env: { PAYER: one.key } })
    expect(sent.json).toMatchObject({ exitCode: 0, drops: [{ state: 'complete' }, { state: 'complete' }], left: [] })
    for (const { token, rows } of [one, two])
      expect(await balancesOf(chain, token.address, rows)).toEqual(rows.map(({ amount }) => amount))
  })

  test('approves for this drop alone, lists other open drops of the token, and covers them only if asked to', async () => {
    const [funded, season] = [await fund(chain, 4), await fund(chain, 6)]
    const { account, token } = funded
    const other = await freezeManifest({
      title: 'Season 2',
      token,
      rows: season.rows,
      terms: {
        ...{ chainId: 31_337, distributor: chain.distributor, sender: account.address, token: token.address },
        ...{ standard: 'ERC20', policy: 'skip', safeTransfer: false, direct: false },
        ...{ opensAtSeconds: 0n, closesAtSeconds: 0n, round: 1n, slotSize: 250 },
      },
    })
    const owner = createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl) })
    const { request } = getRegisterStep(other, { operator: zeroAddress, claimsOpen: true })
    await chain.client.waitForTransactionReceipt({ hash: await owner.sendTransaction(request) })

    const written = (amount: bigint) => `${formatAmount(amount, token.decimals)} ${token.symbol}`
    const alone = await send(funded)
    expect([alone.exitCode, alone.stderr]).toEqual([7, expect.stringContaining(`Approve ${written(funded.total)}\n`)])
    expect(alone.stderr).toContain(`${other.dropId}  ${written(season.total)}\n`)
    expect(alone.stderr).toContain('--cover-others')

    const { exitCode, stderr } = await send(funded, '--yes', '--cover-others')
    expect([exitCode, stderr]).toEqual([
      0,
      expect.stringContaining(`Approve ${written(funded.total + season.total)}\n`),
    ])
    expect(stderr).toContain(`${written(funded.total)} for this drop, ${written(season.total)} for drop`)
    expect(stderr).toContain(other.dropId.slice(0, 10))
    const allowance = await chain.client.readContract({
      abi: erc20Abi,
      address: token.address,
      functionName: 'allowance',
      args: [account.address, chain.distributor],
    })
    expect(allowance).toBe(season.total)
  })

  test('never shows a key, and needs one in exactly one way', async () => {
    const funded = await fund(chain, 3)
    const { stdout, stderr } = await send(funded)
    expect(`${stdout}${stderr}`).not.toContain(funded.key.slice(2))
    const malformed = await runBin(['send', 'list.csv', ...sendOptions(funded)], {
      cwd,
      env: { PAYER: `${funded.key}f` },
    })
    expect(malformed.exitCode).toBe(2)
    expect(malformed.stderr).not.toContain(funded.key.slice(2, 20))
    const two = await runBin(['send', 'list.csv', ...sendOptions(funded), '--key', 'new'], { cwd })
    expect([two.exitCode, two.stderr]).toEqual([2, expect.stringContaining('exactly one way')])
  })

  test('approves nothing that nobody agreed to, and says what gas costs when it has no ceiling', async () => {
    const funded = await fund(chain, 3)
    const unasked = await send(funded)
    expect([unasked.exitCode, unasked.stderr]).toEqual([7, expect.stringContaining('--yes')])
    const { exitCode, stderr } = await runBin(['send', 'list.csv', ...options(funded), '--key-env', 'PAYER', '--yes'], {
      cwd,
      env: { PAYER: funded.key },
    })
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/--fee-ceiling .* The node says [\d.]+ now/)])
  })

  test('names the balance that is missing', async () => {
    const funded = await fund(chain, 3)
    writeFileSync(join(cwd, 'list.csv'), funded.csv.replace(/,(\d+)\n/, ',1$1\n'))
    const { exitCode, stderr } = await runBin(['send', 'list.csv', ...sendOptions(funded), '--yes'], {
      cwd,
      env: { PAYER: funded.key },
    })
    expect([exitCode, stderr]).toEqual([7, expect.stringMatching(/holds .* Add /)])
  })

  test('leaves a refused recipient open with the reason, and pays it once that is mended', async () => {
    const funded = await fund(chain, 8, 1)
    const blocked = funded.rows[3]?.account as Hex
    await setBlocked(chain, funded.token.address, blocked, true)
    const refused = await send(funded, '--yes', '--json')
    expect(refused.json).toMatchObject({ state: 'refused', exitCode: 4, recipients: { open: 1, refused: 1 } })
    expect(refused.json['refused']).toMatchObject([{ account: blocked }])
    const status = await runBin(['status', 'list.sealed.json', '--rpc', chain.rpcUrl, '--json'], { cwd })
    expect(status.json).toMatchObject({ exitCode: 4, state: 'refused', refused: [{ account: blocked }] })
    // Nothing is approved for those who would be refused again.
    expect((await send(funded, '--json')).json).toMatchObject({ exitCode: 4, transactions: [] })
    await setBlocked(chain, funded.token.address, blocked, false)
    const mended = await send(funded, '--yes', '--retry-refused', '--json')
    expect(mended.json).toMatchObject({ exitCode: 0, state: 'complete' })
    expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(({ amount }) => amount))
  })

  test('Ctrl-C follows what is under way to its end, says how to go on, and the same command continues', async () => {
    const funded = await fund(chain, 60)
    const { gasLimit } = await chain.client.getBlock()
    await chain.client.setAutomine(false)
    await chain.client.setIntervalMining({ interval: 1 })
    // Room for one slot a block.
    await chain.client.setBlockGasLimit({ gasLimit: 500_000n })
    try {
      writeFileSync(join(cwd, 'list.csv'), funded.csv)
      const argv = ['send', 'list.csv', ...sendOptions(funded), '--yes', '--slot-size', '5', '--json']
      let isAsked = false
      const stopped = await runBin(argv, {
        cwd,
        env: { PAYER: funded.key },
        onNote(child, stderr) {
          if (isAsked || !/[1-9]\d* of 12 slots paid/.test(stderr)) return
          isAsked = true
          child.kill('SIGINT')
        },
      })
      expect([stopped.exitCode, stopped.signal]).toEqual([5, null])
      expect(stopped.stderr).toContain('Stopping')
      expect(stopped.json).toMatchObject({ state: 'open', exitCode: 5 })
      const { settled } = stopped.json['recipients'] as { settled: number }
      expect(settled).toBeGreaterThan(0)
      expect(settled).toBeLessThan(60)
      const { exitCode } = await runBin(argv, { cwd, env: { PAYER: funded.key } })
      expect(exitCode).toBe(0)
      expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(
        funded.rows.map(({ amount }) => amount),
      )
    } finally {
      await chain.client.setBlockGasLimit({ gasLimit })
      await chain.client.setIntervalMining({ interval: 0 })
      await chain.client.setAutomine(true)
    }
  })

  test('waits while gas costs more than its ceiling, and no transaction offers more', async () => {
    const funded = await fund(chain, 12)
    writeFileSync(join(cwd, 'list.csv'), funded.csv)
    const owner = createWalletClient({ account: funded.account, chain: foundry, transport: http(chain.rpcUrl) })
    const approval = await owner.writeContract({
      abi: erc20Abi,
      address: funded.token.address,
      functionName: 'approve',
      args: [chain.distributor, funded.total],
    })
    await chain.client.waitForTransactionReceipt({ hash: approval })
    const setBaseFee = async (gwei: bigint) => {
      await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: gwei * 10n ** 9n })
      await chain.client.mine({ blocks: 1 })
    }
    await setBaseFee(50n)
    let isCheap = false
    const argv = [
      ...options(funded),
      '--fee-ceiling',
      '5',
      '--key-env',
      'PAYER',
      '--max-in-flight',
      '3',
      '--slot-size',
      '4',
    ]
    const { exitCode, stderr, json } = await runBin(['send', 'list.csv', ...argv, '--json'], {
      cwd,
      env: { PAYER: funded.key },
      onNote(_, notes) {
        if (isCheap || !notes.includes('waiting: gas costs')) return
        isCheap = true
        void setBaseFee(1n)
      },
    })
    expect(stderr).toContain('the ceiling is 5')
    expect([exitCode, json]).toMatchObject([0, { state: 'complete' }])
    const sent = await Promise.all((json['transactions'] as Hex[]).map((hash) => chain.client.getTransaction({ hash })))
    // The first slot is measured, the others go together.
    expect(sent).toHaveLength(2)
    expect(sent.every(({ maxFeePerGas = 0n }) => maxFeePerGas > 0n && maxFeePerGas <= 5n * 10n ** 9n)).toBe(true)
  })

  test('is one at a time: a second command for the same drop is told who sends', async () => {
    const funded = await fund(chain, 3)
    await send(funded)
    const { dropId } = await readSealed()
    const lock = join(cwd, '.slotdrop', dropId, 'lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: (await import('node:os')).hostname() }))
    const busy = await send(funded, '--yes')
    expect([busy.exitCode, busy.stderr]).toEqual([8, expect.stringContaining(`${process.pid}`)])
    // Of a process that was killed: nobody with this number started then.
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: (await import('node:os')).hostname(), started: '1' }))
    expect((await send(funded, '--yes')).exitCode).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  test('sends with a key of its own that the sender registered, from a batch for a Safe', async () => {
    const funded = await fund(chain, 7)
    writeFileSync(join(cwd, 'list.csv'), funded.csv)
    writeFileSync(join(cwd, 'password'), 'correct horse\n')
    const argv = [
      ...['send', 'list.csv', ...options(funded), '--fee-ceiling', '100', '--sender', funded.account.address],
      ...['--key', 'new', '--password-file', 'password', '--gas-money', '0.5', '--safe-batch', 'batch.json', '--json'],
    ]
    const asked = await runBin([...argv, '--no-wait'], { cwd })
    expect(asked.json).toMatchObject({ exitCode: 5, error: { name: 'RegistrationNeededError' } })
    const { dropId } = await readSealed()
    const file = join(cwd, '.slotdrop', dropId, 'key.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const batch = JSON.parse(readFileSync(join(cwd, 'batch.json'), 'utf8')) as {
      chainId: string
      transactions: { to: Hex; value: string; data: Hex }[]
    }
    expect([batch.chainId, batch.transactions.map(({ value }) => value)]).toEqual([
      '31337',
      ['0', `${5n * 10n ** 17n}`],
    ])
    const owner = createWalletClient({ account: funded.account, chain: foundry, transport: http(chain.rpcUrl) })
    let isSigned = false
    const sent = await runBin(argv, {
      cwd,
      onNote(_, stderr) {
        if (isSigned || !stderr.includes('Waiting until')) return
        isSigned = true
        void (async () => {
          for (const { to, value, data } of batch.transactions)
            await chain.client.waitForTransactionReceipt({
              hash: await owner.sendTransaction({ to, value: BigInt(value), data }),
            })
        })()
      },
    })
    expect(sent.json).toMatchObject({
      exitCode: 0,
      state: 'complete',
      signer: expect.not.stringMatching(funded.account.address),
      returned: { value: expect.stringMatching(/^4\d{17}$/) },
    })
    expect(await chain.client.getBalance({ address: sent.json['signer'] as Hex })).toBe(0n)
    expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(({ amount }) => amount))
  })
})

test('a Safe’s owners are given the hash that its own contract computes, and the end of the link by which each checks it', async () => {
  const funded = await fund(chain, 7)
  const safe = await createSafe(chain.client)
  await chain.client.setBalance({ address: safe.address, value: 10n ** 18n })
  const total = funded.rows.reduce((sum, { amount }) => sum + amount, 0n)
  const { address } = funded.token
  await chain.client.waitForTransactionReceipt({
    hash: await chain.client.writeContract({
      abi: mintAbi,
      address,
      functionName: 'mint',
      args: [safe.address, total],
    }),
  })
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  writeFileSync(join(cwd, 'password'), 'correct horse\n')
  const { stderr } = await runBin(
    [
      ...['send', 'list.csv', ...options(funded), '--fee-ceiling', '100', '--sender', safe.address, '--no-wait'],
      ...['--key', 'new', '--password-file', 'password', '--gas-money', '0.5', '--safe-batch', 'batch.json'],
    ],
    { cwd },
  )
  expect(stderr).toContain('open it in Safe’s Transaction Builder')
  // Sound: the command writes it.
  const { transactions } = JSON.parse(readFileSync(join(cwd, 'batch.json'), 'utf8')) as {
    transactions: { to: Hex; value: string; data: Hex }[]
  }
  const safeTxHash = await safe.propose(transactions.map(({ to, value, data }) => ({ to, data, value: BigInt(value) })))
  expect(stderr).toContain(`with its next nonce 0, it has the safeTxHash ${safeTxHash}`)
  const { dropId, terms } = await readSealed()
  const [link = ''] = /\/review#\S+/.exec(stderr) ?? []
  expect(parseProposal(link)).toMatchObject({ safe: safe.address, safeTxHash, dropId, list: { terms } })
})

describe('after a drop was sent', () => {
  let funded: Funded
  let manifestText = ''
  const run = (...argv: string[]) => {
    writeFileSync(join(cwd, 'list.csv'), funded.csv)
    writeFileSync(join(cwd, 'list.sealed.json'), manifestText)
    return runBin([...argv, '--rpc', chain.rpcUrl, '--json'], { cwd })
  }
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), 'send-'))
    funded = await fund(chain, 30)
    expect((await send(funded, '--yes', '--slot-size', '10')).exitCode).toBe(0)
    manifestText = readFileSync(join(cwd, 'list.sealed.json'), 'utf8')
    rmSync(cwd, { recursive: true })
  })

  test('status says it is complete, from the sealed file and the chain alone', async () => {
    const { exitCode, json } = await run('status', 'list.sealed.json')
    expect([exitCode, json]).toMatchObject([0, { state: 'complete', recipients: { settled: 30, open: 0 } }])
  })

  test('a node that is silent is stood in for by the next', async () => {
    const { exitCode, json } = await run('status', 'list.sealed.json', '--rpc', 'http://127.0.0.1:1')
    expect([exitCode, json]).toMatchObject([0, { state: 'complete' }])
  })

  test('report has line, transaction, time and fee of each row, and the fees add up', async () => {
    const { exitCode, json } = await run('report', 'list.sealed.json', '--list', 'list.csv')
    expect(exitCode).toBe(0)
    const rows = json['entries'] as {
      line: number
      account: string
      state: string
      transaction: Hex
      fee: string
      time: string
    }[]
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 30 }, () => 'delivered'))
    for (const { line, account } of rows) expect(funded.csv.split('\n')[line - 1]).toContain(account)
    const receipts = await Promise.all(
      [...new Set(rows.map(({ transaction }) => transaction))].map((hash) =>
        chain.client.getTransactionReceipt({ hash }),
      ),
    )
    const cost = receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
    expect(rows.reduce((sum, { fee }) => sum + BigInt(fee), 0n)).toBe(cost)
    const csv = (await runBin(['report', 'list.sealed.json', '--rpc', chain.rpcUrl], { cwd })).stdout.split('\r\n')
    expect([csv.length, csv[0]]).toEqual([
      32,
      'line,row,address,token_id,note,state,intended,delivered,short,open,written_off,excluded,fee,transaction,block,time,reason',
    ])
  })

  test('recover proves every row from the file, and rebuilds the file from the chain when it is lost', async () => {
    const fromFile = await run('recover', 'list.sealed.json')
    expect(fromFile.json).toMatchObject({ exitCode: 0, proven: 30, source: 'file' })
    const { dropId } = await parseManifest(manifestText)
    const { exitCode, json } = await run(
      'recover',
      '--drop',
      dropId,
      '--distributor',
      chain.distributor,
      '--sealed',
      'found.json',
    )
    expect([exitCode, json]).toMatchObject([0, { recovered: 30, isWhole: true, source: 'calldata' }])
    expect(json['rows']).toEqual(fromFile.json['rows'])
    expect((await parseManifest(readFileSync(join(cwd, 'found.json'), 'utf8'))).dropId).toBe(dropId)
  })
})

test('with server and domain gone, a recipient who was left out claims with what recover prints', async () => {
  const funded = await fund(chain, 6, 1)
  const blocked = funded.rows[2]?.account as Hex
  await setBlocked(chain, funded.token.address, blocked, true)
  await send(funded, '--yes')
  const manifest = await readSealed()
  const owner = createWalletClient({ account: funded.account, chain: foundry, transport: http(chain.rpcUrl) })
  const drop = toDropStruct(manifest)
  await chain.client.waitForTransactionReceipt({
    hash: await owner.writeContract({
      abi: slotDistributorAbi,
      address: chain.distributor,
      functionName: 'register',
      args: [drop, funded.account.address, 0, false, true, `0x${'00'.repeat(32)}`],
    }),
  })
  await setBlocked(chain, funded.token.address, blocked, false)
  const { json } = await runBin(
    [
      'recover',
      '--drop',
      manifest.dropId,
      '--distributor',
      chain.distributor,
      '--rpc',
      chain.rpcUrl,
      '--address',
      blocked,
      '--json',
    ],
    { cwd },
  )
  const [proof] = json['rows'] as {
    slot: number
    row: number
    account: Hex
    id: string
    amount: string
    rowProof: Hex[]
    rowsHash: Hex
    slotProof: Hex[]
  }[]
  if (!proof) throw new Error('No proof.')
  const { slot, row, account, id, amount, rowProof, rowsHash, slotProof } = proof
  await chain.client.waitForTransactionReceipt({
    hash: await owner.writeContract({
      abi: slotDistributorAbi,
      address: chain.distributor,
      functionName: 'claim',
      args: [drop, BigInt(slot), BigInt(row), account, BigInt(id), BigInt(amount), rowProof, rowsHash, slotProof],
    }),
  })
  expect(await balancesOf(chain, funded.token.address, [{ account: blocked }])).toEqual([BigInt(amount)])
})
