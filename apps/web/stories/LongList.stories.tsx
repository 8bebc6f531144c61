import { makeRows, toCsv } from '@slotdrop/testing/factories'
import NewDrop from '../src/pages/drops/new.tsx'
import { bringList, chooseToken } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { holdWorkers } from './world/holdWorkers.ts'
import { never, silent, type World } from './world/openWorld.ts'
import { merits, sender } from './world/places.ts'

export default { title: 'App/New drop, long list' }

const rowCount = 4_000
const world: World = {
  path: '/drops/new',
  wallet: sender,
  chain: { balances: { [merits.address]: { [sender]: 10n ** 24n } } },
}

function longList(): string {
  return toCsv(makeRows(rowCount, { seed: 1_504 }))
}

/** To the review of a list whose accounts are looked up on request alone. */
async function toReview(hands: Hands): Promise<void> {
  await chooseToken(hands, /MERI/)
  await bringList(hands, longList(), 'long.csv')
  await hands.see(/^4,001 lines = 4,000 ready \+ 0 to check/m)
  await hands.press('Review list')
}

export const HalfRead = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    holdWorkers('read')
    await bringList(hands, longList(), 'long.csv')
    await hands.label(/^42 % read$/)
  },
})

/** A node that answers the first of many calls, and then no more. */
function stopping(answer: () => Promise<Response>): World {
  // Only accounts are looked up with code that is put in place of an address's own.
  const left = { eth_simulateV1: 6, '"code":"0x': 0 }
  return {
    ...world,
    fetch: ({ host }, body) => {
      if (host !== 'node.example') return undefined
      for (const part of ['eth_simulateV1', '"code":"0x'] as const)
        if (body.includes(part) && left[part]-- <= 0) return answer()
      return undefined
    },
  }
}

async function tryAndAsk(hands: Hands): Promise<void> {
  await toReview(hands)
  await hands.press('Check every recipient')
}

export const HalfTried = story({
  page: NewDrop,
  world: () => stopping(() => never),
  reach: async (hands) => {
    await tryAndAsk(hands)
    await hands.label(/^[1-9]\d? % tried$/)
    await hands.label(/^0 % checked$/)
  },
})

export const NodeSilent = story({
  page: NewDrop,
  world: () => stopping(silent),
  reach: async (hands) => {
    await toReview(hands)
    await hands.see('The trial did not end.')
  },
})

export const Sealing = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await toReview(hands)
    holdWorkers('seal')
    await hands.press(/^Seal the list/)
    await hands.meet('button', 'Sealing … 42 %', { isDisabled: true })
  },
})
