import { CREATE2_DEPLOYER, distributorAddress, distributorDeployTransaction } from '@slotdrop/contracts'
import { demoItems, demoNft, demoToken, demoUsd, demoWrapped } from '@slotdrop/contracts/testing'
import { type Abi, type Address, concat, encodeFunctionData, getCreate2Address, type Hex, toHex } from 'viem'
import type { LocalClient } from './connect.ts'

/** A token that everybody may mint on a local chain. */
export type DemoTokenFacts = {
  address: Address
  standard: 'ERC20' | 'ERC721' | 'ERC1155'
  symbol: string
  name: string
  decimals: number
}

/** What stands on the local chain. */
export type DemoDeployment = {
  distributor: Address
  /** The coin as an ERC-20; nobody holds any. */
  wrappedCoin: Address
  /** Holds the demo tokens; the demo wallet uses it. */
  account: Address
  tokens: (DemoTokenFacts & { /** What the account holds, in words. */ held: string })[]
}

const salt = toHex(0, { size: 32 })

function addressOf(bytecode: Hex) {
  return getCreate2Address({ from: CREATE2_DEPLOYER, salt, bytecode })
}

type DemoContract = {
  facts: Omit<DemoTokenFacts, 'address'>
  held: string
  abi: Abi
  bytecode: Hex
  mints: (to: Address) => readonly unknown[][]
}

const contracts: DemoContract[] = [
  {
    ...demoToken,
    facts: { standard: 'ERC20', symbol: 'MERI', name: 'Meridian', decimals: 18 },
    held: '100,000,000',
    mints: (to) => [[to, 100_000_000n * 10n ** 18n]],
  },
  {
    ...demoUsd,
    facts: { standard: 'ERC20', symbol: 'DUSD', name: 'Demo dollar', decimals: 6 },
    held: '10,000,000',
    mints: (to) => [[to, 10_000_000n * 10n ** 6n]],
  },
  {
    ...demoNft,
    facts: { standard: 'ERC721', symbol: 'PASS', name: 'Meridian passes', decimals: 0 },
    held: 'ids 1 to 500',
    mints: (to) => [
      [to, 1n, 250n],
      [to, 251n, 250n],
    ],
  },
  {
    ...demoItems,
    facts: { standard: 'ERC1155', symbol: 'ITEM', name: 'Meridian items', decimals: 0 },
    held: '10,000 of each of the ids 1 to 5',
    mints: (to) => [1n, 2n, 3n, 4n, 5n].map((id) => [to, id, 10_000n]),
  },
]

/**
 * Puts the distributor and the demo tokens on a local chain, or finds them there: addresses are deterministic,
 * and what a former run deployed is left as it is.
 */
export async function deployDemo(client: LocalClient): Promise<DemoDeployment> {
  const account = client.account.address
  const isDeployed = async (address: Address) => (await client.getCode({ address })) !== undefined
  const send = async (to: Address, data: Hex) => {
    const hash = await client.sendTransaction({ to, data, gas: 15_000_000n })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`A transaction to ${to} reverted on the local chain.`)
  }
  if (!(await isDeployed(distributorAddress)))
    await send(distributorDeployTransaction.to, distributorDeployTransaction.data)
  const wrappedCoin = addressOf(demoWrapped.bytecode)
  if (!(await isDeployed(wrappedCoin))) await send(CREATE2_DEPLOYER, concat([salt, demoWrapped.bytecode]))
  for (const { abi, bytecode, mints } of contracts) {
    const address = addressOf(bytecode)
    if (await isDeployed(address)) continue
    await send(CREATE2_DEPLOYER, concat([salt, bytecode]))
    for (const args of mints(account)) await send(address, encodeFunctionData({ abi, functionName: 'mint', args }))
  }
  return {
    distributor: distributorAddress,
    wrappedCoin,
    account,
    tokens: contracts.map(({ facts, held, bytecode }) => ({ address: addressOf(bytecode), ...facts, held })),
  }
}
