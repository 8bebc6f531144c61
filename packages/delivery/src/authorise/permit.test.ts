import { demoPermit, demoWrapped } from '@slotdrop/contracts/testing'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { erc20Abi, getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, clientAt, createTestSender, sealFor } from '../../test/support.ts'
import type { Registration } from './AuthoriseStep.ts'
import { checkReadiness } from './checkReadiness.ts'
import { fetchPermitSupport, permitAbi } from './fetchPermitSupport.ts'
import { fetchAuthoriseSteps, isAuthorised } from './fetchAuthoriseSteps.ts'
import { fetchPermitStep, permitTypedData } from './fetchPermitStep.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const chainId = 31_337

async function deployed(hash: `0x${string}`) {
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('Nothing was deployed.')
  return getAddress(contractAddress)
}

async function deployPermit(form: bigint) {
  return deployed(await chain.client.deployContract({ ...demoPermit, args: [form] }))
}

function support(token: `0x${string}`, owner = chain.account) {
  return fetchPermitSupport({ client: asClient(chain), token, owner, chainId })
}

const operator = '0x51ad0000000000000000000000000000000a11ce'

async function prepare(form = 0n) {
  const token = await deployPermit(form)
  const sender = await createTestSender(chain)
  const manifest = await sealFor(chain, sender.account.address, makeRows(10, { seed: 3 }), { token })
  const registration: Registration = { operator, claimsOpen: true, operatorUntil: 4_000_000_000, gasMoney: 10n ** 15n }
  const steps = await fetchAuthoriseSteps({ client: asClient(chain), manifest, registration })
  const step = await fetchPermitStep({ client: asClient(chain), manifest, steps })
  const send = async (request: Parameters<typeof sender.wallet.sendTransaction>[0]) =>
    chain.client.waitForTransactionReceipt({ hash: await sender.wallet.sendTransaction(request) })
  return { ...sender, token, manifest, registration, steps, step, send }
}

describe('a token with EIP-2612 permits is known by what it tells', () => {
  test.each([
    ['its domain (EIP-5267)', 0n, { version: '7', chainId: BigInt(chainId) }],
    ['a version', 1n, { version: '2', chainId }],
    ['a name alone', 2n, { chainId }],
    ['the chain as salt', 3n, { version: '1', salt: `0x${chainId.toString(16).padStart(64, '0')}` }],
    ['nothing when it refuses', 5n, { version: '1', chainId }],
  ])('%s', async (_, form, domain) => {
    const token = await deployPermit(form)
    expect(await support(token)).toEqual({
      kind: 'eip2612',
      nonce: 0n,
      domain: { name: 'Meridian permits', ...domain, verifyingContract: token },
    })
  })

  test('and what is signed with that domain, the token takes', async () => {
    for (const form of [0n, 1n, 2n, 3n, 5n]) {
      const { step, account, manifest, token, send } = await prepare(form)
      if (!step) throw new Error('A step was expected.')
      await send(step.toRequest(await account.signTypedData(step.typedData)))
      const args = [account.address, manifest.terms.distributor] as const
      expect(await chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args })).toBe(
        manifest.total,
      )
    }
  })
})

test('a permit is signed for what other open drops need, too', async () => {
  const { manifest, registration, account, token, send } = await prepare()
  const client = asClient(chain)
  const others = [{ dropId: manifest.root, title: 'Season 2', needs: 70n, isExact: true, isUnderWay: true }]
  const steps = await fetchAuthoriseSteps({ client, manifest, registration, others })
  const step = await fetchPermitStep({ client, manifest, steps })
  if (!step) throw new Error('A step was expected.')
  expect([step.amount, step.typedData.message.value]).toEqual([manifest.total + 70n, manifest.total + 70n])
  await send(step.toRequest(await account.signTypedData(step.typedData)))
  const args = [account.address, manifest.terms.distributor] as const
  expect(await chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args })).toBe(
    manifest.total + 70n,
  )
})

describe('no permit is offered', () => {
  test.each([
    ['by DAI’s form', () => deployPermit(4n)],
    ['by a token without', async () => chain.tokens[0]!.address],
    ['by a token that answers nothing when it moves', async () => chain.tokens[1]!.address],
    ['by a wrapped coin, which takes any call', async () => deployed(await chain.client.deployContract(demoWrapped))],
    ['by an account', async () => chain.account],
  ])('%s', async (_, token) => {
    expect(await support(await token())).toEqual({ kind: 'none' })
  })

  test('for a sender that is a contract, or delegates to one', async () => {
    const { manifest, steps, account } = await prepare()
    for (const bytecode of ['0x6001', `0xef0100${chain.distributor.slice(2)}`] as const) {
      await chain.client.setCode({ address: account.address, bytecode })
      expect(await fetchPermitStep({ client: asClient(chain), manifest, steps })).toBeUndefined()
    }
  })

  test('where the approval, or the registration, is there already', async () => {
    const { manifest, steps } = await prepare()
    for (const some of [steps.slice(0, 1), steps.slice(1), []])
      expect(await fetchPermitStep({ client: asClient(chain), manifest, steps: some })).toBeUndefined()
  })

  test('by a node that does not answer: that is said', async () => {
    const asked = fetchPermitSupport({
      client: clientAt('http://127.0.0.1:9'),
      token: chain.account,
      owner: chain.account,
      chainId,
    })
    await expect(asked).rejects.toMatchObject({ name: 'RpcUnavailableError' })
  })
})

describe('one signature and one transaction', () => {
  test('approve exactly, register, and give the operator its gas money', async () => {
    const { manifest, registration, steps, step, account, send } = await prepare()
    expect(steps.map(({ kind }) => kind)).toEqual(['approve', 'register'])
    if (!step) throw new Error('A step was expected.')
    const before = await chain.client.getBalance({ address: operator })
    const { status } = await send(step.toRequest(await account.signTypedData(step.typedData)))
    expect(status).toBe('success')
    expect((await chain.client.getBalance({ address: operator })) - before).toBe(registration.gasMoney)
    expect(await isAuthorised({ client: asClient(chain), manifest, registration })).toBe(true)
    const { allowance, registered } = await checkReadiness({ client: asClient(chain), manifest })
    expect(allowance).toBe(manifest.total)
    expect(registered).toMatchObject({ claimsOpen: true, operatorUntil: 4_000_000_000 })
  })

  test('go through though somebody used the permit first', { tags: ['T39', 'C14'] }, async () => {
    const { manifest, registration, step, account, token, send } = await prepare()
    if (!step) throw new Error('A step was expected.')
    const signature = await account.signTypedData(step.typedData)
    const { value, deadline, owner, spender } = step.typedData.message
    const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
    const hash = await chain.client.writeContract({
      abi: permitAbi,
      address: token,
      functionName: 'permit',
      args: [owner, spender, value, deadline, Number(`0x${v}`), `0x${r}`, `0x${s}`],
    })
    expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect((await send(step.toRequest(signature))).status).toBe('success')
    expect(await isAuthorised({ client: asClient(chain), manifest, registration })).toBe(true)
  })

  test('a permit that is over is refused, and nothing is registered or given', { tags: ['C14'] }, async () => {
    const { manifest, steps, account, client } = await prepare()
    const late = await fetchPermitStep({ client: asClient(chain), manifest, steps, validSeconds: -1n })
    if (!late) throw new Error('A step was expected.')
    const request = late.toRequest(await account.signTypedData(late.typedData))
    await expect(chain.client.call({ account: client.account, ...request })).rejects.toThrow(/revert/)
    expect((await checkReadiness({ client: asClient(chain), manifest })).registered).toBeUndefined()
  })

  test('what is signed names the distributor, the exact amount and the chain’s next nonce', async () => {
    const { manifest, step, token } = await prepare()
    expect(step?.typedData).toMatchObject({
      primaryType: 'Permit',
      domain: { verifyingContract: token },
      message: { owner: manifest.terms.sender, spender: chain.distributor, value: manifest.total, nonce: 0n },
    })
    const typed = permitTypedData(manifest, { kind: 'eip2612', domain: {}, nonce: 5n }, { value: 1n, deadline: 2n })
    expect(typed.message).toMatchObject({ nonce: 5n, value: 1n, deadline: 2n })
  })
})
