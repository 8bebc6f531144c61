export { ConfigBaseError, EnvError, RuntimeConfigError, type EnvIssue } from './errors.ts'
export { isLocalOnly, parseRuntimeConfig } from './parseRuntimeConfig.ts'
export {
  appName,
  contractNetworkChainIds,
  productConfig,
  type ContractNetwork,
  type LimitedStandard,
  type ProductConfig,
} from './productConfig.ts'
export { getDropContract } from './getDropContract.ts'
export type { Address, ChainId, Coin, DemoToken, RuntimeChain, RuntimeConfig } from './runtimeConfig.ts'
export {
  createSiteMetadata,
  placeholderHandle,
  placeholderSiteUrl,
  siteMetadata,
  type SiteMetadata,
  type SiteMetadataOptions,
} from './siteMetadata.ts'
