import type { Manifest } from '@slotdrop/drops'
import { getAddress } from 'viem'
import PublicDrop from '../src/pages/d/[dropId].tsx'
import { story } from './story.tsx'
import type { DropOnChain } from './world/minedDrop.ts'
import { never, type World } from './world/openWorld.ts'
import { merits } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Public page' }

const person = getAddress('0x00000000000000000000000000000000000f00d1')
const other = getAddress('0x00000000000000000000000000000000000b0bb2')
const [sender = person] = makeAccounts(1, 990)

/** The public page of a drop of another account, for an address. */
function publicWorld(drop: DropOnChain, address?: string, world: Partial<World> = {}): World {
  const { manifest } = drop
  const { token } = manifest.terms
  return {
    path: `/d/${manifest.dropId}${address === undefined ? '' : `?address=${address}`}`,
    published: [manifest],
    chain: {
      drops: [{ claimsOpen: true, ...drop }],
      balances: { [token]: { [sender]: manifest.total } },
      allowances: { [token]: { [sender]: manifest.total } },
    },
    ...world,
  }
}

function sealed(terms: Parameters<typeof sealDrop>[1] = {}): Promise<Manifest> {
  return sealDrop([person, other], { sender, ...terms })
}

export const NoAddress = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed() }),
  reach: ({ see }) => see('Check an address, no connection needed'),
})

export const BadAddress = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed() }),
  reach: async ({ type, press, meet }) => {
    await type('Check an address, no connection needed', '0x12')
    await press('Check')
    await meet('textbox', /Check an address/)
  },
})

export const Claimable = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed() }, person),
  reach: ({ see }) => see('You can claim'),
})

export const Paid = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed(), mined: [{ slot: 0 }] }, person),
  reach: ({ see }) => see(/You were paid|Paid|Received/),
})

export const NotListed = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed() }, getAddress(`0x${'ab'.repeat(20)}`)),
  reach: ({ see }) => see(/not (?:in|on|listed)/i),
})

export const Unknown = story({
  page: PublicDrop,
  world: { path: `/d/0x${'ab'.repeat(32)}` },
  reach: ({ see }) => see('There is no public drop with this address.'),
})

export const Waiting = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed(), claimsOpen: false }, person),
  reach: ({ see }) => see('Waiting in slot 1'),
})

export const Coins = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed({ standard: 'NATIVE' }), claimsOpen: false }, person),
  reach: ({ see }) => see('Waiting in slot 1'),
})

export const Unfunded = story({
  page: PublicDrop,
  world: async () => {
    const world = publicWorld({ manifest: await sealed() }, person)
    return { ...world, chain: { ...world.chain, allowances: {} } }
  },
  reach: ({ see }) => see('The sender’s account does not cover it now'),
})

export const Closed = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed({ closesAtSeconds: 1_000_000_000n }) }, person),
  reach: ({ see }) => see('This drop is closed'),
})

export const NotOpenYet = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed({ opensAtSeconds: 4_000_000_000n }) }, person),
  reach: ({ see }) => see('Not open yet'),
})

export const Cancelled = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed(), isCancelled: true }, person),
  reach: ({ see }) => see('The sender cancelled this drop'),
})

export const Reading = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      fetch: ({ pathname }) => (pathname.startsWith('/api/drops/') ? never : undefined),
    }),
  reach: ({ see }) => see('Reading the drop …'),
})

export const Unreachable = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      fetch: ({ pathname }) =>
        pathname.startsWith('/api/drops/') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    }),
  reach: ({ see }) => see('The drop’s files can’t be fetched.'),
})

export const NodeSilent = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      fetch: ({ host }) => (host === 'node.example' ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    }),
  reach: ({ see }) => see('Whether it is paid already can’t be told right now.'),
})

export const LookingUp = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      fetch: ({ pathname }) => (pathname.includes('/shards/') ? never : undefined),
    }),
  reach: ({ see }) => see('Looking the address up …'),
})

export const PartMissing = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      fetch: ({ pathname }) => (pathname.includes('/shards/') ? new Response('', { status: 404 }) : undefined),
    }),
  reach: ({ see }) => see('A part of the list can’t be fetched.'),
})

export const OtherNetwork = story({
  page: PublicDrop,
  world: async () => {
    const world = publicWorld({ manifest: await sealed() }, person)
    return {
      ...world,
      config: {
        chains: [{ id: 1, rpcUrls: ['https://node.example'], explorerUrl: null, distributor: merits.address }],
      },
    }
  },
  reach: ({ see }) => see('This site does not offer the drop’s network.'),
})

export const ManyRows = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealDrop([person, person, person, person, other], { sender }) }, person),
  reach: ({ see }) => see(/and 1 more/),
})

export const ManyItems = story({
  page: PublicDrop,
  world: async () =>
    publicWorld(
      {
        manifest: await sealDrop([person, person, person, person, other], { sender, standard: 'ERC721' }),
        claimsOpen: false,
      },
      person,
    ),
  reach: ({ see }) => see('and 3 more, below'),
})

/** The answer of the sender service to what a recipient may ask for. */
function answering(request: object, rows: object | Response = request): World['api'] {
  return ({ operationName }) => {
    if (operationName === 'Request') return { drop: { request } }
    if (operationName !== 'RequestRows') return undefined
    return rows instanceof Response ? rows : { requestRows: { __typename: 'RowsRequested', request: rows } }
  }
}

const offered = { isOffered: true, reason: null, waiting: null, requestedRows: [] }

/** A drop whose rows a service sends when their recipients ask. */
async function ofService(api: World['api']): Promise<World> {
  return publicWorld({ manifest: await sealed(), operator: merits.address }, person, { api })
}

export const RequestFailed = story({
  page: PublicDrop,
  world: () => ofService(answering(offered, new Response('no', { status: 503 }))),
  reach: async ({ press, see }) => {
    await press('Send it to me, free')
    await see('It was not asked for.')
  },
})

export const RequestsUsedUp = story({
  page: PublicDrop,
  world: () => ofService(answering({ ...offered, isOffered: false, reason: 'BUDGET_USED' })),
  reach: ({ see }) => see('It can’t be sent to you for free now.'),
})

export const Tampered = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      tamper: { shard: (bytes) => bytes.with(40, (bytes[40] ?? 0) ^ 1) },
    }),
  reach: ({ see }) => see('Do not trust this answer'),
})

export const TamperedIndex = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      tamper: { index: (text) => text.replace(/"rowCount":2/, '"rowCount":3') },
    }),
  reach: ({ see }) => see('This drop can’t be shown'),
})
