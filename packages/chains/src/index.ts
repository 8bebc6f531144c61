export {
  getChainFacts,
  getTransactionGasCap,
  type ChainFacts,
  type ChainStage,
  type Finality,
  type WrappedCoin,
} from './chainFacts.ts'
export { getChainIcon, getChainIconUrl, type ChainIcon } from './chainIcon.ts'
export { batchingHttp, takesNoBatches } from './batchingHttp.ts'
export { createNodeTransport, type NodeTransportMeans } from './createNodeTransport.ts'
export {
  arbitrum,
  avalanche,
  base,
  bsc,
  configuredChains,
  ethereum,
  getChain,
  goerli,
  knownChains,
  localChain,
  optimism,
  polygon,
  sepolia,
  supportedChains,
} from './definitions.ts'
export {
  ChainNotDescribedError,
  ChainsBaseError,
  NoChainOfferedError,
  OwnNodeRefusedError,
  type OwnNodeRefusal,
} from './errors.ts'
export { getGasSchedule, getGasScheduleOf, newSlotGas, type GasSchedule } from './gasSchedule.ts'
export { getAddressFace, type AddressFace } from './getAddressFace.ts'
export { getExplorerUrl, type ExplorerTarget } from './getExplorerUrl.ts'
export {
  coinDecimals,
  findChain,
  getOfferedRpcUrls,
  getOwnRpcUrl,
  getRpcUrl,
  getRpcUrls,
  getWrappedCoin,
  toOfferedChains,
  type ChosenChain,
  type Coin,
  type OfferedChainsConfig,
} from './toOfferedChains.ts'
