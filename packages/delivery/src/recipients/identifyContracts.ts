import type { Address } from '@slotdrop/drops'
import { parseAbi, zeroAddress, zeroHash } from 'viem'
import { safeAbi } from '../safe/safeAbi.ts'
import { groupBy } from './groupBy.ts'
import type { ChainClient } from '../ports.ts'

/** What a contract is, as far as its answers tell. */
export type ContractType = 'safe' | 'pool' | 'bridge' | 'nft' | 'token' | 'other'

const abi = [
  ...safeAbi,
  ...parseAbi([
    'function getPoolId() view returns (bytes32)',
    'function token0() view returns (address)',
    'function coins(uint256) view returns (address)',
    'function OTHER_BRIDGE() view returns (address)',
    'function counterpartGateway() view returns (address)',
    'function supportsInterface(bytes4) view returns (bool)',
    'function decimals() view returns (uint8)',
    'function totalSupply() view returns (uint256)',
  ]),
] as const

/** Answers to the questions above, in their order: pools of Balancer, Uniswap and Curve, bridges of the OP stack and Arbitrum. */
const questions = [
  { functionName: 'getOwners' },
  { functionName: 'getThreshold' },
  { functionName: 'getPoolId' },
  { functionName: 'token0' },
  { functionName: 'coins', args: [0n] },
  { functionName: 'OTHER_BRIDGE' },
  { functionName: 'counterpartGateway' },
  // ERC-721 and ERC-1155 (ERC-165).
  { functionName: 'supportsInterface', args: ['0x80ac58cd'] },
  { functionName: 'supportsInterface', args: ['0xd9b67a26'] },
  { functionName: 'decimals' },
  { functionName: 'totalSupply' },
] as const

/** Calldata of one request in bytes: creation code and its answer are limited (EIP-3860, EIP-170). */
export const requestBytes = 320

/** Contracts with the same code of which some are asked for all. Proxies have one code and may be anything. */
const samplesOfCode = 3

/** Answers of contracts that answer every call. */
const nothings: readonly unknown[] = [false, 0n, zeroAddress, zeroHash]

function typeOf(answers: readonly (boolean | undefined)[]): ContractType {
  const [owners, threshold, poolId, token0, coins, bridge, gateway, erc721, erc1155, decimals, supply] = answers
  if (owners && threshold) return 'safe'
  if (poolId || token0 || coins) return 'pool'
  if (bridge || gateway) return 'bridge'
  if (erc721 || erc1155) return 'nft'
  return decimals && supply ? 'token' : 'other'
}

async function askContracts(client: ChainClient, addresses: readonly Address[]): Promise<ContractType[]> {
  const contracts = addresses.flatMap((address) => questions.map((question) => ({ abi, address, ...question })))
  const answers = await client.multicall({ contracts, deployless: true, batchSize: requestBytes })
  return addresses.map((_, place) =>
    typeOf(
      answers
        .slice(place * questions.length, (place + 1) * questions.length)
        .map(({ status, result }) => status === 'success' && !nothings.includes(result)),
    ),
  )
}

/**
 * Asks contracts what they are. Of many with the same code three are asked, and all if these differ.
 *
 * @param codes of each address: equal numbers for equal code
 * @throws what the client throws
 */
export async function identifyContracts(
  client: ChainClient,
  addresses: readonly Address[],
  codes: readonly bigint[],
): Promise<ContractType[]> {
  const placesByCode = groupBy(addresses.keys(), (place) => codes[place] ?? 0n)
  const types: ContractType[] = Array.from({ length: addresses.length }, () => 'other')
  const ask = async (places: readonly number[]) => {
    const found = await askContracts(
      client,
      places.flatMap((place) => addresses[place] ?? []),
    )
    places.forEach((place, index) => (types[place] = found[index] ?? 'other'))
    return new Set(found)
  }
  for (const places of placesByCode.values()) {
    const found = await ask(places.slice(0, samplesOfCode))
    const rest = places.slice(samplesOfCode)
    const [only = 'other'] = found
    if (found.size > 1) await ask(rest)
    else for (const place of rest) types[place] = only
  }
  return types
}
