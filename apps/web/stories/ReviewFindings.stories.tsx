import { makeRows, toCsv } from '@slotdrop/testing/factories'
import NewDrop from '../src/pages/drops/new.tsx'
import { expectOne } from './expectOne.ts'
import { bringList, chooseToken, review } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import type { World } from './world/openWorld.ts'
import { dollar, merits, sender } from './world/places.ts'
import { makeAccounts } from './world/sealDrop.ts'
import { RpcError } from '@slotdrop/wallet-ui/testing'

export default { title: 'App/New drop, findings of a review' }

const path = '/drops/new'
const accounts = makeAccounts(3, 1_601)
const rich = { [merits.address]: { [sender]: 10n ** 24n } }

/** Token ids that the sender does not hold; the header row can't be tried, as it is not a payment. */
export const PassesNotHeld = story({
  page: NewDrop,
  world: { path, wallet: sender, chain: { refused: accounts, refusal: 'ERC721: invalid token ID' } },
  reach: async (hands) => {
    await chooseToken(hands, /PASS/)
    const lines = accounts.map((account, place) => `${account},${900_001 + place}`)
    await bringList(hands, ['address,token_id', ...lines].join('\n'), 'passes.csv')
    await hands.see(/^4 lines = 0 ready \+ 3 to check/m, 'Token id not held')
    await hands.press('Review list')
    await hands.meet('button', 'Try again')
    // Each row pays one.
    await hands.until(
      () =>
        [...document.querySelectorAll('main section li')].filter(({ textContent }) => textContent?.endsWith('1 token'))
          .length === 3,
      () => 'Not every row is named with its one token',
    )
    await hands.press('Try it with one recipient first', 'text')
    await hands.type('Line to try', '1')
    await hands.see('This line pays nobody. Choose another one.')
  },
})

export const ItemsNotHeld = story({
  page: NewDrop,
  world: { path, wallet: sender },
  reach: async (hands) => {
    await chooseToken(hands, /ITEM/)
    const lines = accounts.map((account) => `${account},3,7`)
    await bringList(hands, ['address,token_id,amount', ...lines].join('\n'), 'items.csv')
    await hands.see(/^4 lines = 0 ready \+ 3 to check/m)
    await hands.press('Review list')
    await hands.meet('button', 'Try again')
    await hands.see(/of what the list names/)
  },
})

const list = toCsv(makeRows(3, { seed: 1_602 }))

/** A network whose transactions hold not even one row. */
export const OverGasCap = story({
  page: NewDrop,
  world: { path, wallet: sender, chain: { balances: rich, gasLimit: 15_000 } },
  reach: async (hands) => {
    await review(hands, list)
    await hands.see('Not even one payment fits into a transaction of this network.')
    await hands.see('Otherwise 3 of 3 recipients would be paid.')
    await hands.meet('button', /^Seal the list/, { isDisabled: true })
  },
})

/** Where the top of the button that seals is, in whole pixels, each time it is looked at until a trial has ended. */
async function followSeal({ until }: Hands): Promise<readonly number[]> {
  const tops: number[] = []
  await until(
    () => {
      const buttons = [...document.querySelectorAll('main button')]
      const top = buttons
        .find(({ textContent }) => textContent?.startsWith('Seal the list'))
        ?.getBoundingClientRect().top
      if (top !== undefined) tops.push(Math.round(top))
      return buttons.some(({ textContent }) => textContent === 'Try again')
    },
    () => 'The trial does not end',
  )
  return tops
}

/** What is pressed to seal stays under the pointer while a trial begins and ends. */
export const Tried = story({
  page: NewDrop,
  world: { path, wallet: sender, chain: { balances: rich } },
  reach: async (hands) => {
    await review(hands, list)
    const first = await followSeal(hands)
    await hands.see('3 of 3 recipients would be paid now.')
    await hands.press('Try again')
    expectOne([...first, ...(await followSeal(hands))])
  },
})

/** A node that knows neither simulations nor calls on another state. */
const plainNode: World['node'] = ({ method, params }) => {
  const [, , overrides] = (params ?? []) as readonly unknown[]
  if (method === 'eth_simulateV1' || (method === 'eth_call' && overrides !== undefined))
    throw new RpcError(-32_602, 'too many arguments, want at most 2')
  return undefined
}

export const CantTry = story({
  page: NewDrop,
  world: { path, wallet: sender, chain: { balances: rich }, node: plainNode },
  reach: async (hands) => {
    await review(hands, list)
    await hands.see('This network’s node can’t try payments before the approval.')
    await hands.meet('button', /^Seal the list/)
  },
})

/** Rows in two slots, of which the token refuses two of the first slot. */
const rows = makeRows(260, { seed: 1_603, decimals: 6 })
const [, , refused = sender, , , refusedToo = sender] = rows
  .map(({ account }) => account)
  .toSorted((one, next) => (one.toLowerCase() < next.toLowerCase() ? -1 : 1))

export const SlotsPaidWhole = story({
  page: NewDrop,
  world: {
    path,
    wallet: sender,
    chain: { balances: { [dollar.address]: { [sender]: 10n ** 12n } }, refused: [refused, refusedToo] },
  },
  reach: async (hands) => {
    await review(hands, toCsv(rows, { decimals: 6 }), /DUSD/)
    await hands.see('258 of 260 recipients would be paid now, 2 refused.')
    await hands.press('Advanced options', 'text')
    await hands.press('stops its slot: everyone in it is paid, or nobody', 'text')
    await hands.see('10 of 260 recipients would be paid now, 2 refused.', '1 of 2 slots would be refused as a whole.')
    await hands.miss('the others are paid')
  },
})
