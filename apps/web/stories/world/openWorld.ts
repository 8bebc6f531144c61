import type { RuntimeConfig } from '@slotdrop/config'
import type { Address, Manifest } from '@slotdrop/drops'
import { createShards, serializeShardIndex, toShardIndex } from '@slotdrop/drops'
import {
  createMockNode,
  createMockWallet,
  installMockWallet,
  type MockWallet,
  type RpcRequest,
} from '@slotdrop/wallet-ui/testing'
import { indexPath, shardPath } from '../../src/workers/drop/dropFilePaths.ts'
import { setPath } from '../next/router.ts'
import { type ChainState, createStoryChain } from './createStoryChain.ts'
import { deployment, sender } from './places.ts'
import { routeWorkers } from './routeWorkers.ts'

type Operation = { readonly operationName: string; readonly variables: Readonly<Record<string, unknown>> }

/** An answer of the app’s server or node that never comes, and one that can’t be had. */
export const never: Promise<Response> = new Promise(() => {})
export function silent(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

type Tampering = {
  readonly index?: (text: string) => string
  readonly shard?: (bytes: Uint8Array) => Uint8Array
}

/** What a story finds in place before it is rendered. */
export type World = {
  /** Where in the app it is: path and query. */
  readonly path: string
  readonly chain?: ChainState
  /** Fields of the deployment that differ. */
  readonly config?: Partial<RuntimeConfig>
  /** The account whose wallet is connected. Left out: none. */
  readonly wallet?: Address
  /** Data of the API by the name of the operation; undefined leaves it to the default. */
  readonly api?: (operation: Operation) => unknown
  /** The account that is signed in. */
  readonly signedIn?: Address
  /** Public drops, whose files the server has. */
  readonly published?: readonly Manifest[]
  /** Public files changed in transit. */
  readonly tamper?: Tampering
  /** Goes before everything else that is fetched. */
  readonly fetch?: (url: URL, body: string) => Promise<Response> | Response | undefined
  /** Goes before the chain’s own answers; throws what a node answers as an error. */
  readonly node?: (request: RpcRequest) => unknown
  readonly prepare?: (tools: {
    readonly wallet: MockWallet
    readonly chain: ReturnType<typeof createStoryChain>
  }) => unknown
}

const defaults: Readonly<Record<string, unknown>> = {
  ServiceStages: { drops: { __typename: 'Drops', edges: [] } },
  AccountDrops: {
    drops: {
      __typename: 'Drops',
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
  Drafts: { viewer: null },
  ServedChains: { sendingChains: [] },
  Received: { allocations: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
  SenderService: { isSenderService: false },
}

function answerApi({ operationName, variables }: Operation, api: World['api']): Response {
  const given = api?.({ operationName, variables })
  if (given instanceof Response) return given
  const data = given ?? defaults[operationName] ?? { drop: null }
  return Response.json({ data }, { headers: { 'content-type': 'application/graphql-response+json' } })
}

/** A database of another story is gone before this one begins. */
function forgetDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('slotdrop')
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Files of public drops by their paths. */
function filesOf({ published = [], tamper = {} }: World): ReadonlyMap<string, () => Response> {
  const files = new Map<string, () => Response>()
  for (const manifest of published) {
    const text = serializeShardIndex(toShardIndex(manifest))
    const index = tamper.index?.(text) ?? text
    files.set(
      indexPath(manifest.dropId),
      () => new Response(index, { headers: { 'content-type': 'application/json' } }),
    )
    for (const { name, bytes } of createShards(manifest))
      files.set(shardPath(manifest.dropId, name), () => new Response(new Uint8Array(tamper.shard?.(bytes) ?? bytes)))
  }
  return files
}

/** Puts server, node, wallet, workers and storage of a story in place. Call before the first render. */
export async function openWorld(world: World): Promise<void> {
  document.documentElement.lang = 'en-IE'
  document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  localStorage.clear()
  sessionStorage.clear()
  await forgetDatabase()
  setPath(world.path)
  const chain = createStoryChain(world.chain)
  const answer = (request: RpcRequest) => world.node?.(request) ?? chain.answer(request)
  const node = createMockNode({ answer })
  const config = { ...deployment, ...world.config }
  const files = filesOf(world)
  const session = world.signedIn && {
    address: world.signedIn,
    chainId: 31_337,
    accountType: 'eoa',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const nodes = new Set(config.chains.flatMap(({ rpcUrls }) => rpcUrls.map((url) => new URL(url).host)))
  const own = window.fetch.bind(window)
  const route = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const body = String(init?.body ?? '')
    const given = world.fetch?.(url, body)
    if (given) return given
    if (nodes.has(url.host)) {
      const calls = [JSON.parse(body) as RpcRequest | RpcRequest[]].flat()
      // One unanswered call holds its whole batch.
      for (const call of calls) if (world.node?.(call) instanceof Promise) return never
      return node.fetch(url, init)
    }
    if (url.pathname === '/api/config') return Response.json(config)
    if (url.pathname === '/api/graphql') return answerApi(JSON.parse(body) as Operation, world.api)
    if (url.pathname === '/api/auth/session')
      return Response.json({ session: session ?? null, now: new Date().toISOString() })
    if (url.pathname === '/api/auth/nonce')
      return Response.json({ nonce: 'abcdef0123456789', issuedAt: new Date().toISOString() })
    if (url.pathname.startsWith('/api/')) return files.get(url.pathname)?.() ?? new Response('', { status: 404 })
    return own(input, init)
  }
  window.fetch = route
  routeWorkers(route)
  const wallet = createMockWallet({
    accounts: [world.wallet ?? sender],
    isAuthorised: world.wallet !== undefined,
    forward: async (request) => answer(request),
  })
  if (world.wallet !== undefined) {
    localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    localStorage.setItem('wagmi.injected.connected', 'true')
  }
  installMockWallet({ wallet })
  await world.prepare?.({ wallet, chain })
}
