import NewDrop from '../src/pages/drops/new.tsx'
import { bringList, chooseToken } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import type { World } from './world/openWorld.ts'
import { makeAccounts } from './world/sealDrop.ts'

export default { title: 'App/New drop, questions of a list' }

const world: World = { path: '/drops/new' }
const [a, b, , d] = makeAccounts(4, 1_503)
const list = ['address;amount', `${a};1.500`, `${b};2.250`, `${a};3.125`, 'someone.eth;4.000', `${d};9.750`].join('\n')

async function bring(hands: Hands): Promise<void> {
  await chooseToken(hands, /MERI/)
  await bringList(hands, list, 'questions.csv')
}

/** Names, ways to write amounts and repeats; names can’t be looked up without Ethereum. */
export const Asked = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands)
    await hands.press(/^Look up 1 name/)
    await hands.see('Names are kept on Ethereum')
  },
})

export const ExcludedLine = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands)
    await hands.press(/^Exclude 1 line/)
    await hands.press('Keep first')
    await hands.press('The point is the decimal sign (1,000.50)')
    await hands.meet('button', 'Review list')
    await hands.press(/^Excluded/)
    await hands.miss(d ?? '')
    await hands.press(/^someone\.eth/, 'text')
    await hands.see('It is not paid, and the report lists it.')
  },
})
