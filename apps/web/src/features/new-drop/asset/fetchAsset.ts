import { erc20Abi, erc721Abi, getAddress, hexToString, isAddress, isAddressEqual, trim, zeroAddress } from 'viem'
import type { Address, TokenStandard } from '@slotdrop/drops'
import type { ChainClient } from '@slotdrop/delivery'
import { hasAnswered } from './hasAnswered.ts'

/** A token as a creator chooses it. Its names are what its owner wrote: untrusted text. */
export type Asset = {
  /** The zero address for the chain's own coin; where it is paid out of the wrapped coin, that one's. */
  readonly address: Address
  readonly chainId: number
  readonly standard: TokenStandard
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units (ERC-721: tokens) that the connected account holds; undefined without an account, and for ERC-1155, where each id has its own. Of the wrapped coin where coins are paid out of it. */
  readonly balance: bigint | undefined
  /** Wei that the account holds beside the wrapped coin: what could be wrapped. */
  readonly coins?: bigint | undefined
}

/** Why an address can't be distributed. */
export type AssetProblem = 'no-address' | 'no-code' | 'not-a-token' | 'unreachable' | 'coin-twin' | 'no-wrapped-coin'

/** The text that says each of them. */
export const assetSentences = {
  'no-address': 'problemNoAddress',
  'no-code': 'problemNoCode',
  'not-a-token': 'problemNotAToken',
  unreachable: 'problemUnreachable',
  'coin-twin': 'problemCoinTwin',
  'no-wrapped-coin': 'problemNoWrappedCoin',
} as const satisfies Record<AssetProblem, string>

/** Contracts that show the chain's coin as a token. */
const coinTwins: Readonly<Record<number, Address>> = { 137: '0x0000000000000000000000000000000000001010' }

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
async function readText(client: ChainClient, address: Address, functionName: 'symbol' | 'name'): Promise<string> {
  try {
    return await client.readContract({ abi: erc20Abi, address, functionName })
  } catch {
    const bytes = await client.readContract({ abi: bytes32Abi, address, functionName }).catch(() => undefined)
    return bytes === undefined ? '' : hexToString(trim(bytes, { dir: 'right' }))
  }
}

function supports(client: ChainClient, address: Address, id: '0x80ac58cd' | '0xd9b67a26') {
  return client
    .readContract({ abi: erc165Abi, address, functionName: 'supportsInterface', args: [id] })
    .catch(() => false)
}

type CoinParameters = {
  readonly client: ChainClient
  readonly chainId: number
  readonly owner: Address | undefined
  readonly coin: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** The chain's own coin. */
export async function fetchCoin({
  client,
  chainId,
  owner,
  coin,
}: CoinParameters): Promise<{ asset: Asset } | { problem: AssetProblem }> {
  try {
    const balance = owner === undefined ? undefined : await client.getBalance({ address: owner })
    return { asset: { address: zeroAddress, chainId, standard: 'NATIVE', ...coin, balance } }
  } catch {
    return { problem: 'unreachable' }
  }
}

/** The chain's own coin as it is paid out of the wrapped coin: what is held of both. The wrapped coin has to be there, with the coin's decimals. */
export async function fetchWrappedCoin({
  client,
  chainId,
  owner,
  coin,
  wrapped,
}: CoinParameters & { readonly wrapped: Address }): Promise<{ asset: Asset } | { problem: AssetProblem }> {
  const read = { abi: erc20Abi, address: wrapped } as const
  try {
    if ((await client.getCode({ address: wrapped })) === undefined) return { problem: 'no-wrapped-coin' }
    const [decimals, balance, coins] = await Promise.all([
      client.readContract({ ...read, functionName: 'decimals' }),
      owner && client.readContract({ ...read, functionName: 'balanceOf', args: [owner] }),
      owner && client.getBalance({ address: owner }),
    ])
    if (decimals !== coin.decimals) return { problem: 'no-wrapped-coin' }
    return { asset: { address: wrapped, chainId, standard: 'NATIVE', ...coin, balance, coins } }
  } catch (error) {
    return { problem: hasAnswered(error) ? 'no-wrapped-coin' : 'unreachable' }
  }
}

/** Asks the chain what stands at an address: ERC-165 first, then what an ERC-20 answers. */
export async function fetchAsset({
  client,
  chainId,
  address: written,
  owner,
}: {
  client: ChainClient
  chainId: number
  address: string
  owner: Address | undefined
}): Promise<{ asset: Asset } | { problem: AssetProblem }> {
  if (!isAddress(written, { strict: false })) return { problem: 'no-address' }
  const address = getAddress(written)
  const twin = coinTwins[chainId]
  if (twin && isAddressEqual(twin, address)) return { problem: 'coin-twin' }
  try {
    if ((await client.getCode({ address })) === undefined) return { problem: 'no-code' }
    const [isNft, isMulti] = await Promise.all([
      supports(client, address, '0x80ac58cd'),
      supports(client, address, '0xd9b67a26'),
    ])
    const [symbol, name] = await Promise.all([readText(client, address, 'symbol'), readText(client, address, 'name')])
    const known = { address, chainId, symbol, name }
    if (isMulti)
      return { asset: { ...known, ...namedItems(known), standard: 'ERC1155', decimals: 0, balance: undefined } }
    if (isNft) {
      const balance =
        owner && (await client.readContract({ abi: erc721Abi, address, functionName: 'balanceOf', args: [owner] }))
      return { asset: { ...known, standard: 'ERC721', decimals: 0, balance } }
    }
    const [decimals, balance] = await Promise.all([
      client.readContract({ abi: erc20Abi, address, functionName: 'decimals' }).catch(() => undefined),
      owner && client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] }),
    ])
    if (decimals === undefined || decimals > 36) return { problem: 'not-a-token' }
    return { asset: { ...known, standard: 'ERC20', decimals, balance } }
  } catch (error) {
    return { problem: hasAnswered(error) ? 'not-a-token' : 'unreachable' }
  }
}

/** Many ERC-1155 contracts have neither name nor symbol. */
function namedItems({ symbol, name }: { symbol: string; name: string }) {
  return {
    symbol: symbol || name || 'ITEM',
    name: name || symbol || 'Items',
  }
}
