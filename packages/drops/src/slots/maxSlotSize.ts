import type { TokenStandard } from '../values/tokenStandard.ts'

/** The contract's limit of rows in one slot (specification, section 9). */
export const maxSlotSize = { ERC20: 250, ERC721: 100, ERC1155: 100, NATIVE: 250 } as const satisfies Record<
  TokenStandard,
  number
>
