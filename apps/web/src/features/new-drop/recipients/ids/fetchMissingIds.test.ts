import {
  type Address,
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  HttpRequestError,
  multicall3Abi,
  parseAbi,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { ChainClient } from '@slotdrop/delivery'
import { fetchMissingIds } from './fetchMissingIds.ts'

const address = '0x1111111111111111111111111111111111111111'
const owner = '0x2222222222222222222222222222222222222222'
const stranger = '0x3333333333333333333333333333333333333333'

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])

const refused = Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })

/** A node with a contract on which ids have owners; it names none of an id without one. */
function nodeOf(
  ownerOf: (id: bigint) => Address | undefined,
  { fault, bundles }: { fault?: Error; bundles?: boolean } = {},
) {
  const counts = { requests: 0, open: 0, most: 0 }
  const answer = (data: Hex): Hex | undefined => {
    const { functionName, args } = decodeFunctionData({ abi, data })
    const owned = ownerOf(functionName === 'ownerOf' ? args[0] : args[1])
    if (functionName === 'balanceOf') return encodeAbiParameters([{ type: 'uint256' }], [owned === args[0] ? 3n : 0n])
    return owned && encodeAbiParameters([{ type: 'address' }], [owned])
  }
  const { contracts, ...alone } = mainnet
  const client = createPublicClient({
    chain: bundles ? { ...alone, contracts } : alone,
    transport: custom(
      {
        async request({ params }: { params: readonly { data: Hex }[] }) {
          counts.requests++
          counts.most = Math.max(counts.most, ++counts.open)
          await Promise.resolve()
          counts.open--
          if (fault) throw fault
          const data = params[0]?.data ?? '0x'
          if (!bundles) {
            const result = answer(data)
            if (result === undefined) throw refused
            return result
          }
          const { args } = decodeFunctionData({ abi: multicall3Abi, data })
          const calls = args?.[0] as readonly { callData: Hex }[]
          const result = calls.map(({ callData }) => {
            const returnData = answer(callData)
            return { success: returnData !== undefined, returnData: returnData ?? '0x' }
          })
          return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
        },
      },
      { retryCount: 0 },
    ),
  }) as ChainClient
  return { client, counts }
}

const owners: Readonly<Record<string, Address>> = { 1: owner, 2: stranger, 3: owner, 4: zeroAddress }

test.each([false, true])(
  'ids of others, of nobody, and those that were never made are missing; calls bundled: %s',
  async (bundles) => {
    const { client, counts } = nodeOf((id) => owners[`${id}`], { bundles })
    const ask = (standard: 'ERC721' | 'ERC1155') =>
      fetchMissingIds({ client, asset: { address, standard }, owner, ids: [1n, 2n, 3n, 4n, 5n] })
    expect(await ask('ERC721')).toEqual([2n, 4n, 5n])
    expect(await ask('ERC1155')).toEqual([2n, 4n, 5n])
    expect(counts.requests).toBe(bundles ? 2 : 10)
  },
)

test('many ids are asked for some at a time', async () => {
  const { client, counts } = nodeOf(() => owner)
  const ids = Array.from({ length: 250 }, (_, id) => BigInt(id))
  expect(await fetchMissingIds({ client, asset: { address, standard: 'ERC721' }, owner, ids })).toEqual([])
  expect(counts.requests).toBe(250)
  expect(counts.most).toBeLessThanOrEqual(100)
})

test.each([false, true])(
  'a node that does not answer says of no id that it is missing; calls bundled: %s',
  async (bundles) => {
    const { client } = nodeOf(() => owner, { bundles, fault: new HttpRequestError({ url: 'http://node' }) })
    const asset = { address, standard: 'ERC721' } as const
    await expect(fetchMissingIds({ client, asset, owner, ids: [1n] })).rejects.toBeInstanceOf(Error)
  },
)
