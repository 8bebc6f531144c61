import NewDrop from '../src/pages/drops/new.tsx'
import { deviceDrafts } from '../src/device/deviceDrafts.ts'
import { typedList } from '../src/device/typedList.ts'
import { bringList, chooseToken } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { emptyDraft, ofToken } from './world/drafts.ts'
import { keepDrops } from './world/onDevice.ts'
import type { World } from './world/openWorld.ts'
import { dollar, merits, sender } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'
import { twoSheets } from './world/twoSheets.ts'

export default { title: 'App/New drop, sources' }

const world: World = {
  path: '/drops/new',
  wallet: sender,
  chain: { balances: { [merits.address]: { [sender]: 10n ** 19n } } },
}
const [a, b, c, d] = makeAccounts(4, 1_509)

/** The list of a drop of the same kind is this one's. */
export const EarlierDropTaken = story({
  page: NewDrop,
  world: async () => {
    const earlier = await sealDrop(makeAccounts(2, 992))
    return { ...world, prepare: () => keepDrops([earlier]) }
  },
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Earlier drop')
    await hands.press(/2 recipients, MERI/)
    await hands.see(/^3 lines = 2 ready/m)
  },
})

const typed = `${a},1`

/** A text is written down as it is typed, and can be changed after it was read. */
export const TypedText = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Paste')
    await hands.type('List of recipients', typed)
    const [draft] = await deviceDrafts.list()
    if (!draft || typedList.get(draft.key) !== typed) throw new Error('The text is not kept.')
    await hands.press('Read this list')
    await hands.see('1 line = 1 ready')
    await hands.press('Replace')
    await hands.holds('List of recipients', typed)
  },
})

/** A page that finds a text that was typed before and not read. */
export const TypedTextComesBack = story({
  page: NewDrop,
  world: {
    ...world,
    path: '/drops/new?step=recipients',
    prepare: async () => {
      const key = await deviceDrafts.begin({ ...emptyDraft, token: ofToken(merits) })
      typedList.set(key, typed)
    },
  },
  reach: ({ holds }) => holds('List of recipients', typed),
})

export const Sheets = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.give('List of recipients', 'payouts.xlsx', twoSheets(), '')
    // As people wrote it, not as the file's binary number has it.
    await hands.see(/^3 lines = 2 ready/m, /\b1\.1\b/)
    await hands.choose('Sheet', 'July')
    await hands.see(/^4 lines = 3 ready/m, 'payouts.xlsx, July')
    await hands.choose('Sheet', 'June')
    await hands.see(/^3 lines = 2 ready/m, 'payouts.xlsx, June')
  },
})

/** What people write beside numbers and addresses goes by one click for all of it. */
export const WrittenBeside = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    const written = [`https://explorer.example/address/${a},5 MERI`, `${b?.slice(2)},$6`, `${c} ${d},7`, 'Total,18']
    await bringList(hands, ['address,amount', ...written].join('\n'), 'written.csv')
    await hands.press('Read the numbers alone')
    await hands.press('Take the addresses')
    await hands.see('Several addresses in one cell')
    await hands.press('Exclude line')
    await hands.see('5 lines = 2 ready + 0 to check + 0 errors + 1 excluded')
    await hands.press(/^Ready/)
    await hands.miss('https://explorer.example')
  },
})

/** A list of addresses alone is one amount away from being one. */
export const SameAmount = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await bringList(hands, [a, b, c, d].join('\n'), 'addresses.csv')
    await hands.press('Give everyone the same amount')
    await hands.isFocused('Each gets, MERI')
    await hands.type('Each gets, MERI', '2.5')
    hands.submit()
    await hands.see(/^4 lines = 4 ready/m, 'No problems left', '10.00 MERI')
    await hands.press('Undo')
    await hands.see(/No amounts found/)
  },
})

/** Columns can be named by hand. */
export const ColumnOfNotes = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    const lines = ['who,net,why', `${a},1.5,first`, `${b},2,second`, `${c},3,third`, `${d},4,fourth`]
    await bringList(hands, lines.join('\n'), 'named.csv')
    await hands.see(/^5 lines = 4 ready/m)
    await hands.press('Change columns', 'text')
    await hands.choose('why', 'Private note')
    await hands.find('row', /fourth/)
  },
})

const threeTokens = [
  'token_type,token_address,receiver,amount,id',
  `erc20,${merits.address},${a},1.5,`,
  `erc20,${dollar.address},${a},"1,250.50",`,
  `native,,${b},0.25,`,
  `erc20,${merits.address},${b},2,`,
  `erc20,${dollar.address},${b},2,`,
].join('\n')

async function splitList(hands: Hands): Promise<void> {
  await chooseToken(hands, /MERI/)
  await bringList(hands, threeTokens, 'payouts.csv')
  await hands.holds('token_address', 'Token of the line')
  await hands.holds(/^id$/, 'Not used')
  await hands.press('Make 3 drops')
  await hands.see(/3\.5 MERI, 2 recipients\s*open here/, /1,252\.5 DUSD, 2 recipients\s*Go on with DUSD/)
  await hands.see(/0\.25 ETH, 1 recipient\s*Go on with ETH/, /^6 lines = 2 ready/m)
}

/** The drops of a list with three tokens, each with its own rows. */
export const NextOfSeveralDrops = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await splitList(hands)
    await hands.press('Go on with DUSD', 'link')
    await hands.find('heading', /DUSD/)
    await hands.see(/^6 lines = 2 ready/m, /DUSD, 2 recipients\s*open here/)
    await hands.press('Go on with ETH', 'link')
    await hands.find('heading', /ETH/)
    await hands.see(/^6 lines = 1 ready/m)
    await hands.find('row', /0\.25/)
  },
})

/** The one that is sealed leads to its drop. */
export const SealedOfSeveralDrops = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await splitList(hands)
    await hands.press('Review list')
    await hands.type('Name of this drop', 'Season 2')
    await hands.press(/^Seal the list/)
    await hands.meet('button', 'Download the sealed list')
    await hands.press('Go on with DUSD', 'link')
    await hands.see(/^6 lines = 2 ready/m)
    const sealed = await hands.find('link', 'sealed')
    if (!/\/drops\/0x[0-9a-f]{64}$/.test(sealed.getAttribute('href') ?? '')) throw new Error('It leads nowhere.')
  },
})
