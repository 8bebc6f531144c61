import { privateKeyToAccount } from 'viem/accounts'
import { createAuth, type AuthConfig, type AuthEvent, type CreateAuthParameters } from '../src/server/index.ts'
import { createBrowser, type Browser } from './browser.ts'
import { writeMessage, type MessageLines } from './messages.ts'
import { createTestStore } from './testStore.ts'

/** A key of the tests. Its account is no contract anywhere. */
export const alice = privateKeyToAccount(`0x${'1'.repeat(64)}`)
export const bob = privateKeyToAccount(`0x${'2'.repeat(64)}`)

export const startMs = Date.parse('2026-03-01T12:00:00.000Z')

/** A moment, minutes from the start. */
export function minutes(count: number) {
  return new Date(startMs + count * 60_000).toISOString()
}

type Parameters = Partial<Omit<CreateAuthParameters, 'config'>> & { readonly config?: Partial<AuthConfig> }

/** A sign-in with a clock that moves by hand, and no chain. */
export function makeAuth(parameters: Parameters = {}) {
  const store = createTestStore()
  const events: AuthEvent[] = []
  let nowMs = startMs
  const auth = createAuth({
    store,
    getClient: () => undefined,
    clock: () => new Date(nowMs),
    onEvent: (event) => events.push(event),
    ...parameters,
    config: { origin: 'https://drop.example', chainIds: [1, 56, 137, 31337], ...parameters.config },
  })
  return {
    auth,
    store,
    events,
    pass: (ms: number) => {
      nowMs += ms
    },
    now: () => new Date(nowMs),
  }
}

/** Fetches a nonce, signs a message of these lines, sends it. */
export async function signIn(browser: Browser, lines: MessageLines = {}, signer = alice) {
  const nonce = await browser.getNonce()
  const message = writeMessage({ address: signer.address, nonce, ...lines })
  const signature = await signer.signMessage({ message })
  return { response: await browser.verify(message, signature), message, signature }
}

/** Status and code of a response. */
export async function readAnswer(response: Response) {
  const { error, session } = (await response.json()) as {
    error?: { code: string; message: string }
    session?: { address: string; chainId: number; accountType: string; expiresAt: string } | null
  }
  return { status: response.status, code: error?.code, message: error?.message, session }
}

export { createBrowser }
