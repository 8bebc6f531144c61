const hour = 60 * 60 * 1000

/** Figures of the wallet dialogs that are ours to keep; the rest is RainbowKit's, and measured (specification, sections 2, 5 and 9). Lengths are CSS pixels, times milliseconds. */
export const walletConstants = {
  /** How long "Copied!" stays. */
  copiedMs: 1500,
  /** Names longer than this are cut. */
  nameMaxLength: 24,
  /** Characters kept at each end of a shortened address; "0x" counts. */
  addressEnds: 4,
  /** The modal is compact below this viewport width. */
  compactBelowPx: 768,
  qrLogoPx: { wide: 72, compact: 60 },
  /** Particles of the cool mode at once. */
  confettiMax: 35,
  /** Recently used wallets that are remembered. */
  maxRecentWallets: 3,
  /** The one group of wallets. */
  groupName: 'Popular',
} as const

/** Figures of the toasts (specification, section 9). Durations are milliseconds. */
export const toastConstants = {
  limit: 20,
  durationMs: { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY, custom: 4000 },
  /** A dismissed toast leaves the page after this time. */
  removeDelayMs: 1000,
  maxWidthPx: 350,
  position: 'top-left',
} as const

/** Figures of the query cache and of polling (specification, section 9). Times are milliseconds. */
export const queryConstants = {
  gcTimeMs: 24 * hour,
  retry: 0,
  refetchOnWindowFocus: false,
  ensStaleTimeMs: 24 * hour,
  persistMaxAgeMs: 24 * hour,
  pollingIntervalMs: 4000,
  retryDelay: { firstMs: 1000, factor: 2, maxMs: 30_000 },
} as const

/** Time to wait before retry number `attempt` (0 for the first): 1 s doubling up to 30 s. */
export function getRetryDelayMs(attempt: number): number {
  const { firstMs, factor, maxMs } = queryConstants.retryDelay
  return Math.min(firstMs * factor ** attempt, maxMs)
}

/** Browser storage of the wallet layer (specification, section 3). */
export const storageConstants = { prefix: 'wagmi', storeVersion: 2 } as const
