import { startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, concat, getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, clientAt } from '../../test/support.ts'
import { fetchAccountKinds } from './fetchAccountKinds.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function account(number: number): Address {
  return getAddress(`0x${(0xa000_0000 + number).toString(16).padStart(40, '0')}`)
}

const [safe, key] = [account(1), account(2)]

test('contracts, delegated keys and plain accounts are told apart, each account once', async () => {
  await chain.client.setCode({ address: safe, bytecode: '0x6001' })
  await chain.client.setCode({ address: key, bytecode: concat(['0xef0100', safe]) })
  const plain = Array.from({ length: 30 }, (_, index) => account(10 + index))
  const steps: number[] = []
  const found = await fetchAccountKinds({
    client: asClient(chain),
    accounts: [safe, ...plain, key, safe.toLowerCase() as Address, key],
    onProgress: (done) => steps.push(done),
  })
  expect({ ...found, contracts: found.contracts.map((each) => getAddress(each)) }).toEqual({
    plain: 30,
    delegated: [key],
    contracts: [safe],
  })
  expect(steps).toEqual([16, 32])
})

test('a node that stops answering is named, and the question can be taken back', async () => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  proxy.setFaults([{ method: 'eth_getCode', mode: 'error', code: -32_603, message: 'busy' }])
  const client = clientAt(proxy.rpcUrl)
  await expect(fetchAccountKinds({ client, accounts: [safe] })).rejects.toMatchObject({
    name: expect.stringMatching(/Rpc/),
  })
  await expect(fetchAccountKinds({ client, accounts: [safe], signal: AbortSignal.abort() })).rejects.toThrow('abort')
  await proxy.stop()
})
