import type { ResolvedConfig } from './authConfig.ts'
import { SignInRefusedError } from './errors.ts'
import type { SignInMessage } from './parseSignInMessage.ts'

/**
 * Holds a message against the configuration and the time.
 *
 * @throws SignInRefusedError with the first thing that is wrong.
 */
export function checkMessage(message: SignInMessage, config: ResolvedConfig, now: Date): void {
  if (message.domain !== config.domain) throw new SignInRefusedError('DOMAIN_MISMATCH')
  if (message.scheme !== undefined && message.scheme !== config.scheme) throw new SignInRefusedError('SCHEME_MISMATCH')
  if (!isOwnUri(message.uri, config)) throw new SignInRefusedError('URI_MISMATCH')
  if (!config.chainIds.includes(message.chainId)) throw new SignInRefusedError('CHAIN_NOT_OFFERED')

  const time = now.getTime()
  const issuedAt = message.issuedAt.getTime()
  const { expirationTime, notBefore } = message
  if (issuedAt > time + config.skewMs) throw new SignInRefusedError('ISSUED_IN_FUTURE')
  if (issuedAt < time - config.nonceMs - config.skewMs) throw new SignInRefusedError('ISSUED_TOO_LONG_AGO')
  if (expirationTime && (expirationTime.getTime() <= time || expirationTime.getTime() <= issuedAt)) {
    throw new SignInRefusedError('MESSAGE_EXPIRED')
  }
  if (notBefore && notBefore.getTime() > time + config.skewMs) throw new SignInRefusedError('MESSAGE_NOT_YET_VALID')
}

/** The URI is written as a browser would write it, so that no parser reads another host into it. */
function isOwnUri(uri: string, config: ResolvedConfig): boolean {
  if (uri !== config.origin && !uri.startsWith(`${config.origin}/`)) return false
  const url = URL.parse(uri)
  return url !== null && url.origin === config.origin && url.username === '' && url.password === ''
}
