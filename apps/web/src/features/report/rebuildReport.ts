// Of its own, so that a page fetches what rebuilds a report only when it is asked for.
export { rebuildReport, toDeliveryError } from '@slotdrop/delivery'
