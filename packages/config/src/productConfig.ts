import { bscChainId, ethereumChainId, polygonChainId } from '@slotdrop/chains/ids'
import { maxSlotSize } from '@slotdrop/drops/slots'
import type { Address, ChainId } from './runtimeConfig.ts'

/** The name wallets, titles and messages show. */
export const appName = 'Slotdrop'

/** Networks the specification names for drop contracts (section 3). */
export type ContractNetwork = 'ethereum' | 'polygon' | 'bsc'

/** Token standards with a drop limit per slot (section 3). */
export type LimitedStandard = 'ERC20' | 'ERC721' | 'ERC1155'

/** The shape of {@link productConfig}. */
export type ProductConfig = {
  /** Where the browser posts GraphQL operations, relative to the site. */
  readonly graphQlUri: `/${string}`
  /** Drop contract per network; `null` where none is deployed. `CONTRACT_<chain id>` overrides it. */
  readonly contracts: Readonly<Record<ContractNetwork, Address | null>>
  /** Rows that one slot (one transaction) may pay, per token standard; `@slotdrop/drops` has the limits. */
  readonly dropPerSlot: Readonly<Record<LimitedStandard, number>>
}

/** The product configuration of the specification, sections 3 and 9. */
export const productConfig = {
  graphQlUri: '/api/graphql',
  contracts: { ethereum: null, polygon: null, bsc: null },
  dropPerSlot: { ERC20: maxSlotSize.ERC20, ERC721: maxSlotSize.ERC721, ERC1155: maxSlotSize.ERC1155 },
} as const satisfies ProductConfig

/** Chain id of each network that {@link productConfig} names. */
export const contractNetworkChainIds = {
  ethereum: ethereumChainId,
  polygon: polygonChainId,
  bsc: bscChainId,
} as const satisfies Record<ContractNetwork, ChainId>
