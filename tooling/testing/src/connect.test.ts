import { afterEach, expect, test, vi } from 'vitest'
import { testAccount } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import { connect } from './connect.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a receipt is found although its block came while a slow node was asked for the one before, and no other follows', async () => {
  const chain = await startAnvil(['--no-mining'])
  const client = connect(chain.rpcUrl)
  const hash = await client.sendTransaction({ to: testAccount(1).address, value: 1n })
  const ask = fetch
  let looks = 0
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const answer = await ask(url, init)
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    if (method === 'eth_blockNumber' && ++looks === 5) await client.mine({ blocks: 1 })
    if (method === 'eth_getBlockByNumber') await vi.waitUntil(() => looks > 10)
    return answer
  })
  expect((await client.waitForTransactionReceipt({ hash, timeout: 10_000 })).status).toBe('success')
  await chain.stop()
})
