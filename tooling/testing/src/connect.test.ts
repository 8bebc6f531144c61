import { afterEach, expect, test, vi } from 'vitest'
import { testAccount } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import { connect } from './connect.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a receipt is found that comes later than its block, although no other block follows', async () => {
  const chain = await startAnvil()
  const client = connect(chain.rpcUrl)
  const ask = fetch
  let looks = 0
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    const isEarly = method === 'eth_getTransactionReceipt' && ++looks <= 5
    return isEarly ? Response.json({ jsonrpc: '2.0', id, result: null }) : ask(url, init)
  })
  const hash = await client.sendTransaction({ to: testAccount(1).address, value: 1n })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(looks).toBe(6)
  await chain.stop()
})
