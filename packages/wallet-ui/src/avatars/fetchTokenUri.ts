import { erc721Abi, parseAbi, toHex, type Client } from 'viem'
import { readContract } from 'viem/actions'
import type { NftRecord } from './parseNftRecord.ts'

const erc1155MetadataAbi = parseAbi(['function uri(uint256 id) view returns (string)'])

/** The URI of a token's metadata, as its contract has it. */
export async function fetchTokenUri(
  client: Client,
  { standard, contract: address, tokenId }: NftRecord,
): Promise<string> {
  if (standard === 'erc721')
    return readContract(client, { abi: erc721Abi, address, functionName: 'tokenURI', args: [tokenId] })
  const uri = await readContract(client, { abi: erc1155MetadataAbi, address, functionName: 'uri', args: [tokenId] })
  // ERC-1155: 64 hex digits in lower case, without 0x.
  return uri.replaceAll('{id}', toHex(tokenId, { size: 32 }).slice(2))
}
