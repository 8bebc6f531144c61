/** A token that an avatar record names (ENSIP-12, with CAIP-22 and CAIP-29). */
export type NftRecord = {
  readonly chainId: number
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: `0x${string}`
  readonly tokenId: bigint
}

const maxTokenId = 2n ** 256n - 1n

/** Parses `eip155:1/erc721:0x…/1`; undefined for anything else. */
export function parseNftRecord(record: string): NftRecord | undefined {
  const [, chainId, standard, contract, digits] =
    /^eip155:([1-9]\d{0,14})\/(erc721|erc1155):0x([\da-f]{40})\/(\d{1,78})$/i.exec(record) ?? []
  if (chainId === undefined || standard === undefined || contract === undefined || digits === undefined)
    return undefined
  const tokenId = BigInt(digits)
  if (tokenId > maxTokenId) return undefined
  return {
    chainId: Number(chainId),
    standard: standard.toLowerCase() === 'erc721' ? 'erc721' : 'erc1155',
    contract: `0x${contract.toLowerCase()}`,
    tokenId,
  }
}
