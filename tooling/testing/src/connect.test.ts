import { expect, test } from 'vitest'
import { testAccount } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import { connect } from './connect.ts'
import { startFaultProxy } from './faultProxy.ts'

test('a receipt is found that comes later than its block, although no other block follows', async () => {
  const chain = await startAnvil()
  const proxy = await startFaultProxy(chain.rpcUrl)
  proxy.setFaults([{ mode: 'null', method: 'eth_getTransactionReceipt', times: 5 }])
  const client = connect(proxy.rpcUrl)
  const hash = await client.sendTransaction({ to: testAccount(1).address, value: 1n })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(proxy.calls().filter((method) => method === 'eth_getTransactionReceipt')).toHaveLength(6)
  await proxy.stop()
  await chain.stop()
})
