import { ANYONE, slotDistributorAbi, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { toDropStruct } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { getAddress, keccak256, parseEventLogs, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, clientAt, createTestSender, prepareDrop, sealFor, sending } from '../../test/support.ts'
import { checkReadiness } from './checkReadiness.ts'
import type { Registration } from './AuthoriseStep.ts'
import { fetchAuthoriseSteps, isAuthorised } from './fetchAuthoriseSteps.ts'
import { getRegisterStep } from './getRegisterStep.ts'
import { fetchRevokeStep } from './fetchRevokeStep.ts'
import { problemSentence } from './problemSentence.ts'
import type { Problem } from './Readiness.ts'
import { stepSentence, stepTitle } from './stepSentence.ts'

/** What the first problem says. */
function said([problem]: readonly Problem[]) {
  return problem && String(problemSentence(problem))
}

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function check(manifest: Parameters<typeof checkReadiness>[0]['manifest']) {
  return checkReadiness({ client: asClient(chain), manifest })
}

async function kinds(manifest: Parameters<typeof check>[0]) {
  return (await check(manifest)).problems.map(({ kind }) => kind)
}

async function seal(other: Parameters<typeof sealFor>[3] = {}) {
  const sender = await createTestSender(chain)
  return { ...sender, manifest: await sealFor(chain, sender.account.address, makeRows(10, { seed: 1 }), other) }
}

function stepsFor(
  manifest: Parameters<typeof check>[0],
  registration?: Parameters<typeof fetchAuthoriseSteps>[0]['registration'],
) {
  return fetchAuthoriseSteps({ client: asClient(chain), manifest, registration })
}

describe('a drop is ready', () => {
  test('when nothing stands in the way, with what the chain says of it', async () => {
    const { manifest } = await seal()
    const readiness = await check(manifest)
    expect(readiness).toMatchObject({
      problems: [],
      balance: manifest.total,
      allowance: 0n,
      needed: manifest.total,
      coins: 10n ** 20n,
      nonce: 0,
      registered: undefined,
    })
  })

  test('while payments of another process are mined between its reads', async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    const client = asClient(chain)
    let isPaid = false
    const between: typeof client = {
      ...client,
      // Sound: the same answers, the first balance after a slot was paid.
      readContract: (async (call: { functionName: string }) => {
        if (call.functionName === 'balanceOf' && !isPaid) {
          isPaid = true
          await sending(chain, drop).start([0])
        }
        return client.readContract(call as never)
      }) as never,
    }
    const { problems, needed, balance } = await checkReadiness({ client: between, manifest: drop.manifest })
    expect(problems).toEqual([])
    expect(needed).toBe(balance)
    expect(needed).toBeLessThan(drop.manifest.total)
  })

  test('for an account with an EIP-7702 delegation', async () => {
    const { manifest, account } = await seal()
    await chain.client.setCode({ address: account.address, bytecode: `0xef0100${chain.distributor.slice(2)}` })
    expect(await kinds(manifest)).toEqual([])
  })
})

describe('named, with a sentence that says what to do:', () => {
  test('a node of another network', { tags: ['R9'] }, async () => {
    const { manifest } = await seal({ chainId: 1 })
    const { problems } = await check(manifest)
    expect(problems).toEqual([{ kind: 'rpc-on-other-chain', expected: 1, actual: 31337 }])
    expect(said(problems)).toBe(
      'The node answers for network 31337, but this drop is for 1. Set the right RPC in the settings.',
    )
  })

  test('a node that does not answer', async () => {
    const { manifest } = await seal()
    const { problems } = await checkReadiness({ client: clientAt('http://127.0.0.1:9'), manifest })
    expect(problems[0]?.kind).toBe('rpc-unavailable')
    expect(said(problems)).toContain('set another RPC')
  })

  test('no distributor, and then no approval is offered', async () => {
    const { manifest } = await seal({ distributor: '0x00000000000000000000000000000000000D1571' })
    expect(await kinds(manifest)).toEqual(['no-distributor'])
    expect(await stepsFor(manifest)).toEqual([])
  })

  test('a distributor with other code, and then no approval is offered', async () => {
    const impostor = '0x00000000000000000000000000000000000D1572'
    await chain.client.setCode({
      address: impostor,
      bytecode: `${slotDistributorRuntimeBytecode.slice(0, -2)}00` as `0x${string}`,
    })
    const { manifest } = await seal({ distributor: impostor })
    expect(await kinds(manifest)).toEqual(['distributor-differs'])
    expect(await stepsFor(manifest)).toEqual([])
  })

  test('a token without code', async () => {
    const { manifest, account } = await seal()
    const ghost = { ...manifest, terms: { ...manifest.terms, token: account.address } }
    expect(await kinds(ghost)).toEqual(['no-token'])
  })

  test('a contract that is no token', async () => {
    const { manifest } = await seal()
    const odd = { ...manifest, terms: { ...manifest.terms, token: chain.distributor } }
    expect(await kinds(odd)).toEqual(['token-unreadable'])
    expect(await stepsFor(odd)).toEqual([])
  })

  test('a short balance, with the exact shortfall', { tags: ['R11'] }, async () => {
    const { manifest, client, account } = await seal()
    const hash = await client.writeContract({
      abi: [
        {
          type: 'function',
          name: 'transfer',
          stateMutability: 'nonpayable',
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          outputs: [{ type: 'bool' }],
        },
      ],
      address: manifest.terms.token,
      functionName: 'transfer',
      args: [chain.account, 1n],
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const { problems } = await check(manifest)
    expect(problems.map(({ kind }) => kind)).toEqual(['short-balance'])
    expect(said(problems)).toContain('Add 0.000000000000000001 MERI')
    await chain.client.setBalance({ address: account.address, value: 0n })
    expect(await kinds(manifest)).toEqual(['short-balance', 'no-fees'])
  })

  test('a drop that opens later may be authorised now; one that closed may not', async () => {
    const now = (await chain.client.getBlock()).timestamp
    const { manifest: later } = await seal({ opensAtSeconds: now + 1_000_000n })
    expect(await kinds(later)).toEqual(['not-open-yet'])
    expect((await stepsFor(later)).map(({ kind }) => kind)).toEqual(['approve'])
    const { manifest: closed } = await seal({ closesAtSeconds: now - 1n })
    expect(await kinds(closed)).toEqual(['closed'])
    expect(await stepsFor(closed)).toEqual([])
  })

  test('a cancelled drop', async () => {
    const { manifest, client } = await seal()
    const hash = await client.writeContract({
      abi: slotDistributorAbi,
      address: chain.distributor,
      functionName: 'cancel',
      args: [toDropStruct(manifest)],
    })
    await chain.client.waitForTransactionReceipt({ hash })
    expect(await kinds(manifest)).toEqual(['cancelled'])
  })

  test('a contract account without an operator', { tags: ['R12'] }, async () => {
    const { manifest, account } = await seal()
    await chain.client.setCode({ address: account.address, bytecode: '0x6001' })
    const { problems } = await check(manifest)
    expect(problems.map(({ kind }) => kind)).toEqual(['contract-account'])
    expect(said(problems)).toContain('name an operator')
  })
})

describe('authorising', () => {
  test('asks for exactly what is open, and for nothing when that is allowed', { tags: ['C6'] }, async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    expect(drop.steps).toEqual(['approve'])
    expect(await stepsFor(drop.manifest)).toEqual([])
    const run = sending(chain, drop, { onChange: ({ slots }) => slots[0]?.stage === 'mined' && run.pause() })
    await run.start()
    const { needed, allowance, progress } = await check(drop.manifest)
    expect(needed).toBe(progress?.openAmount)
    expect(allowance).toBe(needed)
    expect(await stepsFor(drop.manifest)).toEqual([])
  })

  test('leaves no allowance behind when the drop is complete', { tags: ['C6'] }, async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    await sending(chain, drop).start()
    expect((await check(drop.manifest)).allowance).toBe(0n)
    expect(await fetchRevokeStep({ client: asClient(chain), manifest: drop.manifest })).toBeUndefined()
  })

  test('an allowance that is left over can be taken back', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const step = await fetchRevokeStep({ client: asClient(chain), manifest: drop.manifest })
    if (!step) throw new Error('A step was expected.')
    const hash = await drop.wallet.sendTransaction(step.request)
    await chain.client.waitForTransactionReceipt({ hash })
    expect((await check(drop.manifest)).allowance).toBe(0n)
  })

  test('says beside the request what may be taken, by whom, and of which token', async () => {
    const { manifest } = await seal()
    const [step] = await stepsFor(manifest)
    expect(step).toMatchObject({ kind: 'approve', allowance: manifest.total })
    expect(step?.request.to).toBe(manifest.terms.token)
    expect(step && String(stepTitle(step))).toMatch(/^Approve [\d,.]+ MERI$/)
    expect(step && String(stepSentence(step))).toContain('exactly')
  })

  test('registers an operator and claims when that is wanted, and not again', async () => {
    const drop = await prepareDrop(chain, { count: 10 })
    const operator = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const [step, ...others] = await stepsFor(drop.manifest, { operator, claimsOpen: true })
    expect(others).toEqual([])
    expect(step?.kind).toBe('register')
    if (!step) return
    expect(String(stepTitle(step))).toBe('Enable claiming')
    const hash = await drop.wallet.sendTransaction(step.request)
    await chain.client.waitForTransactionReceipt({ hash })
    expect(await stepsFor(drop.manifest, { operator, claimsOpen: true })).toEqual([])
    expect((await check(drop.manifest)).registered).toEqual({ operator, claimsOpen: true })
    expect(
      (await stepsFor(drop.manifest, { operator: zeroAddress, claimsOpen: false })).map(({ kind }) => kind),
    ).toEqual(['register'])
  })

  describe('an operator until a date', () => {
    const operator = '0x51ad0000000000000000000000000000000a11ce'

    async function register(until: number, other: Partial<Registration> = {}) {
      const drop = await prepareDrop(chain, { count: 10 })
      const wanted: Registration = { operator, claimsOpen: false, operatorUntil: until, ...other }
      const [step] = await stepsFor(drop.manifest, wanted)
      if (!step) throw new Error('A step was expected.')
      const hash = await drop.wallet.sendTransaction(step.request)
      const receipt = await chain.client.waitForTransactionReceipt({ hash })
      return { ...drop, wanted, step, receipt }
    }
    const later = async (seconds: number) => Number((await chain.client.getBlock()).timestamp) + seconds

    test('is given date and gas money in one transaction, with the digest of the list on record', async () => {
      const [until, gasMoney, listDigest] = [await later(1000), 10n ** 16n, keccak256('0x11')]
      const before = await chain.client.getBalance({ address: operator })
      const { manifest, wanted, step, receipt } = await register(until, { gasMoney, listDigest })
      expect(step).toMatchObject({ kind: 'register', ...wanted, coin: { symbol: 'ETH' } })
      expect(receipt.status).toBe('success')
      expect((await chain.client.getBalance({ address: operator })) - before).toBe(gasMoney)
      const [registered] = parseEventLogs({ abi: slotDistributorAbi, eventName: 'DropRegistered', logs: receipt.logs })
      expect(registered?.args).toMatchObject({
        operator: getAddress(operator),
        operatorUntil: BigInt(until),
        listDigest,
      })
      expect((await check(manifest)).registered).toEqual({
        operator: getAddress(operator),
        claimsOpen: false,
        operatorUntil: until,
      })
    })

    test('is not registered again, nor for its gas money; with another date it is', async () => {
      const until = await later(1000)
      const { manifest, wanted } = await register(until)
      expect(await stepsFor(manifest, { ...wanted, gasMoney: 10n ** 16n })).toEqual([])
      expect(await stepsFor(manifest, { operator, claimsOpen: false })).toEqual([])
      expect((await stepsFor(manifest, { ...wanted, operatorUntil: until + 1 })).map(({ kind }) => kind)).toEqual([
        'register',
      ])
      expect((await stepsFor(manifest, { ...wanted, operatorUntil: 0 })).map(({ kind }) => kind)).toEqual(['register'])
    })

    test('is nobody once the date has passed, while claims stay open', async () => {
      const until = await later(1000)
      const { manifest, wanted, account } = await register(until, { claimsOpen: true })
      const snapshot = await chain.client.snapshot()
      await chain.client.setNextBlockTimestamp({ timestamp: BigInt(until) })
      await chain.client.mine({ blocks: 1 })
      expect((await check(manifest)).registered).toEqual({ operator: zeroAddress, claimsOpen: true })
      expect(await isAuthorised({ client: asClient(chain), manifest, registration: wanted })).toBe(false)
      await chain.client.setCode({ address: account.address, bytecode: '0x6001' })
      expect(await kinds(manifest)).toEqual(['contract-account'])
      await chain.client.revert({ id: snapshot })
    })

    test('whose gas money the sender does not have is named with the shortfall, until it is registered', async () => {
      const { manifest, client, wanted } = await register(await later(1000))
      const has = await chain.client.getBalance({ address: client.account.address })
      const { problems } = await checkReadiness({
        client: asClient(chain),
        manifest,
        registration: { ...wanted, operatorUntil: 0, gasMoney: has + 1n },
      })
      expect(problems).toMatchObject([{ kind: 'short-gas-money', has, needs: has + 1n }])
      expect(said(problems)).toContain('Add 0.000000000000000001 ETH')
      const given = { ...wanted, gasMoney: has + 1n }
      expect((await checkReadiness({ client: asClient(chain), manifest, registration: given })).problems).toEqual([])
    })

    test('who is nobody, or anybody, is given nothing: the contract would refuse it', async () => {
      const { manifest } = await seal()
      for (const nobody of [zeroAddress, ANYONE])
        expect(getRegisterStep(manifest, { operator: nobody, claimsOpen: true, gasMoney: 1n }).request.value).toBe(0n)
    })
  })
})
