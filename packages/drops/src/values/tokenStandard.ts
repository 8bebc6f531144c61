/** What is distributed. `NATIVE` is the chain's coin. */
export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155' | 'NATIVE'

/** `standard` in the contract's struct. */
export const standardCode = { ERC20: 0, ERC721: 1, ERC1155: 2, NATIVE: 3 } as const satisfies Record<
  TokenStandard,
  number
>

/** Whether rows of a standard name a token id. */
export function hasIds(standard: TokenStandard): boolean {
  return standard === 'ERC721' || standard === 'ERC1155'
}
