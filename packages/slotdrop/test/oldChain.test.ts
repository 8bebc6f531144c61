import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain, startFaultProxy } from '@slotdrop/testing'
import { isAddressEqual } from 'viem'
import { expect, test } from 'vitest'
import { balancesOf, fund } from './fund.ts'
import { runBin } from './runBin.ts'

test('on a chain without EIP-1559 approving and sending are of the old type', async () => {
  const chain = await startChain()
  const node = await startFaultProxy(chain.rpcUrl)
  const cwd = mkdtempSync(join(tmpdir(), 'old-chain-'))
  try {
    node.conduct.isOld = true
    const { key, account, rows, token, csv } = await fund(chain, 12)
    writeFileSync(join(cwd, 'list.csv'), csv)
    const before = await chain.client.getBlockNumber({ cacheTime: 0 })
    const argv = [
      ...['send', 'list.csv', '--rpc', node.rpcUrl, '--distributor', chain.distributor, '--slot-size', '4'],
      ...['--key-env', 'PAYER', '--yes', '--fee-ceiling', '100'],
      ...['--token', token.address, '--accept', 'amount-large-share', '--accept', 'amount-unusual', '--json'],
    ]
    const { exitCode, stderr } = await runBin(argv, { cwd, env: { PAYER: key } })
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
    expect(await balancesOf(chain, token.address, rows)).toEqual(rows.map(({ amount }) => amount))
    const types = new Set<string>()
    const last = await chain.client.getBlockNumber({ cacheTime: 0 })
    for (let blockNumber = before + 1n; blockNumber <= last; blockNumber++) {
      const { transactions } = await chain.client.getBlock({ blockNumber, includeTransactions: true })
      for (const { from, type } of transactions) if (isAddressEqual(from, account.address)) types.add(type)
    }
    expect([...types]).toEqual(['legacy'])
  } finally {
    rmSync(cwd, { recursive: true })
    await node.stop()
    await chain.stop()
  }
})
