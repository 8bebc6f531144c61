import type { Wallet } from '../../walletTypes.ts'
import { safeWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { safe } from 'wagmi/connectors'
import { SafeInformationError } from '../../errors.ts'

// wagmi gives the host 10 ms to answer, which a real one does not keep; on a busy machine both pages load at once.
const hostAnswerMs = 8000

/** Safe, inside the frame of an origin that may embed the app; messages of any other origin are not listened to. */
export function createSafeAppWallet(frameAncestors: readonly string[]) {
  return (): Wallet => ({
    ...safeWallet(),
    createConnector: (details) =>
      createConnector((config) => {
        const connector = safe({
          allowedDomains: frameAncestors.map(toOriginPattern),
          unstable_getInfoTimeout: hostAnswerMs,
        })(config)
        return { ...connector, getProvider: shareInformation(connector), ...details }
      }),
  })
}

type SafeConnector = ReturnType<ReturnType<typeof safe>>

/** Asks the host once for all that wait, and says in the specified words that it is silent or refuses (section 8). */
function shareInformation(connector: SafeConnector): SafeConnector['getProvider'] {
  let asked: ReturnType<SafeConnector['getProvider']> | undefined
  return () => {
    asked ??= connector
      .getProvider()
      .catch((cause: unknown) => {
        throw new SafeInformationError({ cause })
      })
      .finally(() => {
        asked = undefined
      })
    return asked
  }
}

/** A pattern of whole origins; `*.` stands for one or more labels. */
export function toOriginPattern(origin: string): RegExp {
  const escaped = origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*\\.', '([a-z0-9-]+\\.)+')
  return new RegExp(`^${escaped}$`, 'i')
}
