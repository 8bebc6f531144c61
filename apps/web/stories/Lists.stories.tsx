import type { Hands } from './hands.ts'
import NewDrop from '../src/pages/drops/new.tsx'
import { bringList, chooseToken } from './flows.ts'
import { story } from './story.tsx'
import { deviceDrops } from '../src/device/deviceDrops.ts'
import { writeBook } from '../src/device/addressBook.ts'
import type { World } from './world/openWorld.ts'
import { dollar, merits, sender } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/New drop, list' }

const world: World = {
  path: '/drops/new',
  wallet: sender,
  chain: { balances: { [merits.address]: { [sender]: 10n ** 19n } } },
}
const [a, b, c, d] = makeAccounts(4, 1_509)

/** Lines with an account in front of each. */
function lines(header: string, ...cells: readonly string[]): string {
  return [header, ...cells.map((cell, place) => `${[a, b, c, d][place]},${cell}`)].join('\n')
}

/** Brings a list of a token. */
async function bring(hands: Hands, text: string, name: string, token = /MERI/): Promise<void> {
  await chooseToken(hands, token)
  await bringList(hands, text, name)
}

export const TokenHolders = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Token holders')
    await hands.dragOver('drop-zone')
    await hands.until(
      () => document.querySelector('[data-over="true"]') ?? undefined,
      () => 'A file over the page changes nothing',
    )
  },
})

export const EarlierDropOfAnotherKind = story({
  page: NewDrop,
  world: async () => {
    const items = await sealDrop(makeAccounts(2, 991), { standard: 'ERC721' })
    return { ...world, prepare: () => deviceDrops.put(items, { mode: 'push' }) }
  },
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Earlier drop')
    await hands.press(/Season 2 rewards/)
    await hands.see('That drop pays another kind of token.')
  },
})

export const NoSavedNames = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Address book')
    await hands.see('No names are kept on this device yet.')
  },
})

/** A device that has names for some addresses. */
const withNames: World = {
  ...world,
  prepare: () => {
    writeBook(new Map([a, b, c, d].map((account, place) => [`${account}`.toLowerCase(), `Guild member ${place + 1}`])))
  },
}

export const SavedNames = story({
  page: NewDrop,
  world: withNames,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Address book')
    await hands.press(/Guild member 2/, 'checkbox')
    await hands.press(/Guild member 3/, 'checkbox')
    await hands.meet('button', 'Add 2 recipients', { isDisabled: true })
    await hands.type('Each gets, MERI', '0')
    await hands.see('This is no amount above zero.')
  },
})

export const SavedNamesAdded = story({
  page: NewDrop,
  world: withNames,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Address book')
    await hands.press('All 4 names', 'checkbox')
    await hands.type('Each gets, MERI', '2.5')
    await hands.press('Add 4 recipients')
    await hands.see('5 lines = 4 ready', 'Guild member 1')
    await hands.meet('button', 'Review list')
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

export const SeveralTokens = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, threeTokens, 'payouts.csv')
    await hands.see('This list pays 3 tokens', '1,252.5')
    await hands.meet('button', 'Make 3 drops')
  },
})

export const DropsOfOneList = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, threeTokens, 'payouts.csv')
    await hands.press('Make 3 drops')
    await hands.see('open here', 'Go on with DUSD', 'Go on with ETH', /6 lines = 2 ready/)
  },
})

export const SeveralNetworks = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    const rows = [`${a},${merits.address},1`, `${b},${dollar.address},2`, `base:${c},${merits.address},3`]
    await bring(hands, ['address,token,amount', ...rows].join('\n'), 'networks.csv')
    await hands.see('This list pays on 2 networks', 'This site does not send on Base')
    await hands.meet('button', 'Make 2 drops')
  },
})

export const NothingToPay = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, '\n', 'empty.csv')
    await hands.see('Nothing to pay', 'This list has no lines.')
  },
})

export const NoAmounts = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, [a, b, c, d].join('\n'), 'addresses.csv')
    await hands.see(/No amounts found/)
    await hands.press('Give everyone the same amount')
    await hands.see('Each gets, MERI')
  },
})

const twoSums = lines('who,gross,net,why', '2,1.5,first', '3,2,second', '4,3,third', '5,4,fourth')

export const ColumnsAsked = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, twoSums, 'two-sums.csv')
    await hands.see(/Which column is the amount/, 'Answer the question above first.')
  },
})

export const ColumnsNamed = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, twoSums, 'two-sums.csv')
    await hands.press(/“net”/)
    await hands.see(/column 3 \(“net”\) is the amount/, '5 lines = 4 ready')
  },
})

export const AddressesInText = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, `Hi all, please pay\nAnn: ${a} thanks!\nand also ${b}, he asked twice`, 'chat.txt')
    await hands.press('Pay these 2 addresses')
    await hands.see('Each gets, MERI')
  },
})

export const ShortList = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await chooseToken(hands, /MERI/)
    await hands.press('Paste')
    await hands.type('List of recipients', `${a}\n${b}\nann.eth\n0x51ad\n2.5 each`)
    await hands.see('“0x51ad” is no address.')
  },
})

export const NoLineFits = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, lines('address,amount', '1', '2', '3', '4'), 'list.csv')
    await hands.type('Find in the list', 'nobody of that name')
    await hands.see('No line fits this filter.')
  },
})

const votes = lines('voter,vp', '10', '20', '30', '40')

export const SharesAsked = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, votes, 'shares.csv')
    await hands.see('This looks like votes or holdings')
    await hands.choose('Amounts are', 'parts of a total, in proportion')
    await hands.type('Total to share, MERI', '1.0.0')
    await hands.see('This is no amount above zero.')
  },
})

export const Shares = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, votes, 'shares.csv')
    await hands.choose('Amounts are', 'parts of a total, in proportion')
    await hands.type('Total to share, MERI', '1000')
    await hands.press('Apply')
    await hands.see('400')
  },
})

export const Items = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    await bring(hands, lines('address,token_id', '11', '12', '12', '13'), 'items.csv', /PASS/)
    await hands.meet('button', 'Replace')
  },
})

export const AddedUp = story({
  page: NewDrop,
  world,
  reach: async (hands) => {
    const german = [`${a};1.250,50;Büro`, `${b};12,5;`, `${b};1;`]
    await bring(hands, ['Empfänger;Betrag;Bemerkung', ...german].join('\n'), 'german.csv')
    await hands.see('4 lines = 1 ready + 2 to check + 0 errors')
    await hands.press('Add them up')
    await hands.see('4 lines = 2 ready + 0 to check + 0 errors', '1 added to other lines', 'Median 632')
  },
})
