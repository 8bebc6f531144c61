import type { Address } from '@slotdrop/drops'
import { parseAbi, zeroAddress, zeroHash } from 'viem'
import { safeAbi } from '../safe/safeAbi.ts'
import { type Answer, type Asking, fetchAnswers } from './fetchAnswers.ts'
import { groupBy } from './groupBy.ts'

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

/** Contracts in one request. Creation code and its answer are limited (EIP-3860, EIP-170). */
const contractsInRequest = 2

/** Contracts with the same code of which some are asked for all. Proxies have one code and may be anything. */
const samplesOfCode = 3

/** Answers of contracts that answer every call. */
const nothings: readonly unknown[] = [false, 0n, zeroAddress, zeroHash]

/** Undefined if nothing was recognised and not every question was answered. */
function typeOf(answers: readonly Answer[]): ContractType | undefined {
  const isAnswered = answers.map((answer) => answer?.result !== undefined && !nothings.includes(answer.result))
  const [owners, threshold, poolId, token0, coins, bridge, gateway, erc721, erc1155, decimals, supply] = isAnswered
  if (owners && threshold) return 'safe'
  if (poolId || token0 || coins) return 'pool'
  if (bridge || gateway) return 'bridge'
  if (erc721 || erc1155) return 'nft'
  if (decimals && supply) return 'token'
  return answers.includes(undefined) ? undefined : 'other'
}

/**
 * Finds the types of contracts by what they answer. Of many with the same code three are asked, and all if these differ.
 *
 * @param codes of each address: equal numbers for equal code
 * @returns for each address its type; undefined if the node did not tell
 * @throws the reason of `signal` when it is aborted
 */
export async function identifyContracts(
  asking: Asking,
  addresses: readonly Address[],
  codes: readonly bigint[],
): Promise<(ContractType | undefined)[]> {
  const types = Array.from({ length: addresses.length }, (): ContractType | undefined => undefined)
  const ask = async (places: readonly number[]) => {
    const asked = places.flatMap((place) => addresses[place] ?? [])
    const answers = await fetchAnswers(asking, abi, questions, asked, contractsInRequest)
    for (const [index, place] of places.entries()) types[place] = typeOf(answers[index] ?? [undefined])
  }
  const groups = [...groupBy(addresses.keys(), (place) => codes[place] ?? 0n).values()]
  await ask(groups.flatMap((places) => places.slice(0, samplesOfCode)))
  const unlike: number[] = []
  for (const places of groups) {
    const rest = places.slice(samplesOfCode)
    const found = new Set(places.slice(0, samplesOfCode).map((place) => types[place]))
    const [only] = found
    if (found.size > 1) unlike.push(...rest)
    else for (const place of rest) types[place] = only
  }
  await ask(unlike)
  return types
}
