import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { startChain, type TestChain } from '@slotdrop/testing'
import { erc20Abi, type Hex, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from './fund.ts'
import { runBin } from './runBin.ts'

let chain: TestChain
let cwd = ''
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'flight-'))
  chain = await startChain(['--gas-limit', '20000000'])
})
afterAll(async () => {
  await chain.stop()
  rmSync(cwd, { recursive: true })
})

const flight = /(\d+) of 60 slots paid \((\d+) transactions? under way\)/g

/** Transactions of an account to the distributor, and how many of them paid nobody. */
async function fetchSendings(account: Hex) {
  const [sent, paying] = [new Set<Hex>(), new Set<Hex>()]
  const last = await chain.client.getBlockNumber()
  for (let number = 0n; number <= last; number++) {
    const { transactions } = await chain.client.getBlock({ blockNumber: number, includeTransactions: true })
    for (const { from, to, hash } of transactions)
      if (from.toLowerCase() === account.toLowerCase() && to?.toLowerCase() !== undefined)
        if (to.toLowerCase() === chain.distributor.toLowerCase() || to.toLowerCase() === from.toLowerCase())
          sent.add(hash)
  }
  const logs = await chain.client.getLogs({ address: chain.distributor, fromBlock: 0n })
  for (const { args, transactionHash } of parseEventLogs({ abi: slotDistributorAbi, eventName: 'SlotSent', logs }))
    if (args.paid !== 0n && sent.has(transactionHash)) paying.add(transactionHash)
  return { sent: sent.size, wasted: sent.size - paying.size }
}

test(
  'killed with -9 three times with several transactions under way, the same command pays everybody once and wastes no more than it says',
  { timeout: 240_000 },
  async () => {
    const funded = await fund(chain, 6000)
    writeFileSync(join(cwd, 'list.csv'), funded.csv)
    const argv = [
      ...['send', 'list.csv', '--rpc', chain.rpcUrl, '--distributor', chain.distributor, '--slot-size', '100'],
      ...['--token', funded.token.address, '--fee-ceiling', '100', '--key-env', 'PAYER', '--yes', '--json'],
      ...['--accept', 'amount-large-share', '--accept', 'amount-unusual'],
    ]
    await chain.client.setAutomine(false)
    // A large transaction and a small one fill a block, and two blocks are filled ahead. Until the command sends, blocks come by
    // themselves; from then on only when it has several under way, so that it can't end before it is killed.
    const run = async (killedAt: number) => {
      await chain.client.setIntervalMining({ interval: 1 })
      const blocks: Promise<void>[] = []
      let isKilled = false
      const ended = await runBin(argv, {
        cwd,
        env: { PAYER: funded.key },
        onNote(child, stderr) {
          const [, paid, count] = [...stderr.matchAll(flight)].at(-1) ?? []
          if (isKilled || count === undefined || killedAt === Infinity) return
          if (blocks.length === 0) blocks.push(chain.client.setIntervalMining({ interval: 0 }))
          if (Number(count) < 3) return
          isKilled = Number(paid) >= killedAt
          if (isKilled) child.kill('SIGKILL')
          else blocks.push(chain.client.mine({ blocks: 1 }))
        },
      })
      await Promise.all(blocks)
      return { ended, isKilled }
    }
    for (const killedAt of [0, 10, 25]) {
      const { isKilled, ended } = await run(killedAt)
      expect([isKilled, ended.signal, ended.stdout]).toEqual([true, 'SIGKILL', ''])
    }
    const { ended } = await run(Infinity)
    const { exitCode, stdout, stderr } = ended
    expect(stderr).not.toMatch(/Something went wrong/)
    const told = JSON.parse(stdout) as { wasted: number; recipients: unknown; state: string }
    expect([exitCode, told]).toMatchObject([
      0,
      { state: 'complete', recipients: { all: 6000, settled: 6000, open: 0 } },
    ])

    const logs = await chain.client.getLogs({ address: funded.token.address, fromBlock: 0n })
    const paid = new Map<string, bigint[]>()
    for (const { args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }))
      if (args.from === chain.distributor) paid.set(args.to, [...(paid.get(args.to) ?? []), args.value])
    expect(funded.rows.map(({ account }) => paid.get(account))).toEqual(funded.rows.map(({ amount }) => [amount]))
    const { sent, wasted } = await fetchSendings(funded.account.address)
    expect(sent).toBeGreaterThan(5)
    expect(wasted).toBe(told.wasted)
  },
)
