import NewDrop from '../src/pages/drops/new.tsx'
import { bringList, chooseToken } from './flows.ts'
import { story } from './story.tsx'
import { sender } from './world/places.ts'
import { makeAccounts } from './world/sealDrop.ts'

export default { title: 'App/New drop, every problem' }

const [good = sender, repeated, other = sender] = makeAccounts(3, 983)
const letters = [...other].map((letter) => letter.toLowerCase())
const mistyped = letters
  .with(
    letters.findLastIndex((letter) => /[a-f]/.test(letter)),
    'A',
  )
  .join('')
const lines = [
  `${good},1`,
  `${repeated},1`,
  `${repeated},2`,
  '0x1234,1',
  `${mistyped},1`,
  `${good.slice(0, 20)}\u200b${good.slice(20)},1`,
  `${sender},1`,
  `0x${'0'.repeat(40)},1`,
  '0x000000000000000000000000000000000000dEaD,1',
  'alice.eth,1',
  `sep:${good},1`,
  ...['five', '-1', '0', '1e18', '0.0000000000000000001', '9'.repeat(80), ''].map((amount) => `${other},${amount}`),
  `${other},1,a,b`,
  `${other},"1`,
]

/** A list with eighteen kinds of problems. */
export const Listed = story({
  page: NewDrop,
  world: { path: '/drops/new', wallet: sender },
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await bringList(hands, ['address,amount,note', ...lines].join('\n'), 'a.csv')
    await hands.until(
      () => document.querySelectorAll('[data-testid="issues"] > li').length === 18,
      () => 'There are other problems than eighteen',
    )
    // A phone shows the beginning of a line that can’t be read, and all of it where it is chosen.
    await hands.press(/^Ready/)
  },
})

/** A file that begins as a spreadsheet does and is none. */
export const NoSpreadsheet = story({
  page: NewDrop,
  world: { path: '/drops/new' },
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await bringList(hands, 'PK\u0003\u0004', 'a.csv')
    await hands.see('The file is a spreadsheet, not text.')
  },
})
