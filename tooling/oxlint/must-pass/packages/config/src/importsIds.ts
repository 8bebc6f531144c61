export { localChainId } from '@slotdrop/chains/ids'
