import type { Address } from '@slotdrop/drops'
import { makeRows, toCsv } from '@slotdrop/testing/factories'
import NewDrop from '../src/pages/drops/new.tsx'
import { expectOrder } from './expectOrder.ts'
import { review } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import type { World } from './world/openWorld.ts'
import { merits, sender } from './world/places.ts'

export default { title: 'App/New drop, review' }

const path = '/drops/new'
const rows = makeRows(20, { seed: 961 })
const list = toCsv(rows.map((row) => ({ ...row, amount: 7n * 10n ** 18n })))

function holding(tokens: bigint): World {
  return { path, wallet: sender, chain: { balances: { [merits.address]: { [sender]: tokens * 10n ** 18n } } } }
}

async function sealed(hands: Hands): Promise<void> {
  await review(hands, list)
  await hands.press(/^Seal the list/)
}

export const WithoutWallet = story({
  page: NewDrop,
  world: { path },
  reach: async (hands) => {
    await review(hands, list)
    await hands.see('Connect the wallet that holds the tokens.')
    await hands.meet('button', 'Connect to seal')
  },
})

export const HoldsTooLittle = story({
  page: NewDrop,
  world: holding(1n),
  reach: async (hands) => {
    await review(hands, list)
    await hands.see(/You hold 1 MERI/)
    expectOrder(await hands.find('region', 'What is sealed'), await hands.find('button', /^Seal the list/))
    await hands.press('Advanced options', 'text')
  },
})

export const RecipientsChecked = story({
  page: NewDrop,
  world: { path, chain: { contracts: rows.slice(3, 4).map(({ account }) => account.toLowerCase() as Address) } },
  reach: async (hands) => {
    await review(hands, list)
    await hands.press('Check every recipient')
    await hands.see(/^1 recipient is a contract on /m, 'Not everything was checked.')
    await hands.meet('button', 'Check again')
  },
})

export const TermsWrong = story({
  page: NewDrop,
  world: holding(1000n),
  reach: async (hands) => {
    await review(hands, list)
    await hands.press('Advanced options', 'text')
    await hands.type('Round', 'next')
    await hands.type('Opens', '2031-02-03T04:05')
    await hands.type('Closes', '2031-02-03T04:04')
    await hands.see('It closes before it opens. Choose a later time.')
    await hands.meet('button', /^Seal the list/, { isDisabled: true })
  },
})

export const AllowanceShort = story({
  page: NewDrop,
  world: holding(1n),
  reach: async (hands) => {
    await sealed(hands)
    await hands.see(/Add [\d,]+ MERI/)
  },
})

export const Allowance = story({
  page: NewDrop,
  world: holding(1000n),
  reach: async (hands) => {
    await sealed(hands)
    await hands.meet('button', /^Approve /)
    await hands.see('140.00 MERI', '20 recipients', 'Total, at most')
    const ledger = await hands.find('region', 'Leaves your wallet, slot by slot')
    const approval = await hands.find('region', 'Approval')
    if (approval.getBoundingClientRect().left < ledger.getBoundingClientRect().right)
      throw new Error('The ledger does not stand left of the approval.')
    const approve = await hands.find('button', /^Approve /)
    for (const words of ['Who may send, and whether recipients may claim', 'Let a second person check it'])
      expectOrder(approve, await hands.findText(words))
    await hands.press('Who may send, and whether recipients may claim', 'text')
    await hands.choose('Slots are sent by', 'also one operator')
    await hands.type('Operator’s address', '0x12')
  },
})

export const AllowanceDeclined = story({
  page: NewDrop,
  world: { ...holding(1000n), prepare: ({ wallet }) => wallet.refuse('eth_sendTransaction', 4001) },
  reach: async (hands) => {
    await sealed(hands)
    await hands.press(/^Approve /)
    await hands.see('You declined the request in your wallet, so nothing was sent.')
  },
})

export const AllowanceGiven = story({
  page: NewDrop,
  world: holding(1000n),
  reach: async (hands) => {
    await sealed(hands)
    await hands.press(/^Approve /)
    await hands.meet('button', 'Go to sending')
  },
})
