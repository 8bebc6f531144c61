export { getChainFacts, getTransactionGasCap } from './chainFacts.ts'
export type { ChainFacts, ChainIcon, ChainStage, Finality, WrappedCoin } from './chains/ChainParts.ts'
export { getChainIcon, getChainIconUrl } from './chainIcon.ts'
export { batchingHttp, takesNoBatches } from './batchingHttp.ts'
export { createNodeTransport, type NodeTransportMeans } from './createNodeTransport.ts'
export { configuredChains, ethereum, getChain, knownChains, localChain, supportedChains } from './definitions.ts'
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
