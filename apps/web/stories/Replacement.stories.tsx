import type { Hands } from './hands.ts'
import { Pages } from './Pages.tsx'
import { story } from './story.tsx'
import { blocked } from './world/minedDrop.ts'
import { senderWorld } from './world/onDevice.ts'
import type { World } from './world/openWorld.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Drop, replacement' }

/** A drop in dollars, of which a row was refused. */
async function withRefusedRow(): Promise<World> {
  const manifest = await sealDrop(makeAccounts(3, 971), { isDollar: true })
  const { account } = manifest.rowAt(0)
  const world = senderWorld({ manifest, mined: [{ slot: 0, failed: new Map([[0, blocked]]) }, { slot: 1 }] })
  return { ...world, chain: { ...world.chain, refused: [account] } }
}

async function toDraft({ press, meet }: Hands): Promise<void> {
  await press('Needs you', 'tab')
  await press('Pay to other addresses')
  await meet('button', 'Review list')
}

async function toReview(hands: Hands): Promise<void> {
  await toDraft(hands)
  await hands.press('Review list')
  await hands.see('0 of 1 recipient would be paid now, 1 refused.')
}

async function toDrop(hands: Hands): Promise<void> {
  await toReview(hands)
  await hands.press(/^Seal the list/)
  await hands.press('Go to sending')
  await hands.see('Pays open recipients of another drop at other addresses')
}

export const Draft = story({ page: Pages, world: withRefusedRow, reach: toDraft })

/** The rows of the drop that it replaces do not count as paid before. */
export const Review = story({
  page: Pages,
  world: withRefusedRow,
  reach: async (hands) => {
    await toReview(hands)
    await hands.miss('nobody in a drop of this token on this device')
  },
})

export const Replacement = story({ page: Pages, world: withRefusedRow, reach: toDrop })

export const Replaced = story({
  page: Pages,
  world: withRefusedRow,
  reach: async (hands) => {
    await toDrop(hands)
    await hands.press(/^Pays open recipients of another drop/, 'link')
    await hands.see('Open recipients paid at other addresses by')
  },
})
