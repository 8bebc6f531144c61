import { createAuth, createMemoryAuthStore } from '@slotdrop/auth/server'
import { createClient, custom } from 'viem'
import { answerFault, faultExamples, parseFault } from './faults.ts'
import type { World } from './openWorld.ts'
import { answerRpc } from './rpc.ts'
import {
  isWorldName,
  mockChainId,
  mockDistributor,
  mockToken,
  mockWrappedCoin,
  worldNames,
  type WorldName,
} from './worlds.ts'

/** An answer, or `drop`: close the connection without one. */
type MockAnswer = Response | 'drop'

export type Mock = {
  readonly fetch: (request: Request) => Promise<MockAnswer>
  /** Opens the world of the switch ahead of the first request for it. */
  readonly open: () => Promise<void>
}

/** A sign-in asks it whether an account that did not sign is a contract. */
const chainWithoutContracts = createClient({ transport: custom({ request: async () => '0x' }) })

/**
 * The API over worlds that can be switched, faults in front of it, and the routes beside GraphQL.
 *
 * @param parameters `image`: see `openMemoryDatabase`
 */
export function createMock(parameters: { publicUrl: string; rpcUrl: string; image: string; world?: WorldName }): Mock {
  const { publicUrl } = parameters
  let opener: ReturnType<typeof createOpener> | undefined
  // A user stays signed in when the world changes.
  const auth = createAuth({
    store: createMemoryAuthStore(),
    config: { origin: publicUrl, chainIds: [mockChainId] },
    getClient: () => chainWithoutContracts,
    clock: () => new Date(),
  })
  const worlds = new Map<WorldName, Promise<World>>()
  const state: { world: WorldName; fault: string } = { world: parameters.world ?? 'one-live-drop', fault: 'none' }

  const getWorld = (name: WorldName): Promise<World> => {
    opener ??= createOpener(parameters.image)
    const world = worlds.get(name) ?? opener.then((openWorld) => openWorld(name, { auth, publicUrl }))
    worlds.set(name, world)
    return world
  }

  const reset = () => {
    for (const world of worlds.values()) void world.then(({ remove }) => remove())
    worlds.clear()
  }

  /** A header wins over a cookie, a cookie over the switch. */
  const choose = (request: Request, name: 'world' | 'fault'): string =>
    request.headers.get(`x-mock-${name}`) ??
    new URL(request.url).searchParams.get(name) ??
    readCookie(request, `mock-${name}`) ??
    state[name]

  const answerGraphQl = async (request: Request): Promise<MockAnswer> => {
    const worldName = choose(request, 'world')
    const fault = parseFault(choose(request, 'fault'))
    if (!isWorldName(worldName) || !fault) return Response.json({ message: 'No such world or fault.' }, { status: 400 })
    const answer = await answerFault(fault, request, async () => (await getWorld(worldName)).api.schema)
    return answer ?? (await getWorld(worldName)).api.fetch(request)
  }

  const control = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') {
      // Sound: names are looked up before they are used, and anything else is ignored.
      const wanted = (await request.json().catch(() => ({}))) as { world?: string; fault?: string; reset?: boolean }
      if (wanted.world !== undefined && !isWorldName(wanted.world))
        return Response.json({ message: 'No such world.' }, { status: 400 })
      if (wanted.fault !== undefined && !parseFault(wanted.fault))
        return Response.json({ message: 'No such fault.' }, { status: 400 })
      if (wanted.world) state.world = wanted.world
      if (wanted.fault) state.fault = wanted.fault
      if (wanted.reset) reset()
    }
    return Response.json({ ...state, worlds: worldNames, faults: faultExamples })
  }

  const config = {
    publicUrl,
    chains: [
      {
        id: mockChainId,
        rpcUrls: [parameters.rpcUrl],
        explorerUrl: null,
        distributor: mockDistributor,
        wrappedCoin: mockWrappedCoin,
      },
    ],
    demoWallet: true,
    demoTokens: [{ address: mockToken, standard: 'ERC20', symbol: 'DEMO', name: 'Demo Token', decimals: 18 }],
    walletConnectProjectId: null,
    walletDiscovery: false,
    frameAncestors: [],
  }

  return {
    open: async () => void (await getWorld(state.world)),
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/graphql') return answerGraphQl(request)
      if (pathname === '/api/mock') return control(request)
      if (pathname === '/api/config') return Response.json(config)
      if (pathname === '/api/health') return Response.json({ ok: true })
      if (pathname.startsWith('/api/auth/')) return auth.handle(request)
      if (pathname.startsWith('/api/drops/')) return (await getWorld(state.world)).answerFile(request)
      if (pathname === '/api/rpc') return answerRpc(request, (await getWorld(state.world)).chain)
      return Response.json({ message: 'The mock has no such route.' }, { status: 404 })
    },
  }
}

/** Loading the API takes longer than everything before the first request, so it is loaded for that. */
async function createOpener(image: string) {
  const { createWorldOpener } = await import('./openWorld.ts')
  return createWorldOpener(image)
}

function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
