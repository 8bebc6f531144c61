import type { RecipientFinding } from '@slotdrop/delivery'
import { makeRows, toCsv } from '@slotdrop/testing/factories'
import NewDrop from '../src/pages/drops/new.tsx'
import { review } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { answerChecks } from './world/answerChecks.ts'
import type { World } from './world/openWorld.ts'
import { merits, sender } from './world/places.ts'

export default { title: 'App/New drop, recipients checked' }

const rows = makeRows(40, { seed: 962 })
const list = toCsv(rows.map((row) => ({ ...row, amount: 7n * 10n ** 18n })))
const world: World = {
  path: '/drops/new',
  wallet: sender,
  chain: { balances: { [merits.address]: { [sender]: 10n ** 24n } } },
}

/** Which lines of the list are what. The first line is a header. */
const lines = {
  sanctioned: [2],
  elsewhere: [3, 4, 5],
  labelled: [6, 7],
  pool: [8],
  token: [9],
  safe: [10, 11, 12],
  delegated: [13],
  fresh: [14, 15, 16, 17, 18, 19, 20],
  unknown: [21, 22],
} as const

/** A finding of each kind, of rows that the list still pays. */
function findingsOf(paid: readonly number[]): RecipientFinding[] {
  const at = (kind: keyof typeof lines) => lines[kind].map((line) => paid.indexOf(line)).filter((place) => place >= 0)
  const elsewhere = at('elsewhere')
  const safe = { version: '1.4.1', owners: [sender, sender, sender], threshold: 2, canCreate: true } as const
  const error = undefined
  const findings: RecipientFinding[] = [
    { kind: 'sanctioned', rows: at('sanctioned'), blockNumber: 24_012_345n },
    {
      kind: 'elsewhere',
      chainId: 1,
      rows: elsewhere,
      contracts: elsewhere.map((row, place) => ({ row, safe: place === 0 ? safe : undefined })),
    },
    { kind: 'labelled', label: 'other.example', rows: at('labelled') },
    { kind: 'contract', type: 'pool', rows: at('pool') },
    { kind: 'contract', type: 'token', rows: at('token') },
    { kind: 'contract', type: 'safe', rows: at('safe') },
    { kind: 'unchecked', chainId: 31_337, rows: at('unknown'), error },
    { kind: 'delegated', rows: at('delegated') },
    { kind: 'fresh', rows: at('fresh'), chainIds: [31_337] },
  ]
  return findings.filter(({ rows: found }) => found.length > 0)
}

async function check(hands: Hands): Promise<void> {
  await review(hands, list)
  answerChecks(findingsOf)
  await hands.press('Check every recipient')
  await hands.see(/^5 findings need a decision\.$|5 findings need a decision\./)
}

export const Asked = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await review(hands, list)
    await hands.see(/^Finds contracts, Safes of other networks.*see the addresses\./m)
    await hands.meet('button', 'Check every recipient')
  },
})

export const EachKind = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await check(hands)
    await hands.see(
      ...['Wallets in use', 'Never used', 'Contracts on other networks only', 'Not checked'],
      /^3 recipients are contracts on Ethereum, but nothing is deployed at their addresses/m,
      'Safe 1.4.1, 2 of 3 owners',
    )
    await hands.meet('button', 'Leave 3 recipients out')
  },
})

export const Nothing = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await review(hands, list)
    answerChecks(() => [])
    await hands.press('Check every recipient')
    await hands.see('Nothing unusual was found.')
  },
})

export const Keeping = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await check(hands)
    await hands.press('Keep them')
    await hands.isFocused('Note for your report (optional)')
    await hands.type('Note for your report', 'Guild member')
  },
})

export const Replacing = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await check(hands)
    await hands.press('Replace addresses')
    await hands.type('New address for line 3', '0x12')
    await hands.press('Replace 1 address')
    await hands.see('That is no address. It should be 0x and 40 digits from 0 to 9 and a to f.')
  },
})

export const Decided = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await check(hands)
    // The sanctioned recipient.
    await hands.press('Leave 1 recipient out')
    await hands.see('4 findings need a decision.')
    await hands.press('Keep them')
    await hands.type('Note for your report', 'Guild member')
    await hands.press('Keep 3 recipients')
    await hands.see('3 findings need a decision.', '3 recipients kept', 'Note: Guild member')
    await hands.press('Replace addresses')
    const [, , , , , , other] = makeRows(7, { seed: 77 })
    await hands.type('New address for line 6', other?.account ?? '')
    await hands.press('Replace 1 address')
    await hands.see('1 address replaced', '1 recipient left out')
    await hands.meet('button', 'Decide again')
  },
})

export const InTable = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await check(hands)
    await hands.press('Leave 1 recipient out')
    await hands.see('4 findings need a decision.')
    await hands.press('Show them in the table')
    await hands.meet('button', /^3 lines from the check/)
    await hands.until(
      () => document.querySelectorAll('[role=row][aria-rowindex]').length === 4,
      () => 'The table does not show three lines',
    )
  },
})

/** Another chain than the drop's did not answer. */
export const ChainFails = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await review(hands, list)
    answerChecks((paid) => [
      ...findingsOf(paid).filter(({ kind }) => kind === 'fresh'),
      { kind: 'unchecked', chainId: 1, rows: paid.map((_, place) => place), error: undefined },
    ])
    await hands.press('Check every recipient')
    await hands.see(/^40 recipients were not checked on Ethereum/m, 'Not everything was checked.')
  },
})
