import { beforeEach, describe, expect, test } from 'vitest'
import type { WalletAccount } from './account.ts'
import { createSignIn, type SignIn } from './createSignIn.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'
import { SignInRequestError } from './errors.ts'
import type { SessionSignals } from './sessionSignals.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function on(address: `0x${string}`, chainId = 1): WalletAccount {
  return { status: 'connected', address, chainId }
}

function settle() {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A promise that is settled by hand. */
function createDeferred<value>() {
  let resolve!: (value: value) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<value>((resolveIt, rejectIt) => {
    resolve = resolveIt
    reject = rejectIt
  })
  return { promise, resolve, reject }
}

/** A server of one browser: one cookie jar for all its tabs. */
function createServer() {
  const server = {
    nowMs: 1_800_000_000_000,
    session: null as SessionInfo | null,
    accountType: 'eoa' as SessionInfo['accountType'],
    sessionMs: 24 * 3_600_000,
    nonces: 0,
    spent: new Set<string>(),
    log: [] as string[],
    fails: new Set<string>(),
    held: new Map<string, Promise<unknown>>(),
  }
  const answer = async (request: 'nonce' | 'verify' | 'session' | 'logout') => {
    server.log.push(request)
    await server.held.get(request)
    if (server.fails.has(request)) throw new SignInRequestError({ request, status: 500, code: null })
  }
  const adapter: SignInAdapter = {
    async getNonce() {
      await answer('nonce')
      server.nonces += 1
      return `nonce${server.nonces}`
    },
    createMessage: ({ nonce, address, chainId }) => `${nonce} ${address} ${chainId}`,
    async openSession({ message, signature }) {
      const [nonce = '', address, chainId] = message.split(' ')
      const isNew = !server.spent.has(nonce)
      server.spent.add(nonce)
      await answer('verify')
      if (!isNew || signature !== `signed ${message}`) {
        throw new SignInRequestError({ request: 'verify', status: 401, code: 'NONCE_UNKNOWN' })
      }
      server.session = {
        address: address as `0x${string}`,
        chainId: Number(chainId),
        accountType: server.accountType,
        expiresAt: new Date(server.nowMs + server.sessionMs),
      }
      return server.session
    },
    verify: async () => false,
    async signOut() {
      await answer('logout')
      server.session = null
    },
    async getSession() {
      await answer('session')
      return server.session
    },
  }
  return { server, adapter }
}

/** Word between tabs of one browser. */
function createChannel() {
  const tabs = new Set<() => void>()
  return (): SessionSignals => {
    let own: (() => void) | undefined
    return {
      announce: () => tabs.forEach((tell) => tell !== own && tell()),
      subscribe: (listener) => {
        own = listener
        tabs.add(listener)
        return () => tabs.delete(listener)
      },
    }
  }
}

let made: ReturnType<typeof createServer>
let join: ReturnType<typeof createChannel>

beforeEach(() => {
  made = createServer()
  join = createChannel()
})

function openTab(account: WalletAccount = on(alice)) {
  const asked: { message: string; answer: ReturnType<typeof createDeferred<string>> }[] = []
  const ended: string[] = []
  const timers = new Map<number, { run: () => void; delayMs: number }>()
  const signIn = createSignIn({
    adapter: made.adapter,
    signals: join(),
    signMessage: ({ message }) => {
      const answer = createDeferred<string>()
      asked.push({ message, answer })
      return answer.promise
    },
    onSignedOut: (reason, session) => ended.push(`${reason} ${session.address}`),
    clock: {
      now: () => made.server.nowMs,
      setTimeout: (run, delayMs) => {
        timers.set(timers.size + 1, { run, delayMs })
        return timers.size
      },
      clearTimeout: (handle) => void timers.delete(handle as number),
    },
  })
  const stop = signIn.start()
  signIn.setAccount(account)
  return {
    signIn,
    asked,
    ended,
    timers,
    stop,
    status: () => signIn.getSnapshot().status,
    dialog: () => signIn.getSnapshot().dialog,
    /** The wallet's answer to the newest question. */
    sign: async () => {
      const newest = asked.at(-1)
      newest?.answer.resolve(`signed ${newest.message}`)
      await settle()
    },
  }
}

/** Signs in, all the way. */
async function enter(tab: ReturnType<typeof openTab>) {
  await settle()
  const done = tab.signIn.signIn()
  await settle()
  await tab.sign()
  return done
}

describe('specification section 4: the states of the dialog', () => {
  test('from opening it to being signed in', async () => {
    const tab = openTab()
    expect(tab.status()).toBe('loading')
    await settle()
    expect(tab.status()).toBe('unauthenticated')
    void tab.signIn.prepare()
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'loading', errorMessage: null })
    await settle()
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'ready', errorMessage: null })
    const done = tab.signIn.signIn()
    await settle()
    expect(tab.dialog().step).toBe('signing')
    expect(tab.asked.map(({ message }) => message)).toEqual([`nonce1 ${alice} 1`])
    const held = createDeferred<void>()
    made.server.held.set('verify', held.promise)
    await tab.sign()
    expect(tab.dialog().step).toBe('verifying')
    held.resolve()
    expect(await done).toBe(true)
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'none', errorMessage: null })
    expect(tab.signIn.getSnapshot()).toMatchObject({ status: 'authenticated', session: { address: alice } })
    expect(made.server.nonces).toBe(1)
  })

  test('a session from before is taken up without a question', async () => {
    await enter(openTab())
    const later = openTab()
    await settle()
    expect(later.status()).toBe('authenticated')
    expect(later.asked).toEqual([])
  })

  test('a server that does not answer leaves the user signed out, not waiting', async () => {
    made.server.fails.add('session')
    const tab = openTab()
    await settle()
    expect(tab.status()).toBe('unauthenticated')
  })

  test('two clicks ask the wallet once', async () => {
    const tab = openTab()
    const clicks = [tab.signIn.signIn(), tab.signIn.signIn()]
    await settle()
    await tab.signIn.signIn()
    expect(tab.asked).toHaveLength(1)
    await tab.sign()
    expect(await Promise.all(clicks)).toEqual([true, false])
  })

  test('without a wallet nothing is asked', async () => {
    const tab = openTab({ status: 'disconnected' })
    expect(await tab.signIn.signIn()).toBe(false)
    expect(tab.asked).toEqual([])
  })
})

describe('the four messages, and a retry after each', { tags: ['S12'] }, () => {
  test('Error preparing message, please retry!', async () => {
    made.server.fails.add('nonce')
    const tab = openTab()
    expect(await tab.signIn.signIn()).toBe(false)
    expect(tab.dialog()).toEqual({
      step: 'idle',
      nonce: 'none',
      errorMessage: 'Error preparing message, please retry!',
    })
    made.server.fails.clear()
    expect(await enter(tab)).toBe(true)
  })

  test('Error signing message, please retry!', async () => {
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    tab.asked[0]?.answer.reject(new Error('the wallet is locked'))
    expect(await done).toBe(false)
    await settle()
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'ready', errorMessage: 'Error signing message, please retry!' })
    expect(await enter(tab)).toBe(true)
    expect(tab.asked[1]?.message).toMatch(/^nonce2 /)
  })

  test('Error verifying signature, please retry!', async () => {
    made.server.fails.add('verify')
    const tab = openTab()
    expect(await enter(tab)).toBe(false)
    expect(tab.dialog()).toEqual({
      step: 'idle',
      nonce: 'ready',
      errorMessage: 'Error verifying signature, please retry!',
    })
    made.server.fails.clear()
    expect(await enter(tab)).toBe(true)
    expect(tab.dialog().errorMessage).toBeNull()
  })

  test('Oops, something went wrong!', async () => {
    const { createMessage } = made.adapter
    let isBroken = true
    made.adapter = {
      ...made.adapter,
      createMessage: (parameters) => {
        if (isBroken) throw new Error('bad address')
        return createMessage(parameters)
      },
    }
    const tab = openTab()
    expect(await tab.signIn.signIn()).toBe(false)
    expect(tab.dialog().errorMessage).toBe('Oops, something went wrong!')
    isBroken = false
    expect(await enter(tab)).toBe(true)
  })

  test('a user’s rejection is silent, back to idle, and can be tried again', async () => {
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    tab.asked[0]?.answer.reject({ code: 4001, message: 'User rejected the request.' })
    expect(await done).toBe(false)
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'ready', errorMessage: null })
    expect(await enter(tab)).toBe(true)
  })

  test('the message of a failure goes when the button is pressed again', async () => {
    made.server.fails.add('verify')
    const tab = openTab()
    await enter(tab)
    void tab.signIn.signIn()
    await settle()
    expect(tab.dialog()).toMatchObject({ step: 'signing', errorMessage: null })
  })

  test('a wallet that answers after ten minutes: a message, and a new nonce for the retry', async () => {
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    made.server.nowMs += 11 * 60_000
    made.server.spent.add('nonce1')
    await tab.sign()
    expect(await done).toBe(false)
    expect(tab.dialog().errorMessage).toBe('Error verifying signature, please retry!')
    expect(await enter(tab)).toBe(true)
    expect(tab.asked[1]?.message).toMatch(/^nonce2 /)
  })

  test('a dialog that stood open for six minutes fetches a new nonce before it asks', async () => {
    const tab = openTab()
    await tab.signIn.prepare()
    made.server.nowMs += 6 * 60_000
    expect(await enter(tab)).toBe(true)
    expect(tab.asked[0]?.message).toMatch(/^nonce2 /)
  })
})

describe('closing the dialog', () => {
  test('forgets the question: a signature that comes after all is not sent', async () => {
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    tab.signIn.cancel()
    expect(tab.dialog()).toEqual({ step: 'idle', nonce: 'none', errorMessage: null })
    await tab.sign()
    expect(await done).toBe(false)
    expect(made.server.log).not.toContain('verify')
    expect(tab.dialog().errorMessage).toBeNull()
  })

  test('while the server verifies: the session it opens is closed again', async () => {
    const held = createDeferred<void>()
    made.server.held.set('verify', held.promise)
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    await tab.sign()
    tab.signIn.cancel()
    held.resolve()
    expect(await done).toBe(false)
    await settle()
    expect(made.server.session).toBeNull()
    expect(tab.status()).toBe('unauthenticated')
  })

  test('while the nonce is on its way', async () => {
    const held = createDeferred<void>()
    made.server.held.set('nonce', held.promise)
    const tab = openTab()
    const done = tab.signIn.signIn()
    tab.signIn.cancel()
    held.resolve()
    expect(await done).toBe(false)
    expect(tab.asked).toEqual([])
    made.server.held.clear()
    expect(await enter(tab)).toBe(true)
  })
})

describe('the wallet changes while signed in', { tags: ['S11'] }, () => {
  test.each<[string, WalletAccount, string]>([
    ['another account', on(bob), 'account-changed'],
    ['disconnected', { status: 'disconnected' }, 'disconnected'],
  ])('%s: signed out at once, here and on the server', async (_, next, reason) => {
    const tab = openTab()
    await enter(tab)
    tab.signIn.setAccount(next)
    expect(tab.signIn.getSnapshot()).toMatchObject({ status: 'unauthenticated', session: null })
    expect(tab.ended).toEqual([`${reason} ${alice}`])
    await settle()
    expect(made.server.session).toBeNull()
  })

  test('another chain: a key stays signed in', async () => {
    const tab = openTab()
    await enter(tab)
    tab.signIn.setAccount(on(alice, 137))
    expect(tab.status()).toBe('authenticated')
    expect(tab.ended).toEqual([])
  })

  test('another chain: a contract account is signed out', { tags: ['S8'] }, async () => {
    made.server.accountType = 'contract'
    const tab = openTab()
    await enter(tab)
    tab.signIn.setAccount(on(alice, 137))
    expect(tab.status()).toBe('unauthenticated')
    expect(tab.ended).toEqual([`chain-changed ${alice}`])
    await settle()
    expect(made.server.session).toBeNull()
  })

  test('reconnecting is loading, and the same account is still signed in after it', async () => {
    const tab = openTab()
    await enter(tab)
    tab.signIn.setAccount({ status: 'connecting' })
    expect(tab.status()).toBe('loading')
    tab.signIn.setAccount(on(alice))
    expect(tab.status()).toBe('authenticated')
    expect(tab.ended).toEqual([])
  })

  test('reconnecting as somebody else is signed out', async () => {
    const tab = openTab()
    await enter(tab)
    tab.signIn.setAccount({ status: 'connecting' })
    tab.signIn.setAccount(on(bob))
    expect(tab.status()).toBe('unauthenticated')
    expect(tab.ended).toEqual([`account-changed ${alice}`])
  })

  test('a page that opens with another wallet than the session’s signs out', async () => {
    await enter(openTab())
    const later = openTab(on(bob))
    await settle()
    expect(later.status()).toBe('unauthenticated')
    expect(made.server.session).toBeNull()
  })

  test('while the wallet is asked: the question is forgotten', async () => {
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    tab.signIn.setAccount(on(bob))
    await tab.sign()
    expect(await done).toBe(false)
    expect(made.server.log).not.toContain('verify')
    expect(tab.dialog().step).toBe('idle')
  })

  test('while the server verifies: the old account’s session is closed again', async () => {
    const held = createDeferred<void>()
    made.server.held.set('verify', held.promise)
    const tab = openTab()
    const done = tab.signIn.signIn()
    await settle()
    await tab.sign()
    tab.signIn.setAccount(on(bob))
    held.resolve()
    expect(await done).toBe(false)
    await settle()
    expect(made.server.session).toBeNull()
    expect(tab.status()).toBe('unauthenticated')
  })

  test('with the server out of reach: signed out here, and on the server as soon as it answers', async () => {
    const tab = openTab()
    await enter(tab)
    made.server.fails.add('logout')
    tab.signIn.setAccount(on(bob))
    await settle()
    expect(tab.status()).toBe('unauthenticated')
    expect(made.server.session).not.toBeNull()
    made.server.fails.clear()
    const reloaded = openTab(on(bob))
    await settle()
    expect(reloaded.status()).toBe('unauthenticated')
    expect(made.server.session).toBeNull()
  })
})

describe('several tabs', { tags: ['S7'] }, () => {
  test('a logout in one signs the other out at once', async () => {
    const [first, second] = [openTab(), openTab()]
    await enter(first)
    await settle()
    expect(second.status()).toBe('authenticated')
    await first.signIn.signOut()
    await settle()
    expect(second.status()).toBe('unauthenticated')
    expect(second.ended).toEqual([`elsewhere ${alice}`])
  })

  test('a tab with another wallet does not end the session of the one that signs in', async () => {
    const [first, second] = [openTab(), openTab(on(bob))]
    await enter(first)
    await settle()
    expect(first.status()).toBe('authenticated')
    expect(second.status()).toBe('unauthenticated')
    expect(made.server.session).not.toBeNull()
  })

  test('a tab that stood there without a wallet leaves the session alone, and takes it up with the wallet', async () => {
    const landing = openTab({ status: 'disconnected' })
    await settle()
    await enter(openTab())
    await settle()
    expect(landing.status()).toBe('unauthenticated')
    expect(made.server.session).not.toBeNull()
    landing.signIn.setAccount(on(alice))
    expect(landing.status()).toBe('authenticated')
  })

  test('a page that opens with no wallet at all ends a session nobody has a wallet for', async () => {
    await enter(openTab())
    const later = openTab({ status: 'connecting' })
    await settle()
    expect(later.status()).toBe('loading')
    expect(made.server.session).not.toBeNull()
    later.signIn.setAccount({ status: 'disconnected' })
    expect(later.status()).toBe('unauthenticated')
    await settle()
    expect(made.server.session).toBeNull()
  })

  test('a session that became another account’s leaves this page', async () => {
    const [first, second] = [openTab(), openTab()]
    await enter(first)
    await settle()
    made.server.session = { ...(made.server.session as SessionInfo), address: bob }
    first.signIn.setAccount(on(alice, 137))
    await enter(openTab(on(bob)))
    await settle()
    expect(second.status()).toBe('unauthenticated')
    expect(second.ended).toEqual([`elsewhere ${alice}`])
  })

  test('a tab that is closed hears nothing', async () => {
    const tab = openTab()
    await settle()
    tab.stop()
    const before = made.server.log.length
    join().announce()
    await settle()
    expect(made.server.log).toHaveLength(before)
  })
})

describe('signing out', () => {
  test('is told to the server, and the next sign-in waits for its answer', async () => {
    const tab = openTab()
    await enter(tab)
    const held = createDeferred<void>()
    made.server.held.set('logout', held.promise)
    const leaving = tab.signIn.signOut()
    expect(tab.status()).toBe('unauthenticated')
    expect(tab.ended).toEqual([`asked ${alice}`])
    const done = tab.signIn.signIn()
    await settle()
    expect(tab.asked).toHaveLength(1)
    held.resolve()
    await leaving
    await settle()
    await tab.sign()
    expect(await done).toBe(true)
    expect(made.server.session).toMatchObject({ address: alice })
  })

  test('that the server was not told of is an error to show', async () => {
    const tab = openTab()
    await enter(tab)
    made.server.fails.add('logout')
    await expect(tab.signIn.signOut()).rejects.toMatchObject({ shortMessage: 'Oops, something went wrong!' })
    expect(tab.status()).toBe('unauthenticated')
  })
})

describe('the end of a session', { tags: ['S9'] }, () => {
  test('comes to the page by itself', async () => {
    made.server.sessionMs = 3_600_000
    const tab = openTab()
    await enter(tab)
    const [timer] = tab.timers.values()
    expect(timer?.delayMs).toBe(3_600_000)
    timer?.run()
    expect(tab.status()).toBe('unauthenticated')
    expect(tab.ended).toEqual([`expired ${alice}`])
  })

  test('beyond what a timer can count is waited for in parts', async () => {
    made.server.sessionMs = 2 ** 31 + 5000
    const tab = openTab()
    await enter(tab)
    const [first] = tab.timers.values()
    expect(first?.delayMs).toBe(2 ** 31 - 1)
    made.server.nowMs += 2 ** 31 - 1
    first?.run()
    expect(tab.status()).toBe('authenticated')
    expect([...tab.timers.values()].map(({ delayMs }) => delayMs)).toEqual([5001])
  })
})

test('the callbacks are the newest ones', async () => {
  const tab = openTab()
  const seen: string[] = []
  const replace: SignIn['setCallbacks'] = tab.signIn.setCallbacks
  replace({ signMessage: async ({ message }) => `signed ${message}`, onSignedOut: (reason) => seen.push(reason) })
  await settle()
  expect(await tab.signIn.signIn()).toBe(true)
  expect(tab.asked).toEqual([])
  await tab.signIn.signOut()
  expect(seen).toEqual(['asked'])
})

test('subscribers are told of changes alone, until they leave', async () => {
  const tab = openTab()
  await settle()
  let count = 0
  const stop = tab.signIn.subscribe(() => (count += 1))
  tab.signIn.setAccount(on(alice))
  tab.signIn.cancel()
  expect(count).toBe(0)
  expect(tab.signIn.getSnapshot()).toBe(tab.signIn.getSnapshot())
  await enter(tab)
  expect(count).toBeGreaterThan(0)
  const before = count
  stop()
  await tab.signIn.signOut()
  expect(count).toBe(before)
})
