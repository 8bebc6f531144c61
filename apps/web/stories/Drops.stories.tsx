import { deviceDrops } from '../src/device/deviceDrops.ts'
import Drops from '../src/pages/drops/index.tsx'
import { expectOne } from './expectOne.ts'
import { Pages } from './Pages.tsx'
import { story } from './story.tsx'
import { keepDrops } from './world/onDevice.ts'
import type { World } from './world/openWorld.ts'
import { sender } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Drops' }

/** A device with three drops: one half paid, one paid whole, one that was not begun. */
async function threeDrops(path: string): Promise<World> {
  const accounts = makeAccounts(6)
  const half = await sealDrop(accounts, { title: 'Season 2 contributor rewards' })
  const whole = await sealDrop(accounts.slice(0, 2), { title: 'Thank you to the early testers' })
  const none = await sealDrop(accounts, { title: 'Not begun', round: 2n })
  const paid = [{ slot: 0 }]
  return {
    path,
    chain: {
      drops: [
        { manifest: half, mined: paid },
        { manifest: whole, mined: paid },
      ],
    },
    prepare: async () => {
      await keepDrops([half, whole, none])
      await deviceDrops.see(half, { settledRows: 2, settledAmount: half.total / 3n, refusedRows: 0 })
      await deviceDrops.see(whole, { settledRows: 2, settledAmount: whole.total, refusedRows: 0 })
    },
  }
}

export const Empty = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ see, meet, miss, dragOver, dragLeave }) => {
    await see('No drop on this device yet')
    await meet('button', 'Try with a sample list')
    dragOver('drop-list-page')
    await see('Let go to open the sealed file.')
    dragLeave('drop-list-page')
    await miss('Let go to open the sealed file.')
  },
})

export const BadFile = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ see, give }) => {
    await see('No drop on this device yet')
    await give('Sealed file', 'x.json', '{"a":1}', 'application/json')
    await see('This file is not a sealed list that can be trusted')
  },
})

export const Full = story({
  page: Drops,
  world: () => threeDrops('/drops'),
  reach: async ({ see, meet }) => {
    await meet('link', 'Not begun')
    await see('Paid in MERI', /of 6,720(\.\d+)? MERI/, 'Complete')
    // Figures end at one edge.
    const lines = [...document.querySelectorAll('table tr')]
    for (const column of [2, 3])
      expectOne(lines.map(({ children }) => Math.round(children[column]?.getBoundingClientRect().right ?? 0)))
  },
})

export const NoneFits = story({
  page: Drops,
  world: () => threeDrops('/drops?q=nothing+like+it'),
  reach: ({ see }) => see('No drop fits this filter.'),
})

export const ServerDown = story({
  page: Drops,
  world: { path: '/drops', wallet: sender, api: () => new Response('', { status: 503 }) },
  reach: ({ see }) => see('The list on the server can’t be read now.'),
})

/** A newcomer on a test network tries a sample list, whose one bad line is there to be mended. */
export const SampleList = story({
  page: Pages,
  world: { path: '/drops' },
  reach: async ({ press, see }) => {
    await press('Try with a sample list')
    await see(/^9 lines = \d ready/m, 'Not an address')
    // A phone shows the beginning of a line that can’t be read, and all of it where it is chosen.
    await press(/^Ready/)
  },
})
