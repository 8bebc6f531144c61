import { createPublicClient, HttpRequestError, RpcRequestError } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { startAnvil } from './anvil.ts'
import { startFaultProxy } from './faultProxy.ts'
import { localNode } from './localNode.ts'

test('a local node answers, and what it refuses or does not answer is an error as of viem’s own transport', async () => {
  const chain = await startAnvil()
  const proxy = await startFaultProxy(chain.rpcUrl)
  const client = createPublicClient({ chain: foundry, transport: localNode(proxy.rpcUrl), cacheTime: 0 })
  expect(await client.getChainId()).toBe(31_337)

  proxy.setFaults([{ mode: 'error', method: 'eth_chainId', code: -32_000, message: 'tired' }])
  const refused = await client.request({ method: 'eth_chainId' }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: -32_000, details: 'tired', cause: expect.any(RpcRequestError) })

  for (const fault of [{ mode: 'drop-before' }, { mode: 'http', status: 503 }] as const) {
    proxy.setFaults([{ ...fault, method: 'eth_chainId' }])
    await expect(client.request({ method: 'eth_chainId' })).rejects.toThrow(HttpRequestError)
  }
  await proxy.stop()
  await chain.stop()
  await expect(client.getChainId()).rejects.toThrow(HttpRequestError)
})
