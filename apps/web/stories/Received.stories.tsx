import type { Manifest } from '@slotdrop/drops'
import { getAddress } from 'viem'
import Received from '../src/pages/me.tsx'
import { story } from './story.tsx'
import { blocked } from './world/minedDrop.ts'
import { never, silent, type World } from './world/openWorld.ts'
import { deployment, dollar, merits } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Received' }

const person = getAddress('0x00000000000000000000000000000000000f00d1')
const other = getAddress('0x00000000000000000000000000000000000b0bb2')
const [sender = person] = makeAccounts(1, 990)
const path = `/me?address=${person}`
const funds = { [merits.address]: { [sender]: 10n ** 24n }, [dollar.address]: { [sender]: 10n ** 24n } }

/** Tells which drops list an address. */
function listing(ids: readonly string[]): World['api'] {
  return ({ operationName }) =>
    operationName === 'Received'
      ? {
          allocations: {
            edges: ids.map((id) => ({ node: { drop: { id } } })),
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        }
      : undefined
}

function sealed(title: string, terms: Parameters<typeof sealDrop>[1] = {}): Promise<Manifest> {
  return sealDrop([person, other], { sender, title, ...terms })
}

/** An address with a drop that was paid and one that it can claim. */
async function paidAndClaimable(): Promise<World> {
  const [paid, claimable] = [await sealed('Paid already'), await sealed('To be claimed', { round: 2n })]
  return {
    path,
    published: [paid, claimable],
    api: listing([paid.dropId, claimable.dropId]),
    chain: {
      balances: funds,
      allowances: funds,
      drops: [
        { manifest: paid, claimsOpen: true, mined: [{ slot: 0 }] },
        { manifest: claimable, claimsOpen: true },
      ],
    },
  }
}

/** An address with a drop on its way, one that its token refused, one of a token that is not known, and one without files. */
async function everyKind(): Promise<World> {
  const waiting = await sealed('On its way')
  const refused = await sealed('Refused', { isDollar: true })
  const unknown = await sealed('Free money', { standard: 'ERC1155' })
  const drops = [waiting, refused, unknown]
  const row = refused.rowAt(0).account === person ? 0 : 1
  return {
    path,
    published: drops,
    api: listing([...drops.map(({ dropId }) => dropId), `0x${'ab'.repeat(32)}`]),
    config: { demoTokens: deployment.demoTokens.filter(({ symbol }) => symbol !== 'ITEM') },
    chain: {
      balances: funds,
      allowances: funds,
      drops: [
        { manifest: waiting },
        { manifest: refused, mined: [{ slot: 0, failed: new Map([[row, blocked]]) }] },
        { manifest: unknown, claimsOpen: true },
      ],
    },
  }
}

export const NoAddress = story({
  page: Received,
  world: { path: '/me' },
  reach: ({ meet }) => meet('textbox', /./),
})

export const Full = story({
  page: Received,
  world: paidAndClaimable,
  reach: async ({ find }) => void (await find('region', 'You can claim')),
})

export const Reading = story({
  page: Received,
  world: async () => {
    const world = await paidAndClaimable()
    const last = world.published?.at(-1)?.dropId ?? ''
    return { ...world, fetch: ({ pathname }) => (pathname === `/api/drops/${last}/index.json` ? never : undefined) }
  },
  reach: ({ see }) => see(/Reading drop \d of 2 …/),
})

export const Nothing = story({
  page: Received,
  world: { path },
  reach: ({ see }) => see('No public drop lists this address.'),
})

export const ServerDown = story({
  page: Received,
  world: { path, api: () => new Response('no', { status: 503 }) },
  reach: ({ see }) => see('Response not successful: Received status code 503'),
})

export const Offline = story({
  page: Received,
  world: { path, fetch: ({ pathname }) => (pathname === '/api/graphql' ? silent() : undefined) },
  reach: ({ see }) => see('The list of your drops can’t be fetched.'),
})

export const ChainSilent = story({
  page: Received,
  world: async () => ({
    ...(await everyKind()),
    fetch: ({ host }) => (host === 'node.example' ? silent() : undefined),
  }),
  reach: async ({ find }) => void (await find('region', 'The network does not answer')),
})

export const EveryKind = story({
  page: Received,
  world: everyKind,
  reach: async ({ see, press, find }) => {
    await see('1 drop could not be read.')
    await press('Tokens that are not known here', 'text')
    await find('region', 'Not delivered')
  },
})

/** The dialog of the wallet that is asked for its address, and the page after it was closed. */
export const WalletAsked = story({
  page: Received,
  world: everyKind,
  reach: async ({ press, see, miss, key }) => {
    await press('Use my wallet’s address')
    await see('Browser Wallet')
    key('Escape')
    await miss('Browser Wallet')
  },
})
