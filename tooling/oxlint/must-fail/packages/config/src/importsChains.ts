export { configuredChains } from '@slotdrop/chains'
