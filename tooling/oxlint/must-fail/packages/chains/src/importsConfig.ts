export { appName } from '@slotdrop/config'
