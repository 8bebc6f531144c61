import { accountAt, packAccounts } from '@slotdrop/drops'
import { createRandom, startChain, startFaultProxy, type FaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, concat, keccak256, pad, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asClient, clientAt, createFakeClock } from '../../test/support.ts'
import { accountKinds } from './accountReader.ts'
import { type EarlierSurveys, surveyAccounts } from './surveyAccounts.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

const { empty, used, contract, delegated, unknown } = accountKinds

function account(number: number): Address {
  return pad(toHex(0xacc0_0000 + number), { size: 20 })
}

const code = '0x600160005260206000f3'
/** An oracle that lists the accounts whose last byte is odd: `return calldataload(4) & 1`. */
const oracleCode = '0x60043560011660005260206000f3'
const oracle = account(99_999)
const [holder, wallet, key] = [account(1), account(2), account(3)]

async function prepare() {
  await chain.client.setBalance({ address: holder, value: 1n })
  await chain.client.setCode({ address: wallet, bytecode: code })
  await chain.client.setCode({ address: key, bytecode: concat(['0xef0100', wallet]) })
  await chain.client.setCode({ address: oracle, bytecode: oracleCode })
}

function survey(addresses: readonly Address[], other: Partial<Parameters<typeof surveyAccounts>[0]> = {}) {
  const chains = [{ chainId: 31_337, client: clientAt(proxy.rpcUrl) }]
  return surveyAccounts({ accounts: packAccounts(addresses), chains, clock: createFakeClock(), ...other })
}

const many = Array.from({ length: 9000 }, (_, index) => account(100 + index))

describe('what a chain knows of accounts', () => {
  beforeAll(prepare)

  test('an account with coins, a contract with its code hash, a delegated key and an empty account are told apart', async () => {
    const [found] = await survey([holder, wallet, key, account(4), wallet])
    expect(found).toMatchObject({ chainId: 31_337, error: undefined, listed: undefined })
    expect([...found!.kinds]).toEqual([used, contract, delegated, empty, contract])
    const hash = BigInt(keccak256(code).slice(0, 18))
    expect([...found!.codes]).toEqual([
      [1, hash],
      [4, hash],
    ])
  })

  test('accounts of two calls keep their places', async () => {
    const [found] = await survey([...many, wallet, holder])
    expect(found!.kinds.indexOf(contract)).toBe(9000)
    expect(found!.kinds.indexOf(used)).toBe(9001)
    expect(proxy.calls().filter((method) => method === 'eth_call')).toHaveLength(2)
  })

  test('the oracle is read in the same call, and one that fails is reported', async () => {
    const client = clientAt(proxy.rpcUrl)
    const ask = (address: Address) => survey([holder, wallet], { chains: [{ chainId: 1, client, oracle: address }] })
    const [screened] = await ask(oracle)
    expect([...screened!.listed!]).toEqual([1, 0])
    expect(screened).toMatchObject({ isScreened: true })
    // Without code, and with code that returns too little.
    expect((await ask(account(77)))[0]).toMatchObject({ isScreened: false, error: undefined })
    await chain.client.setCode({ address: account(78), bytecode: '0x600160005260016000f3' })
    expect((await ask(account(78)))[0]).toMatchObject({ isScreened: false, error: undefined })
  })

  test('a node without state overrides is read by contract creation, in smaller calls', async () => {
    const client = clientAt(proxy.rpcUrl)
    const { call } = client
    client.call = ((request: Parameters<typeof call>[0]) =>
      request.stateOverride ? Promise.reject(new Error('too many arguments, want at most 2')) : call(request)) as never
    const [found] = await survey([...many, wallet, key], { chains: [{ chainId: 1, client }] })
    expect(found).toMatchObject({ error: undefined })
    expect([...found!.kinds.slice(9000)]).toEqual([contract, delegated])
  })

  test('contracts alone fit into what contract creation may return', async () => {
    const client = clientAt(proxy.rpcUrl)
    const { call } = client
    // A node that ignores overrides answers with nothing.
    client.call = ((request: Parameters<typeof call>[0]) =>
      request.stateOverride ? Promise.resolve({ data: undefined }) : call(request)) as never
    const [found] = await survey(Array(2200).fill(wallet), { chains: [{ chainId: 1, client }] })
    expect(found).toMatchObject({ error: undefined })
    expect(new Set(found!.kinds)).toEqual(new Set([contract]))
  })

  test('a node that takes at most 1,000 accounts a call gets fewer', async () => {
    const client = clientAt(proxy.rpcUrl)
    const { call } = client
    let largest = 0
    client.call = ((request: Parameters<typeof call>[0]) => {
      const count = (request.data?.length ?? 0) / 40
      if (count > 1001) return Promise.reject(new Error('request entity too large'))
      largest = Math.max(largest, count)
      return call(request)
    }) as never
    const [found] = await survey([...many, wallet], { chains: [{ chainId: 1, client }] })
    expect(found).toMatchObject({ error: undefined })
    expect(found!.kinds.indexOf(contract)).toBe(9000)
    expect(largest).toBeGreaterThan(500)
  })

  test('half of the calls fail at random, and everything is told in few calls', async () => {
    const client = clientAt(proxy.rpcUrl)
    const { call } = client
    const random = createRandom(7)
    const sizes: number[] = []
    client.call = ((request: Parameters<typeof call>[0]) => {
      const fault = random.below(4)
      if (fault === 0) return Promise.reject(Object.assign(new Error('limit exceeded'), { code: -32_005 }))
      if (fault === 1) return Promise.reject(new Error('busy'))
      sizes.push((request.data?.length ?? 0) / 40)
      return call(request)
    }) as never
    const steps: number[] = []
    const accounts = Array<readonly Address[]>(12).fill(many).flat()
    const [found] = await survey([...accounts, wallet], {
      chains: [{ chainId: 1, client }],
      onProgress: (done) => steps.push(done),
    })
    expect(found).toMatchObject({ error: undefined })
    expect(found!.kinds.includes(unknown)).toBe(false)
    expect(steps.at(-1)).toBe(108_001)
    expect(sizes.length).toBeLessThan(25)
  })

  test('a node that refuses everything leaves accounts unknown, says why, and hinders no other chain', async () => {
    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const chains = [
      { chainId: 1, client: clientAt(proxy.rpcUrl) },
      { chainId: 2, client: asClient(chain) },
    ]
    const [refused, other] = await survey([wallet, holder], { chains })
    expect([...refused!.kinds]).toEqual([unknown, unknown])
    expect(refused!.error).toMatchObject({ name: 'RpcUnavailableError' })
    expect([...other!.kinds]).toEqual([contract, used])
    proxy.setFaults()
    const earlier = { accounts: packAccounts([wallet, holder]), surveys: [refused!, other!] }
    const [again] = await survey([wallet, holder], { chains: chains.slice(0, 1), earlier })
    expect([...again!.kinds]).toEqual([contract, used])
    expect(again!.error).toBeUndefined()
  })

  test('an earlier survey is continued with what is unknown in it', async () => {
    const [first] = await survey(many)
    first!.kinds.fill(unknown, 10, 20)
    proxy.setFaults()
    const [found] = await survey(many, { earlier: { accounts: packAccounts(many), surveys: [first!] } })
    expect(proxy.calls()).toEqual(['eth_call'])
    expect(found!.kinds.includes(unknown)).toBe(false)
  })

  test('of a list that was changed only the new accounts are asked', async () => {
    const former = [account(5), wallet, holder]
    const surveys = await survey(former)
    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const [found] = await survey([holder, wallet], { earlier: { accounts: packAccounts(former), surveys } })
    expect([...found!.kinds]).toEqual([used, contract])
    expect([...found!.codes.keys()]).toEqual([1])
    expect(proxy.calls()).toEqual([])
    proxy.setFaults()
    const [more] = await survey([key, holder], { earlier: { accounts: packAccounts(former), surveys } })
    expect([...more!.kinds]).toEqual([delegated, used])
  })

  test('another node that contradicts the first is counted', async () => {
    const empties = await startChain()
    const chains = [{ chainId: 1, client: asClient(chain), otherClient: asClient(empties) }]
    const [found] = await survey([wallet, ...many.slice(0, 50)], { chains })
    expect(found!.compared).toEqual({ asked: 51, different: 1, error: undefined })
    await empties.stop()
  })

  test('another node that does not answer is not taken for one that agrees', async () => {
    const client = asClient(chain)
    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const ask = (otherClient?: ReturnType<typeof clientAt>) =>
      survey([wallet, holder], { chains: [{ chainId: 1, client, otherClient }] })
    const [silent] = await ask(clientAt(proxy.rpcUrl))
    expect(silent!.compared).toMatchObject({ asked: 0, error: { name: 'RpcUnavailableError' } })
    proxy.setFaults()
    const [agreeing] = await ask(clientAt(proxy.rpcUrl))
    expect(agreeing!.compared).toEqual({ asked: 2, different: 0, error: undefined })
    expect((await ask())[0]!.compared).toBeUndefined()
  })

  test('accounts for which the oracle did not answer are asked again, and the others are not', async () => {
    const late = account(79)
    const chains = [{ chainId: 1, client: clientAt(proxy.rpcUrl), oracle: late }]
    const former = packAccounts([holder, wallet])
    const silent = await survey([holder, wallet], { chains })
    expect(silent[0]).toMatchObject({ isScreened: false })
    await chain.client.setCode({ address: late, bytecode: oracleCode })
    proxy.setFaults()
    const steps: number[] = []
    const screened = await survey([holder, wallet], {
      ...{ chains, earlier: { accounts: former, surveys: silent } },
      onProgress: (done) => steps.push(done),
    })
    expect(screened[0]).toMatchObject({ isScreened: true })
    expect([[...screened[0]!.listed!], [...screened[0]!.kinds]]).toEqual([
      [1, 0],
      [used, contract],
    ])
    expect([proxy.calls(), steps]).toEqual([['eth_call'], [2]])
    proxy.setFaults()
    await survey([wallet], { chains, earlier: { accounts: former, surveys: screened } })
    expect(proxy.calls()).toEqual([])
  })

  test('an earlier survey without an oracle screens nobody', async () => {
    const earlier = { accounts: packAccounts([holder, wallet]), surveys: await survey([holder, wallet]) }
    const chains = [{ chainId: 31_337, client: clientAt(proxy.rpcUrl), oracle }]
    const [found] = await survey([holder, wallet], { chains, earlier })
    expect([...found!.listed!]).toEqual([1, 0])
  })

  test('an earlier comparison counts for the same accounts alone, if the nodes agreed', async () => {
    const client = asClient(chain)
    const chains = [{ chainId: 1, client, otherClient: clientAt(proxy.rpcUrl) }]
    const accounts = packAccounts([wallet, holder])
    const surveys = await survey([wallet, holder], { chains })
    proxy.setFaults()
    const [same] = await survey([wallet, holder], { chains, earlier: { accounts, surveys } })
    expect([same!.compared, proxy.calls()]).toEqual([surveys[0]!.compared, []])
    const more = [wallet, holder, ...many.slice(0, 5)]
    const [grown] = await survey(more, { chains, earlier: { accounts, surveys } })
    expect(grown!.compared).toEqual({ asked: 7, different: 0, error: undefined })
    expect(proxy.calls()).toEqual(['eth_call'])

    proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_601, message: 'the method is not available' }])
    const uncompared = await survey([wallet, holder], { chains })
    proxy.setFaults()
    const [again] = await survey([wallet, holder], { chains, earlier: { accounts, surveys: uncompared } })
    expect(again!.compared).toEqual({ asked: 2, different: 0, error: undefined })
  })

  test('a chain whose node was contradicted is asked about everything again', async () => {
    const behind = await startChain()
    const otherClient = asClient(chain)
    const ask = (client: ReturnType<typeof asClient>, surveys: Awaited<ReturnType<typeof survey>> = []) =>
      survey([wallet, holder], {
        ...{ chains: [{ chainId: 1, client, otherClient }] },
        earlier: { accounts: packAccounts([wallet, holder]), surveys },
      })
    const contradicted = await ask(asClient(behind))
    expect(contradicted[0]!.compared).toMatchObject({ different: 1 })
    const [agreeing] = await ask(asClient(chain), contradicted)
    expect([...agreeing!.kinds]).toEqual([contract, used])
    expect(agreeing!.compared).toMatchObject({ different: 0 })
    await behind.stop()
  })

  test('an aborted survey is continued with what it had found', async () => {
    const client = clientAt(proxy.rpcUrl)
    const stopped = new AbortController()
    const { call } = client
    let calls = 0
    // The third of four calls never ends.
    client.call = ((request: Parameters<typeof call>[0]) =>
      ++calls === 3 ? new Promise(() => {}) : call(request)) as never
    const addresses = [...many, ...many, wallet]
    let readSoFar: (() => EarlierSurveys) | undefined
    const reached = new Promise<void>((resolve) => {
      void survey(addresses, {
        ...{ chains: [{ chainId: 1, client }], signal: stopped.signal },
        onStart: (read) => (readSoFar = read),
        onProgress: (done) => done === 12_001 && resolve(),
      }).catch(() => {})
    })
    await reached
    stopped.abort()
    const earlier = readSoFar!()
    expect(earlier.surveys[0]).toMatchObject({ chainId: 1, error: undefined, compared: undefined })
    proxy.setFaults()
    const steps: number[] = []
    const [found] = await survey(addresses, {
      ...{ chains: [{ chainId: 1, client: clientAt(proxy.rpcUrl) }], earlier },
      onProgress: (done) => steps.push(done),
    })
    expect(steps).toEqual([12_001, 18_001])
    expect(found!.kinds.includes(unknown)).toBe(false)
    expect(found!.kinds.indexOf(contract)).toBe(18_000)
    expect(proxy.calls()).toEqual(['eth_call'])
  })

  test('it ends when it is aborted', async () => {
    await expect(survey(many, { signal: AbortSignal.abort() })).rejects.toThrow('abort')
  })
})

test('packed accounts are found by their place', () => {
  expect(accountAt(packAccounts([account(1), account(2)]), 1)).toBe(account(2))
})
