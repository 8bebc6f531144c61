export {
  configuredChainIds,
  localChainId,
  sepoliaChainId,
  supportedChainIds,
  type Address,
  type ChainId,
} from './chainSets.ts'
export { getRetryDelayMs, queryConstants, storageConstants, toastConstants, walletConstants } from './constants.ts'
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
export type { DemoToken, RuntimeChain, RuntimeConfig } from './runtimeConfig.ts'
export {
  createSiteMetadata,
  placeholderHandle,
  placeholderSiteUrl,
  siteMetadata,
  type SiteMetadata,
  type SiteMetadataOptions,
} from './siteMetadata.ts'
export { isLoopbackUrl } from './urls.ts'
