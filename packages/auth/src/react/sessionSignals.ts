/** Word between the tabs of a browser that the session changed, or may have. */
export type SessionSignals = {
  /** Tells the other tabs. */
  readonly announce: () => void
  /** Calls back when another tab announced, or when the page comes to the front again. Returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What `createBrowserSignals` needs of a window. */
export type SignalsWindow = {
  readonly BroadcastChannel: new (name: string) => BroadcastChannel
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** Signals between tabs by a broadcast channel. */
export function createBrowserSignals(window: SignalsWindow, name = 'session'): SessionSignals {
  // A channel does not hear itself, but a second one of the same tab would: so there is one.
  let channel: BroadcastChannel | null = null
  const getChannel = () => (channel ??= new window.BroadcastChannel(name))
  return {
    announce: () => getChannel().postMessage('changed'),
    subscribe(listener) {
      const onVisible = () => {
        if (window.document.visibilityState === 'visible') listener()
      }
      const opened = getChannel()
      opened.addEventListener('message', listener)
      window.document.addEventListener('visibilitychange', onVisible)
      return () => {
        opened.removeEventListener('message', listener)
        window.document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}
