import type { Client } from 'viem'
import { resolveConfig, type AuthConfig, type ResolvedConfig } from './authConfig.ts'
import type { AuthStore, SessionRecord } from './authStore.ts'
import { checkMessage } from './checkMessage.ts'
import { isEmbedded, readCookie, writeCookie } from './cookies.ts'
import { signInTexts } from '../signInTexts.ts'
import { BadRequestError, SignInRefusedError, type RefusalCode } from './errors.ts'
import { guardJson, guardRequest } from './guardRequest.ts'
import { findNonces, parseSignInMessage } from './parseSignInMessage.ts'
import { readSignIn, toSignature, type SignInAttempt } from './readSignIn.ts'
import { getErrorCode, respond, respondToError } from './respond.ts'
import { createId, hashSecret, systemRandom, type Random } from './secrets.ts'
import { readSignedNonce, signNonce } from './signedNonce.ts'
import type { AccountType, Session } from './session.ts'
import { verifySignature } from './verifySignature.ts'

/** What happened, for a log. Holds no secret: neither nonce nor signature, message, cookie or id. */
export type AuthEvent =
  | { readonly type: 'signed-in'; readonly accountType: AccountType; readonly chainId: number }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'signed-out' }

/** What a sign-in is made of. */
export type CreateAuthParameters = {
  readonly store: AuthStore
  readonly config: AuthConfig
  /** A client of a chain, to verify contract accounts. */
  readonly getClient: (chainId: number) => Client | undefined
  readonly clock: () => Date
  readonly random?: Random | undefined
  readonly onEvent?: ((event: AuthEvent) => void) | undefined
}

/** The server's half of the sign-in. Handlers take a request, answer a response, and never reject. */
export type Auth = {
  /** GET: `{ nonce, issuedAt, expiresAt }`, bound to the browser by a cookie. */
  readonly getNonce: (request: Request) => Promise<Response>
  /** POST `{ message, signature }`: `{ session, now }` and its cookie. */
  readonly verify: (request: Request) => Promise<Response>
  /** GET: `{ session, now }`; the session is `null` when signed out. */
  readonly readSession: (request: Request) => Promise<Response>
  /** POST: ends the session, here and in every tab. */
  readonly logout: (request: Request) => Promise<Response>
  /** All four by the last segment of the path: `nonce`, `verify`, `session`, `logout`. */
  readonly handle: (request: Request) => Promise<Response>
  /** Whose request this is. For other handlers; rejects when the store does. */
  readonly getSession: (request: Request) => Promise<Session | null>
  /** Deletes what has ended. To be called now and then. */
  readonly cleanUp: () => Promise<void>
}

/** Bytes of the key that nonces are signed with. */
const nonceKeyBytes = 32

/**
 * Creates the sign-in with Ethereum (EIP-4361). It holds no state of its own: any number of instances may share a store.
 *
 * @throws AuthConfigError when the configuration can't work.
 */
// One set of handlers over one configuration; each is short and has a name.
// oxlint-disable-next-line max-lines-per-function
export function createAuth(parameters: CreateAuthParameters): Auth {
  const { store, getClient, clock, random = systemRandom, onEvent = () => {} } = parameters
  const config = resolveConfig(parameters.config)

  const findSession = async (request: Request): Promise<SessionRecord | null> => {
    const id = readCookie(request, config.sessionCookie)
    if (id === null) return null
    const record = await store.getSession(hashSecret(id))
    return record && record.expiresAt > clock() && config.chainIds.includes(record.chainId) ? record : null
  }

  /** How long a nonce may take to come back signed. */
  const lifeOf = (request: Request): number => (isEmbedded(request, config) ? config.contractNonceMs : config.nonceMs)

  let nonceKey: Promise<Uint8Array> | undefined
  /** The same for all instances. A store that failed is asked again. */
  const getNonceKey = (): Promise<Uint8Array> =>
    (nonceKey ??= store.getNonceKey(random(nonceKeyBytes)).catch((error: unknown) => {
      nonceKey = undefined
      throw error
    }))

  /** Burns every nonce of ours that an attempt names, then tells whether the one of the message was good, and its moment. */
  const burnNonces = async (request: Request, attempt: SignInAttempt) => {
    const browser = readCookie(request, config.browserCookie)
    const browserHash = browser === null ? null : hashSecret(browser)
    const key = await getNonceKey()
    const now = clock()
    const burn = async (nonce: string): Promise<number | RefusalCode> => {
      const read = readSignedNonce(key, nonce, browserHash)
      if (!read) return 'NONCE_UNKNOWN'
      const expiresAt = new Date(read.issuedAtMs + lifeOf(request))
      if (expiresAt <= now) return 'NONCE_EXPIRED'
      if (!(await store.useNonce(hashSecret(nonce), expiresAt))) return 'NONCE_UNKNOWN'
      return read.isForBrowser ? read.issuedAtMs : 'NONCE_FOREIGN'
    }
    const nonces = findNonces(attempt.message)
    const found = await Promise.all(nonces.map(burn))
    const burnt = new Map(nonces.map((nonce, place) => [nonce, found[place]]))
    return (nonce: string): number => {
      const result = burnt.get(nonce) ?? 'NONCE_UNKNOWN'
      if (typeof result !== 'number') throw new SignInRefusedError(result)
      return result
    }
  }

  const handlers = {
    nonce: async (request: Request): Promise<Response> => {
      guardRequest(request, 'GET', config)
      const now = clock()
      const browser = readCookie(request, config.browserCookie) ?? createId(random)
      const lifeMs = lifeOf(request)
      const expiresAt = new Date(now.getTime() + lifeMs)
      const nonce = signNonce(await getNonceKey(), {
        issuedAtMs: now.getTime(),
        browserHash: hashSecret(browser),
        random,
      })
      const cookie = { name: config.browserCookie, value: browser, maxAgeMs: lifeMs }
      return respond(200, { nonce, issuedAt: now, expiresAt }, [
        writeCookie(config, { ...cookie, isEmbedded: isEmbedded(request, config) }),
      ])
    },

    verify: async (request: Request): Promise<Response> => {
      guardRequest(request, 'POST', config)
      guardJson(request)
      const attempt = await readSignIn(request)
      const momentOf = await burnNonces(request, attempt)
      const message = parseSignInMessage(attempt.message)
      const nonceIssuedAtMs = momentOf(message.nonce)
      checkMessage(message, config, { now: clock(), nonceIssuedAtMs, nonceMs: lifeOf(request) })
      const signature = toSignature(attempt.signature)
      if (signature === null) throw new SignInRefusedError('SIGNATURE_MALFORMED')
      const { address, chainId } = message
      const accountType = await verifySignature({
        message: attempt.message,
        address,
        signature,
        chainId,
        getClient,
        timeoutMs: config.rpcTimeoutMs,
      })
      // Whoever signs alone signs at once; only owners of a contract wait for each other.
      if (accountType === 'eoa' && nonceIssuedAtMs + config.nonceMs <= clock().getTime())
        throw new SignInRefusedError('NONCE_EXPIRED')

      const now = clock()
      const id = createId(random)
      const expiresAt = getSessionEnd(config, accountType, now, message.expirationTime)
      // The check of a contract takes time; the message may have ended meanwhile.
      if (expiresAt <= now) throw new SignInRefusedError('MESSAGE_EXPIRED')
      const record = { idHash: hashSecret(id), createdAt: now, address, chainId, accountType, expiresAt }
      const former = readCookie(request, config.sessionCookie)
      await store.putSession(record, former === null ? null : { idHash: hashSecret(former) })
      onEvent({ type: 'signed-in', accountType, chainId })
      const maxAgeMs = expiresAt.getTime() - now.getTime()
      const isFramed = isEmbedded(request, config)
      return respond(200, { session: toSession(record), now }, [
        writeCookie(config, { name: config.sessionCookie, value: id, maxAgeMs, isEmbedded: isFramed }),
        writeCookie(config, { name: config.browserCookie, value: null, maxAgeMs: 0, isEmbedded: isFramed }),
      ])
    },

    session: async (request: Request): Promise<Response> => {
      guardRequest(request, 'GET', config)
      const record = await findSession(request)
      return respond(200, { session: record ? toSession(record) : null, now: clock() })
    },

    logout: async (request: Request): Promise<Response> => {
      guardRequest(request, 'POST', config)
      const id = readCookie(request, config.sessionCookie)
      if (id !== null) {
        await store.deleteSession(hashSecret(id))
        onEvent({ type: 'signed-out' })
      }
      const isFramed = isEmbedded(request, config)
      return respond(
        200,
        { session: null },
        [config.sessionCookie, config.browserCookie].map((name) =>
          writeCookie(config, { name, value: null, maxAgeMs: 0, isEmbedded: isFramed }),
        ),
      )
    },
  }

  const guarded =
    (handler: (request: Request) => Promise<Response>, fallbackText: string) =>
    async (request: Request): Promise<Response> => {
      try {
        return await handler(request)
      } catch (error) {
        const code = getErrorCode(error)
        onEvent(
          code === 'UNEXPECTED' || code === 'CHAIN_UNAVAILABLE' || code === 'UNAVAILABLE'
            ? { type: 'failed', error }
            : { type: 'refused', code },
        )
        return respondToError(error, fallbackText)
      }
    }

  const getNonce = guarded(handlers.nonce, signInTexts.preparing)
  const verify = guarded(handlers.verify, signInTexts.verifying)
  const readSession = guarded(handlers.session, signInTexts.other)
  const logout = guarded(handlers.logout, signInTexts.other)
  const notFound = guarded(async () => {
    throw new BadRequestError({ code: 'NOT_FOUND', status: 404, text: 'There is no such part of the sign-in.' })
  }, signInTexts.other)

  return {
    getNonce,
    verify,
    readSession,
    logout,
    handle: (request) => {
      const routes: Record<string, typeof getNonce> = { nonce: getNonce, verify, session: readSession, logout }
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return (Object.hasOwn(routes, name) ? (routes[name] ?? notFound) : notFound)(request)
    },
    getSession: async (request) => {
      const record = await findSession(request)
      return record && toSession(record)
    },
    cleanUp: () => store.deleteExpired(clock()),
  }
}

function getSessionEnd(
  config: ResolvedConfig,
  accountType: AccountType,
  now: Date,
  messageEnd: Date | undefined,
): Date {
  const maxMs = accountType === 'contract' ? Math.min(config.contractSessionMs, config.sessionMs) : config.sessionMs
  return new Date(Math.min(now.getTime() + maxMs, messageEnd?.getTime() ?? Number.POSITIVE_INFINITY))
}

function toSession({ address, chainId, accountType, expiresAt }: SessionRecord): Session {
  return { address, chainId, accountType, expiresAt }
}
