import { erc20Abi, hexToString, isAddress, trim } from 'viem'
import type { Address, TokenStandard } from '@slotdrop/drops'
import type { ChainClient } from '@slotdrop/delivery'

/** A token as a creator chooses it. Its names are what its owner wrote: untrusted text. */
export interface Asset {
  readonly address: Address
  readonly chainId: number
  readonly standard: TokenStandard
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units that the connected account holds; undefined without an account. */
  readonly balance: bigint | undefined
}

/** Why an address can't be distributed. */
export type AssetProblem = 'no-address' | 'no-code' | 'not-a-token' | 'unreachable' | 'not-yet-supported'

export const assetSentences: Record<AssetProblem, string> = {
  'no-address': 'This is not an address. A token’s address is 0x and 40 hex digits.',
  'no-code': 'There is no contract at this address on this network. Check the address and the network.',
  'not-a-token': 'This contract does not answer like a token. Check the address.',
  unreachable: 'The network’s node does not answer. Check your connection, then try again.',
  'not-yet-supported': 'This token is an NFT. The distributor on this network pays ERC-20 tokens only so far.',
}

const bytes32Abi = [
  { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'bytes32' }] },
  { type: 'function', name: 'name', stateMutability: 'view', inputs: [], outputs: [{ type: 'bytes32' }] },
] as const
const erc165Abi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ type: 'bytes4' }],
    outputs: [{ type: 'bool' }],
  },
] as const

/** Some old tokens answer their names as 32 bytes. */
const readText = async (client: ChainClient, address: Address, functionName: 'symbol' | 'name'): Promise<string> => {
  try {
    return await client.readContract({ abi: erc20Abi, address, functionName })
  } catch {
    const bytes = await client.readContract({ abi: bytes32Abi, address, functionName }).catch(() => undefined)
    return bytes === undefined ? '' : hexToString(trim(bytes, { dir: 'right' }))
  }
}

const supports = (client: ChainClient, address: Address, id: '0x80ac58cd' | '0xd9b67a26') =>
  client.readContract({ abi: erc165Abi, address, functionName: 'supportsInterface', args: [id] }).catch(() => false)

/** Asks the chain what stands at an address: ERC-165 first, then what an ERC-20 answers. */
export const readAsset = async ({
  client,
  chainId,
  address,
  owner,
}: {
  client: ChainClient
  chainId: number
  address: string
  owner: Address | undefined
}): Promise<{ asset: Asset } | { problem: AssetProblem }> => {
  if (!isAddress(address, { strict: false })) return { problem: 'no-address' }
  try {
    if ((await client.getCode({ address })) === undefined) return { problem: 'no-code' }
    const [isNft, isMulti] = await Promise.all([
      supports(client, address, '0x80ac58cd'),
      supports(client, address, '0xd9b67a26'),
    ])
    if (isNft || isMulti) return { problem: 'not-yet-supported' }
    const [symbol, name, decimals, balance] = await Promise.all([
      readText(client, address, 'symbol'),
      readText(client, address, 'name'),
      client.readContract({ abi: erc20Abi, address, functionName: 'decimals' }).catch(() => undefined),
      owner === undefined
        ? undefined
        : client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] }),
    ])
    if (decimals === undefined || decimals > 36) return { problem: 'not-a-token' }
    return { asset: { address, chainId, standard: 'ERC20', symbol, name, decimals, balance } }
  } catch {
    return { problem: 'unreachable' }
  }
}
