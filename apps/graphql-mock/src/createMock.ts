import { isHashText } from '@slotdrop/drops'
import { setTimeout as delay } from 'node:timers/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { createYoga } from 'graphql-yoga'
import { faultExamples, parseFault, type Fault } from './faults.ts'
import { resolvers, unexpectedError } from './resolvers.ts'
import { answerRpc } from './rpc.ts'
import { createSessions, readCookie } from './sessions.ts'
import { isWorldName, worldNames, type MockContext, type World, type WorldName } from './world.ts'
import { createWorld, mockChainId, mockDistributor, mockToken, mockWrappedCoin } from './worlds.ts'

/** An answer, or `drop`: close the connection without one. */
type MockAnswer = Response | 'drop'

export type Mock = { readonly fetch: (request: Request) => Promise<MockAnswer> }

/** The mock API over one schema: a world that can be changed, faults that can be switched, and the routes beside GraphQL. */
export function createMock(parameters: {
  typeDefs: string
  publicUrl: string
  rpcUrl: string
  world?: WorldName
}): Mock {
  const sessions = createSessions()
  const worlds = new Map<WorldName, Promise<World>>()
  const state: { world: WorldName; fault: string } = { world: parameters.world ?? 'one-live-drop', fault: 'none' }
  const yoga = createYoga<MockContext>({
    schema: makeExecutableSchema({ typeDefs: parameters.typeDefs, resolvers }),
    graphqlEndpoint: '*',
    landingPage: false,
    logging: false,
    maskedErrors: false,
    fetchAPI: { Response },
  })

  const getWorld = (name: WorldName): Promise<World> => {
    const known = worlds.get(name) ?? createWorld(name)
    worlds.set(name, known)
    return known
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
    const broken = await breakAnswer(fault)
    if (broken) return broken
    return yoga.fetch(request, { world: await getWorld(worldName), session: sessions.find(request), fault })
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
      if (wanted.reset) worlds.clear()
    }
    return Response.json({ ...state, worlds: worldNames, faults: faultExamples })
  }

  const config = {
    publicUrl: parameters.publicUrl,
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
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/graphql') return answerGraphQl(request)
      if (pathname === '/api/mock') return control(request)
      if (pathname === '/api/config') return Response.json(config)
      if (pathname === '/api/health') return Response.json({ ok: true })
      if (pathname.startsWith('/api/auth/')) return sessions.handle(request, pathname.slice('/api/auth/'.length))
      const [, dropId, path = ''] = /^\/api\/drops\/([^/]+)\/(.+)$/.exec(pathname) ?? []
      if (isHashText(dropId)) return answerFile(await getWorld(state.world), dropId, path)
      if (pathname === '/api/rpc') return answerRpc(request, await getWorld(state.world))
      return Response.json({ message: 'The mock has no such route.' }, { status: 404 })
    },
  }
}

/** A public file of a published drop. */
function answerFile({ drops }: World, dropId: string, path: string): Response {
  const drop = drops.find(({ id, isPublic }) => id === dropId && isPublic)
  const body = drop?.fileAt(path)
  if (body === undefined) return Response.json({ message: 'No published drop has this file.' }, { status: 404 })
  const type = path.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/octet-stream'
  return new Response(body, { headers: { 'content-type': type } })
}

async function breakAnswer(fault: Fault): Promise<MockAnswer | null> {
  switch (fault.kind) {
    case 'status':
      return new Response(`<html><h1>${fault.status}</h1></html>`, {
        status: fault.status,
        headers: { 'content-type': 'text/html' },
      })
    case 'unparseable':
      return new Response('{"data":{"drops":{"edges":[', { headers: { 'content-type': 'application/json' } })
    case 'drop':
      return 'drop'
    case 'latency':
      await delay(fault.ms)
      return null
    case 'graphql-error':
      return Response.json({ data: null, errors: [unexpectedError().toJSON()] })
    case 'none':
    case 'typed-error':
      return null
  }
}
