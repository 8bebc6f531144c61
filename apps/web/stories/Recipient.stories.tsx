import { getAddress } from 'viem'
import PublicDrop from '../src/pages/d/[dropId].tsx'
import { story } from './story.tsx'
import { never, type World } from './world/openWorld.ts'
import { elsewhere, merits } from './world/places.ts'
import { other, person, publicWorld, publisher, sealPublic as sealed } from './world/publicWorld.ts'
import { holdWorkers } from './world/holdWorkers.ts'
import { blocked } from './world/minedDrop.ts'
import { sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Public page' }

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
  reach: ({ see }) => see('You are on the list for', 'Whether it is paid already can’t be told right now.'),
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
  world: async () => publicWorld({ manifest: await sealed() }, person, { config: elsewhere }),
  reach: async ({ see, meet }) => {
    await see('This browser does not know the drop’s network.', /The drop is on chain 31337/)
    await meet('link', 'Add the network in Settings')
  },
})

export const ManyRows = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealDrop([person, person, person, person, other], { sender: publisher }) }, person),
  reach: ({ see }) => see(/and 1 more/),
})

export const ManyItems = story({
  page: PublicDrop,
  world: async () =>
    publicWorld(
      {
        manifest: await sealDrop([person, person, person, person, other], { sender: publisher, standard: 'ERC721' }),
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

const transaction = `0x${'ab'.repeat(32)}`

/** The row of the person, the second of its slot, which was asked for. */
function asked(state: string, more: object = {}): object {
  return {
    ...{ slot: 0, slotRow: 1, state, transaction: null, problem: null, changedAt: new Date().toISOString() },
    ...more,
  }
}

function withRow(row: object, waiting: string | null = null): object {
  return { isOffered: true, reason: null, waiting, requestedRows: [row] }
}

export const RequestWaits = story({
  page: PublicDrop,
  world: () => ofService(answering(offered, withRow(asked('QUEUED'), 'FEE'))),
  reach: async ({ press, see, meet }) => {
    await press('Send it to me, free')
    await see('It goes out as soon as gas costs less.')
    await meet('button', /^Claim with my wallet/)
  },
})

export const RequestOnItsWay = story({
  page: PublicDrop,
  world: () => ofService(answering(withRow(asked('ON_ITS_WAY', { transaction })))),
  reach: async ({ see, missing }) => {
    await see(/^On its way\.$/m)
    await missing('button', /^Claim/)
  },
})

export const RequestRefused = story({
  page: PublicDrop,
  world: () =>
    ofService(
      answering(
        withRow(
          asked('REFUSED', { transaction, problem: { key: null, message: 'The token refused it.', values: [] } }),
        ),
      ),
    ),
  reach: ({ see }) => see('Refused by the token.'),
})

const signedUntil = new Date(Date.UTC(2031, 0, 1)).toISOString()

/** The signature expired before the service paid; the wallet still can claim. */
export const SignatureOver = story({
  page: PublicDrop,
  world: () =>
    ofService(
      answering(
        withRow(
          asked('REFUSED', {
            signedUntil,
            problem: { key: null, message: 'The signature was valid too short to be submitted in time.', values: [] },
          }),
        ),
      ),
    ),
  reach: async ({ see, meet }) => {
    await see('Not paid to the other address.', 'Sign again, or claim with your wallet.')
    await meet('button', /^Claim/)
  },
})

/** A drop in dollars, which its token refuses to the person. */
async function refused({ isTried }: { readonly isTried: boolean }): Promise<World> {
  const manifest = await sealed({ isDollar: true })
  const row = manifest.rowAt(0).account === person ? 0 : 1
  const mined = isTried ? [{ slot: 0, failed: new Map([[row, blocked]]) }] : []
  const world = publicWorld({ manifest, mined, claimsOpen: !isTried }, person)
  return { ...world, chain: { ...world.chain, refused: [person] } }
}

export const PaymentRefused = story({
  page: PublicDrop,
  world: () => refused({ isTried: true }),
  reach: ({ see }) => see('Refused by the token', 'Tried in'),
})

export const ClaimWouldFail = story({
  page: PublicDrop,
  world: () => refused({ isTried: false }),
  reach: ({ see }) => see('A claim would fail now'),
})

/** A file in the middle of being read. Screen readers hear each quarter. */
export const HalfRead = story({
  page: PublicDrop,
  world: async () => publicWorld({ manifest: await sealed() }, undefined, { prepare: () => holdWorkers('drop') }),
  reach: async ({ label, until }) => {
    await label(/^42 % read$/)
    await until(
      () => [...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent === '25 % read'),
      () => 'No live region says it',
    )
  },
})

export const Tampered = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      tamper: { shard: (bytes) => bytes.with(40, (bytes[40] ?? 0) ^ 1) },
    }),
  reach: async ({ see, missing }) => {
    await see('Do not trust this answer')
    await missing('button', /Claim/)
  },
})

export const TamperedIndex = story({
  page: PublicDrop,
  world: async () =>
    publicWorld({ manifest: await sealed() }, person, {
      tamper: { index: (text) => text.replace(/"rowCount":2/, '"rowCount":3') },
    }),
  reach: async ({ see, missing }) => {
    await see('This drop can’t be shown')
    await missing('button', /Claim/)
  },
})
