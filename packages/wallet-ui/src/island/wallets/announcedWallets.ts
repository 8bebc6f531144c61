import type { Provider } from './toInjected.ts'

type Announcement = CustomEvent<{ readonly info?: { readonly rdns?: string }; readonly provider?: Provider }>

/** Wallets that announced themselves to the page (EIP-6963). */
export type AnnouncedWallets = {
  /** The provider of the first wallet that announced itself by this rdns; undefined without one. */
  readonly find: (rdns: string | undefined) => Provider | undefined
  /** Calls the listener after each wallet that was not known before. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Asks wallets to announce themselves, and listens for as long as the page is there. */
export function listenToAnnouncements(): AnnouncedWallets {
  const providers = new Map<string, Provider>()
  const listeners = new Set<() => void>()
  if (typeof window !== 'undefined') {
    window.addEventListener('eip6963:announceProvider', (event) => {
      // Sound: each part is compared before it is used, as any script of the page may dispatch the event.
      const { info, provider } = (event as Announcement).detail ?? {}
      if (typeof info?.rdns !== 'string' || !provider || providers.has(info.rdns)) return
      providers.set(info.rdns, provider)
      for (const listener of listeners) listener()
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return {
    find: (rdns) => (rdns === undefined ? undefined : providers.get(rdns)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
