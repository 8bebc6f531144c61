import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { SignInRequestError, type SignInRequest } from './errors.ts'

/** Who the server takes this browser for. */
export type SessionInfo = {
  readonly address: Address
  readonly chainId: number
  /** A `contract` holds authority on its chain alone. */
  readonly accountType: 'eoa' | 'contract'
  /** By the clock of this browser, however wrong it is. */
  readonly expiresAt: Date
}

/** The shape of RainbowKit's authentication adapter: another app may hand it to `RainbowKitAuthenticationProvider`. */
export type AuthenticationAdapter = {
  readonly getNonce: () => Promise<string>
  /** Synchronous, so that the wallet is asked in the very click (mobile wallets demand it). */
  readonly createMessage: (parameters: { nonce: string; address: Address; chainId: number }) => string
  readonly verify: (parameters: { message: string; signature: string }) => Promise<boolean>
  readonly signOut: () => Promise<void>
}

/** The adapter, and what our own dialog needs beyond RainbowKit's shape. */
export type SignInAdapter = AuthenticationAdapter & {
  /** Like `verify`; throws SignInRequestError in place of answering false. */
  readonly openSession: (parameters: { message: string; signature: string }) => Promise<SessionInfo>
  readonly getSession: () => Promise<SessionInfo | null>
}

/** How an adapter is made. */
export type CreateSignInAdapterParameters = {
  /** The page's origin: `window.location.origin`. */
  readonly origin: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Path of the server half, `/api/auth`. */
  readonly baseUrl?: string | undefined
  /** One line the wallet shows: what the signature is for. */
  readonly statement?: string | undefined
  /** The page runs in another site's frame (Safe). */
  readonly isEmbedded?: boolean | undefined
  /** Milliseconds a session is asked for, 24 h; shown by the wallet as the message's end. */
  readonly sessionMs?: number | undefined
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined
  readonly wait?: ((delayMs: number) => Promise<void>) | undefined
}

const nonceTries = 3
const nonceRetryMs = 400

/** Creates an adapter on the server half of this package. */
export function createSignInAdapter(parameters: CreateSignInAdapterParameters): SignInAdapter {
  const { origin, baseUrl = '/api/auth', now = Date.now, wait = sleep, sessionMs = 24 * 60 * 60 * 1000 } = parameters
  const spent = new Set<string>()
  // The server's time of the newest nonce, and ours when it came: a wrong clock here must not spoil the message.
  let newest: { nonce: string; issuedAtMs: number; receivedAtMs: number } | null = null

  const ask = async (request: SignInRequest, body?: unknown): Promise<unknown> => {
    const isPost = request === 'verify' || request === 'logout'
    const headers: Record<string, string> = { accept: 'application/json' }
    if (isPost) headers['content-type'] = 'application/json'
    if (parameters.isEmbedded) headers['x-embedded'] = '1'
    const init: RequestInit = {
      method: isPost ? 'POST' : 'GET',
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
    }
    if (isPost) init.body = JSON.stringify(body ?? {})
    let status: number | null = null
    try {
      const response = await parameters.fetch(`${baseUrl}/${request}`, init)
      status = response.status
      const answer: unknown = await response.json()
      if (response.ok) return answer
      throw new SignInRequestError({ request, status, code: readCode(answer) })
    } catch (cause) {
      if (cause instanceof SignInRequestError) throw cause
      throw new SignInRequestError({ request, status, code: null, cause })
    }
  }

  const fetchNonce = async (): Promise<string> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { nonce, issuedAt } = readNonce(await ask('nonce'))
        newest = { nonce, issuedAtMs: issuedAt, receivedAtMs: now() }
        return nonce
      } catch (error) {
        const isLasting = error instanceof SignInRequestError && error.status !== null && error.status < 500
        if (isLasting || attempt >= nonceTries) throw error
        await wait(nonceRetryMs * attempt)
      }
    }
  }

  const openSession = async (attempt: { message: string; signature: string }): Promise<SessionInfo> => {
    const [, nonce] = /^Nonce: ([A-Za-z0-9]+)$/m.exec(attempt.message) ?? []
    if (nonce !== undefined) spent.add(nonce)
    const session = readSession(await ask('verify', attempt), now())
    if (!session) throw new SignInRequestError({ request: 'verify', status: 200, code: null })
    return session
  }

  return {
    getNonce: fetchNonce,
    createMessage({ nonce, address, chainId }) {
      // RainbowKit keeps its first nonce for a retry; the server took that one already.
      const fresh = spent.has(nonce) && newest && !spent.has(newest.nonce) ? newest.nonce : nonce
      const offsetMs = newest ? newest.issuedAtMs - newest.receivedAtMs : 0
      const issuedAtMs = now() + offsetMs
      return createSiweMessage({
        address,
        chainId,
        domain: new URL(origin).host,
        nonce: fresh,
        uri: origin,
        version: '1',
        issuedAt: new Date(issuedAtMs),
        expirationTime: new Date(issuedAtMs + sessionMs),
        ...(parameters.statement === undefined ? {} : { statement: parameters.statement }),
      })
    },
    async verify(attempt) {
      try {
        await openSession(attempt)
        return true
      } catch {
        await fetchNonce().catch(() => {})
        return false
      }
    },
    signOut: async () => {
      await ask('logout')
    },
    openSession,
    getSession: async () => readSession(await ask('session'), now()),
  }
}

function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}

function readNonce(answer: unknown): { nonce: string; issuedAt: number } {
  const { nonce, issuedAt } = toObject(answer)
  const time = readTime(issuedAt)
  if (typeof nonce !== 'string' || Number.isNaN(time)) {
    throw new SignInRequestError({ request: 'nonce', status: 200, code: null })
  }
  return { nonce, issuedAt: time }
}

function readSession(answer: unknown, localNowMs: number): SessionInfo | null {
  const { session, now } = toObject(answer)
  const { address, chainId, accountType, expiresAt } = toObject(session)
  const leftMs = readTime(expiresAt) - readTime(now)
  if (typeof address !== 'string' || typeof chainId !== 'number' || Number.isNaN(leftMs)) return null
  return {
    // Sound: the server signed in this address; what it is used for is compared with the wallet's.
    address: address as Address,
    chainId,
    accountType: accountType === 'eoa' ? 'eoa' : 'contract',
    expiresAt: new Date(localNowMs + leftMs),
  }
}

function readTime(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}

function readCode(answer: unknown): string | null {
  const { code } = toObject(toObject(answer)['error'])
  return typeof code === 'string' ? code : null
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
