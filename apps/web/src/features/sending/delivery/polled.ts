import { queryConstants } from '@slotdrop/wallet-ui/constants'

/** Options of what is asked again for as long as a page shows it, in the background too, and whatever a browser says of the network. */
export const polled = {
  refetchInterval: queryConstants.pollingIntervalMs,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  // Whoever comes back asks anew: what was true a while ago may mislead.
  gcTime: 0,
  structuralSharing: false,
} as const
