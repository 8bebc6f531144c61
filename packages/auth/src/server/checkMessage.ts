import type { ResolvedConfig } from './authConfig.ts'
import { SignInRefusedError } from './errors.ts'
import type { SignInMessage } from './parseSignInMessage.ts'

/** Milliseconds by which the clock of a client may be behind. */
const slowClockMs = 5_000

/**
 * Holds a message against the configuration, the time, and the moment its nonce was given out: nobody can have signed for
 * it before, but for a client whose clock is a few seconds behind. Moments are compared to the second, as many a client writes them.
 *
 * @throws SignInRefusedError with the first thing that is wrong.
 */
export function checkMessage(
  message: SignInMessage,
  config: ResolvedConfig,
  times: { readonly now: Date; readonly nonceIssuedAtMs: number; readonly nonceMs: number },
): void {
  if (message.domain !== config.domain) throw new SignInRefusedError('DOMAIN_MISMATCH')
  if (message.scheme !== undefined && message.scheme !== config.scheme) throw new SignInRefusedError('SCHEME_MISMATCH')
  if (!isOwnUri(message.uri, config)) throw new SignInRefusedError('URI_MISMATCH')
  if (!config.chainIds.includes(message.chainId)) throw new SignInRefusedError('CHAIN_NOT_OFFERED')

  const time = times.now.getTime()
  const issuedAt = message.issuedAt.getTime()
  const { expirationTime, notBefore } = message
  if (issuedAt > time + config.skewMs) throw new SignInRefusedError('ISSUED_IN_FUTURE')
  if (issuedAt < time - times.nonceMs - config.skewMs) throw new SignInRefusedError('ISSUED_TOO_LONG_AGO')
  if (expirationTime && (expirationTime.getTime() <= time || expirationTime.getTime() <= issuedAt)) {
    throw new SignInRefusedError('MESSAGE_EXPIRED')
  }
  if (issuedAt < Math.floor(times.nonceIssuedAtMs / 1000) * 1000 - slowClockMs)
    throw new SignInRefusedError('ISSUED_BEFORE_NONCE')
  // What the message itself forbids is not allowed to a clock that is a little off.
  if (notBefore && notBefore.getTime() > time) throw new SignInRefusedError('MESSAGE_NOT_YET_VALID')
}

/** The URI is written as a browser would write it, so that no parser reads another host into it. */
function isOwnUri(uri: string, config: ResolvedConfig): boolean {
  if (uri !== config.origin && !uri.startsWith(`${config.origin}/`)) return false
  const url = URL.parse(uri)
  return url !== null && url.origin === config.origin && url.username === '' && url.password === ''
}
