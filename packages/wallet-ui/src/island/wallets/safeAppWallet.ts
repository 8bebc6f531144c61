import type { Wallet } from '../../walletTypes.ts'
import { safeWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { safe } from 'wagmi/connectors'

// wagmi gives the host 10 ms to answer, which a real one does not keep; on a busy machine both pages load at once.
const hostAnswerMs = 8000

/** Safe, inside the frame of an origin that may embed the app; messages of any other origin are not listened to. */
export function createSafeAppWallet(frameAncestors: readonly string[]) {
  return (): Wallet => ({
    ...safeWallet(),
    createConnector: (details) =>
      createConnector((config) => ({
        ...safe({
          allowedDomains: frameAncestors.map(toOriginPattern),
          unstable_getInfoTimeout: hostAnswerMs,
        })(config),
        ...details,
      })),
  })
}

/** A pattern of whole origins; `*.` stands for one or more labels. */
export function toOriginPattern(origin: string): RegExp {
  const escaped = origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*\\.', '([a-z0-9-]+\\.)+')
  return new RegExp(`^${escaped}$`, 'i')
}
