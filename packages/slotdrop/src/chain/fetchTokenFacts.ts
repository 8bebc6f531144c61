import type { ChainClient } from '@slotdrop/delivery'
import type { Address, TokenFacts, TokenStandard } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { erc20Abi, type Hex, hexToString, parseAbi } from 'viem'
import { BlockedError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

/** Names of early tokens are 32 bytes. */
const bytesAbi = parseAbi(['function symbol() view returns (bytes32)', 'function name() view returns (bytes32)'])

async function fetchName(client: ChainClient, address: Address, functionName: 'symbol' | 'name'): Promise<string> {
  const text = await client.readContract({ abi: erc20Abi, address, functionName }).catch(() => undefined)
  if (text !== undefined) return text
  const bytes = await client
    .readContract({ abi: bytesAbi, address, functionName })
    .catch((): Hex | undefined => undefined)
  return bytes === undefined ? '' : hexToString(bytes, { size: 32 }).replaceAll('\0', '')
}

/**
 * Asks a token for its symbol, name and decimals.
 *
 * @throws BlockedError for an ERC-20 token that does not tell its decimals
 */
export async function fetchTokenFacts(
  client: ChainClient,
  address: Address,
  standard: TokenStandard,
): Promise<TokenFacts> {
  const [symbol, name] = await Promise.all([fetchName(client, address, 'symbol'), fetchName(client, address, 'name')])
  if (standard === 'ERC721' || standard === 'ERC1155') return { symbol, name, decimals: 0 }
  try {
    const decimals = await client.readContract({ abi: erc20Abi, address, functionName: 'decimals' })
    return { symbol, name, decimals }
  } catch (error) {
    throw new BlockedError(sentence(messages.tokenUnreadable, { token: address }), error)
  }
}
