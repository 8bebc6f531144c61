import { serializeManifest } from '@slotdrop/drops'
import Drop from '../src/pages/drops/[dropId]/index.tsx'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { holdWorkers } from './world/holdWorkers.ts'
import { blocked } from './world/minedDrop.ts'
import { keepDrops, senderWorld } from './world/onDevice.ts'
import { never, silent } from './world/openWorld.ts'
import { elsewhere, sender } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Drop' }

const accounts = makeAccounts(4, 967)

/** A drop of 260 recipients in dollars: nothing of it is sent. */
async function planned() {
  return senderWorld({
    manifest: await sealDrop(makeAccounts(260, 962), {
      title: 'Season 2 contributor rewards',
      isDollar: true,
      slotSize: 250,
    }),
  })
}

/** The same, sent: two rows were refused by the token. */
async function partlyPaid() {
  const manifest = await sealDrop(makeAccounts(260, 962), {
    title: 'Season 2 contributor rewards',
    isDollar: true,
    slotSize: 250,
  })
  const failed = new Map([
    [0, blocked],
    [3, blocked],
  ])
  return senderWorld({ manifest, mined: [{ slot: 0, failed }, { slot: 1 }] })
}

/** A small drop of which every row is paid. */
async function complete() {
  const manifest = await sealDrop(makeAccounts(5, 963), { title: 'Small and done', slotSize: 250 })
  return senderWorld({ manifest, mined: [{ slot: 0 }] })
}

export const NetworkRemoved = story({
  page: Drop,
  world: async () => ({ ...(await planned()), config: elsewhere }),
  reach: async ({ see, meet }) => {
    await see(/This browser does not know the drop’s network/, /Nothing is lost/)
    await meet('link', 'Add the network in Settings')
  },
})

function tab(name: string, ...words: readonly (string | RegExp)[]) {
  return async ({ press, see }: Hands) => {
    await press(name, 'tab')
    await see(...words)
  }
}

export const BeforeSending = story({
  page: Drop,
  world: planned,
  reach: ({ meet }) => meet('button', /^Send to 260 recipients/),
})

export const WithoutWallet = story({
  page: Drop,
  world: async () => {
    const { wallet: _, ...world } = await planned()
    return world
  },
  reach: ({ meet }) => meet('button', 'Connect to send'),
})

export const NothingNeedsYou = story({ page: Drop, world: planned, reach: tab('Needs you', 'Nothing needs you.') })
export const NoTransaction = story({ page: Drop, world: planned, reach: tab('Transactions', /No transaction/) })

export const Declined = story({
  page: Drop,
  world: async () => {
    const world = await planned()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.refuse('eth_sendTransaction', 4001)
      },
    }
  },
  reach: async ({ press, see }) => {
    await press(/^Send to 260 recipients/)
    await see('You declined the request in your wallet')
  },
})

export const Signing = story({
  page: Drop,
  world: async () => {
    const world = await planned()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.answer('eth_sendTransaction', () => new Promise(() => {}))
      },
    }
  },
  reach: async ({ press, see }) => {
    await press(/^Send to 260 recipients/)
    await see('Confirm slots 1 to 2 in your wallet.')
  },
})

export const AllowanceGone = story({
  page: Drop,
  world: async () => {
    const world = await planned()
    return { ...world, chain: { ...world.chain, allowances: {} } }
  },
  reach: async ({ press, meet }) => {
    await press('Approve')
    await meet('button', /^Approve /)
  },
})

export const PartlyPaid = story({
  page: Drop,
  world: partlyPaid,
  reach: async ({ press, see, find }) => {
    await see(/258 paid, 2 refused/)
    await press(/^Slot 1\b/, 'gridcell')
    await find('region', 'Slot 1')
  },
})

export const NeedsYou = story({
  page: Drop,
  world: partlyPaid,
  reach: tab('Needs you', 'Retry 2 recipients', 'Pay to other addresses'),
})
export const Transactions = story({ page: Drop, world: partlyPaid, reach: tab('Transactions', /258|248/) })
export const Amounts = story({ page: Drop, world: partlyPaid, reach: tab('Amounts', /Largest|Median|480/) })
export const ClaimsAndLink = story({
  page: Drop,
  world: partlyPaid,
  reach: tab('Claims and link', /Recipients can’t claim/),
})
export const Files = story({ page: Drop, world: partlyPaid, reach: tab('Files', 'Download') })

export const SignIn = story({
  page: Drop,
  world: partlyPaid,
  reach: async ({ press, meet }) => {
    await press('Files', 'tab')
    await press('Sign in to keep it on the server')
    await meet('button', 'Sign message')
  },
})

export const SignInFailed = story({
  page: Drop,
  world: async () => {
    const world = await partlyPaid()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.refuse('personal_sign', -32_603)
      },
    }
  },
  reach: async ({ press, meet }) => {
    await press('Files', 'tab')
    await press('Sign in to keep it on the server')
    await press('Sign message')
    await meet('alert', '')
  },
})

export const Complete = story({
  page: Drop,
  world: complete,
  reach: async ({ press, see }) => {
    await see('Complete', 'Small and done', 'List sealed', /5 paid, block/)
    await press('Details of the seal', 'text')
    await see(/0x[0-9a-f]{64}/)
  },
})

export const WrongNetwork = story({
  page: Drop,
  world: async () => {
    const world = await complete()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.setChain(8453)
      },
    }
  },
  reach: async ({ meet, see }) => {
    await meet('button', 'Wrong network')
    await see('Complete')
  },
})

export const Reading = story({
  page: Drop,
  world: async () => ({ ...(await complete()), fetch: ({ host }) => (host === 'node.example' ? never : undefined) }),
  reach: ({ see }) => see(/Reading 1 slot from the chain/),
})

export const NetworkSilent = story({
  page: Drop,
  world: async () => ({ ...(await complete()), fetch: ({ host }) => (host === 'node.example' ? silent() : undefined) }),
  reach: ({ see }) => see('The network does not answer.'),
})

export const Grid = story({
  page: Drop,
  world: async () => {
    const manifest = await sealDrop(makeAccounts(120, 964), { title: 'Sixty slots' })
    const [account = sender] = manifest.rowCount > 4 ? [manifest.rowAt(4).account] : []
    return senderWorld({
      manifest,
      claimsOpen: true,
      mined: [{ slot: 0 }, { slot: 1 }, { slot: 2, claimed: new Map([[0, account]]) }],
    })
  },
  reach: async ({ find, press }) => {
    await find('gridcell', /^Slot 2\b.*Final/)
    const half = await find('gridcell', /^Slot 3\b/)
    if (half.dataset['stage'] !== 'partial' || !/\b50%/.test(getComputedStyle(half).backgroundSize))
      throw new Error('Half of slot 3 is claimed, and it does not show.')
    await press(/^Slot 2\b/, 'gridcell')
  },
})

export const ManySlots = story({
  page: Drop,
  world: async () => senderWorld({ manifest: await sealDrop(makeAccounts(900, 964), { title: 'Many slots' }) }),
  reach: async ({ see, until }) => {
    await see('Many slots')
    await until(
      () => document.querySelector('canvas') ?? undefined,
      () => 'The slots are not drawn',
    )
  },
})

export const Cancelled = story({
  page: Drop,
  world: async () => {
    const manifest = await sealDrop(accounts, { title: 'Cancelled' })
    return senderWorld({ manifest, mined: [{ slot: 0 }], isCancelled: true })
  },
  reach: async ({ press, see, missing }) => {
    await press('Claims and link', 'tab')
    await see('This drop was cancelled for ever.')
    await missing('button', /^Send/)
  },
})

export const Missing = story({
  page: Drop,
  world: { path: `/drops/0x${'12'.repeat(32)}` },
  reach: ({ see }) => see('The sealed list is not on this device'),
})

export const OtherFile = story({
  page: Drop,
  world: { path: `/drops/0x${'12'.repeat(32)}` },
  reach: async ({ see, give }) => {
    await see('The sealed list is not on this device')
    const manifest = await sealDrop(accounts, { title: 'Cancelled' })
    await give('Sealed file', 'other.json', serializeManifest(manifest), 'application/json')
    await see(`This file holds another drop, ${manifest.fingerprint}.`)
  },
})

export const NoDropId = story({
  page: Drop,
  world: { path: '/drops/abc' },
  reach: ({ see }) => see('This is no drop id'),
})

export const OtherAccount = story({
  page: Drop,
  world: async () => {
    const manifest = await sealDrop(accounts, { title: 'Coins', standard: 'NATIVE', sender: accounts[0] ?? sender })
    return { ...senderWorld({ manifest }), prepare: () => keepDrops([manifest]) }
  },
  reach: async ({ press, see }) => {
    await press(/^Send to /)
    await see(/, but this drop is sent by 0x/)
    await press('Claims and link', 'tab')
    await see('Only the sender’s account can change this.')
  },
})

/** A drop of NFTs that recipients may claim. */
async function claimable() {
  const manifest = await sealDrop(makeAccounts(4, 1_501), { standard: 'ERC721' })
  return senderWorld({ manifest, claimsOpen: true })
}

export const Ending = story({
  page: Drop,
  world: async () => {
    const world = await claimable()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.refuse('eth_sendTransaction', 4001)
      },
    }
  },
  reach: async ({ press, see, meet }) => {
    await press('Claims and link', 'tab')
    await press('Cancel this drop …')
    await meet('button', 'Close claims')
    await press('Cancel the drop')
    await see('You declined the request in your wallet, so nothing was sent.')
  },
})

export const Ended = story({
  page: Drop,
  world: claimable,
  reach: async ({ press, see }) => {
    await press('Claims and link', 'tab')
    await press('Cancel this drop …')
    await press('Cancel the drop')
    await see('This drop is cancelled.')
  },
})

export const WritingOff = story({
  page: Drop,
  world: partlyPaid,
  reach: async ({ press, see }) => {
    await press('Needs you', 'tab')
    await press(/^Write 2 payments off …/)
    await press(/^Write (?:them|2 payments) off$/)
    await see('Say why: the report is read by others later.')
  },
})

/** A file of the list that is in the middle of being checked. */
export const FileHalfChecked = story({
  page: Drop,
  world: { path: `/drops/0x${'12'.repeat(32)}`, prepare: () => holdWorkers('open') },
  reach: async ({ see, give, label }) => {
    await see('The sealed list is not on this device')
    const manifest = await sealDrop(accounts, { title: 'Long' })
    await give('Sealed file', 'long.json', serializeManifest(manifest), 'application/json')
    await label(/^42 % read$/)
  },
})
