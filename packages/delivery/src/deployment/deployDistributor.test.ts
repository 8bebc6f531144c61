import {
  CREATE2_DEPLOYER,
  create2DeployerDeployment,
  distributorAddress,
  slotDistributorRuntimeBytecode,
} from '@slotdrop/contracts'
import { type Anvil, connect, startAnvil } from '@slotdrop/testing'
import { getContractAddress, keccak256, parseGwei } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { clientAt } from '../../test/support.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import { deployDistributor } from './deployDistributor.ts'
import { planDeployment } from './planDeployment.ts'
import { probeInstructions } from './probeInstructions.ts'

const running: Anvil[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((anvil) => anvil.stop()))
})

/** A chain on which nothing was deployed but the CREATE2 deployer, or not even that. */
async function startEmpty(...args: readonly string[]) {
  const anvil = await startAnvil(args)
  running.push(anvil)
  const chain = connect(anvil.rpcUrl)
  const wallet = {
    address: () => chain.account.address,
    sendTransaction: ({
      to,
      data,
      value,
      gas,
    }: {
      to: `0x${string}`
      data: `0x${string}`
      value: bigint
      gas?: bigint
    }) => chain.sendTransaction({ to, data, value, gas }),
  }
  return { chain, wallet, client: clientAt(anvil.rpcUrl), rpcUrl: anvil.rpcUrl }
}

const withoutDeployer = '--disable-default-create2-deployer'
const pollMilliseconds = 10

describe('on an empty chain', () => {
  test('one transaction deploys the reviewed code at the same address as everywhere, and a second look finds nothing left to do', async () => {
    const { chain, client, wallet } = await startEmpty()
    expect(await fetchDeployment(client)).toBe('absent')
    const { steps, cost } = await planDeployment(client)
    expect(steps.map(({ kind }) => kind)).toEqual(['deploy'])
    expect(await fetchDeployment(client)).toBe('absent')

    const before = await chain.getBalance({ address: chain.account.address })
    const sent: string[] = []
    const deployed = await deployDistributor({
      ...{ client, wallet, pollMilliseconds },
      onStep: (kind, hash) => sent.push(hash ? `${kind} sent` : kind),
    })
    expect(sent).toEqual(['deploy', 'deploy sent'])
    expect(deployed?.hash).toMatch(/^0x/)
    expect(await client.getCode({ address: distributorAddress })).toBe(slotDistributorRuntimeBytecode)
    expect(await fetchDeployment(client)).toBe('deployed')
    expect(before - (await chain.getBalance({ address: chain.account.address }))).toBeLessThanOrEqual(cost)

    expect((await planDeployment(client)).steps).toEqual([])
    expect(await deployDistributor({ client, wallet, pollMilliseconds })).toEqual({ hash: undefined })
  })

  test('that lacks the CREATE2 deployer, that is put there before by its signed transaction', async () => {
    const { client, wallet } = await startEmpty(withoutDeployer)
    expect(await client.getCode({ address: CREATE2_DEPLOYER })).toBeUndefined()
    const { steps, cost } = await planDeployment(client)
    expect(steps.map(({ kind }) => kind)).toEqual(['fund-deployer', 'publish-deployer', 'deploy'])
    expect(cost).toBeGreaterThan(create2DeployerDeployment.cost)
    const sent: string[] = []
    await deployDistributor({ client, wallet, pollMilliseconds, onStep: (kind, hash) => hash && sent.push(kind) })
    expect(sent).toEqual(['fund-deployer', 'publish-deployer', 'deploy'])
    expect(await fetchDeployment(client)).toBe('deployed')
  })

  test('whose base fee is above what the signed transaction of the CREATE2 deployer pays, nothing is funded and the reason is named', async () => {
    const { chain, client, wallet } = await startEmpty(withoutDeployer)
    await chain.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('200') })
    await chain.mine({ blocks: 1 })
    await expect(deployDistributor({ client, wallet, pollMilliseconds })).rejects.toMatchObject({
      name: 'DeploymentRefusedError',
      reason: 'no-deployer',
    })
    expect(await client.getBalance({ address: create2DeployerDeployment.signer })).toBe(0n)
  })
})

describe('nothing is sent', () => {
  test('where other code stands at the address', { tags: ['C8'] }, async () => {
    const { chain, client, wallet } = await startEmpty()
    await chain.setCode({ address: distributorAddress, bytecode: '0x6001' })
    expect(await fetchDeployment(client)).toBe('different')
    await expect(deployDistributor({ client, wallet, pollMilliseconds })).rejects.toMatchObject({
      name: 'DeploymentRefusedError',
      reason: 'other-code',
    })
  })

  test.each([
    ['shanghai', ['TSTORE', 'MCOPY']],
    ['london', ['TSTORE', 'MCOPY', 'PUSH0']],
  ])('where the chain runs no newer instructions than those of %s', async (hardfork, missing) => {
    const { client, wallet, chain } = await startEmpty('--hardfork', hardfork)
    expect(await probeInstructions(client)).toEqual(missing)
    const failed = deployDistributor({ client, wallet, pollMilliseconds })
    await expect(failed).rejects.toMatchObject({ name: 'InstructionsMissingError', missing })
    expect(await chain.getTransactionCount({ address: chain.account.address })).toBe(0)
  })

  test('where the node does not answer, and that is never taken for a missing contract', async () => {
    const client = clientAt('http://127.0.0.1:9')
    await expect(fetchDeployment(client)).rejects.toThrow(/HTTP request failed/)
    await expect(planDeployment(client)).rejects.toThrow(/HTTP request failed/)
  })
})

test('the CREATE2 deployer is the first contract of the account that is funded for it', () => {
  const { transaction, signer, hash } = create2DeployerDeployment
  expect(getContractAddress({ from: signer, nonce: 0n })).toBe(CREATE2_DEPLOYER)
  expect(keccak256(transaction)).toBe(hash)
})

test('a deployment that runs out of gas is said to have failed', async () => {
  const { chain, client } = await startEmpty()
  const wallet = {
    address: () => chain.account.address,
    // A wallet that halves the gas: the deployer's call fails.
    sendTransaction: ({ to, data, gas = 0n }: { to: `0x${string}`; data: `0x${string}`; gas?: bigint }) =>
      chain.sendTransaction({ to, data, gas: gas / 2n }),
  }
  await expect(deployDistributor({ client, wallet, pollMilliseconds })).rejects.toMatchObject({
    name: 'DeploymentRefusedError',
    reason: 'failed',
  })
})
