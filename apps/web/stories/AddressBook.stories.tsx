import AddressBook from '../src/pages/address-book.tsx'
import { writeBook } from '../src/device/addressBook.ts'
import { story } from './story.tsx'
import type { World } from './world/openWorld.ts'
import { makeAccounts } from './world/sealDrop.ts'

export default { title: 'App/Address book' }

const accounts = makeAccounts(6, 1_811).map((account) => account.toLowerCase())

/** A book of three names, of which one is marked. */
const world: World = {
  path: '/address-book',
  prepare: () => {
    const names = accounts.slice(0, 3).map((account, place) => [account, `Guild member ${place + 1}`] as const)
    writeBook(new Map(names), new Set(accounts.slice(1, 2)))
  },
}

const file = [
  'address,label',
  `${accounts[0]},Guild member 9`,
  '0x51ad,Guild member 4',
  `${accounts[3]},Guild member 5`,
  'first',
].join('\n')

export const Marked = story({
  page: AddressBook,
  world,
  reach: async ({ press, see, meet }) => {
    await press('Leave out Guild member 3', 'checkbox')
    await see('Guild member 3 is marked “Leave out”.')
    await meet('button', 'Leave out (2)')
  },
})

export const LeftOutOnly = story({
  page: AddressBook,
  world,
  reach: async ({ press, miss, see }) => {
    await press('Leave out (1)')
    await miss('Guild member 1')
    await see('Guild member 2')
  },
})

export const FileChosen = story({
  page: AddressBook,
  world,
  reach: async ({ give, press, see }) => {
    await give('File of names', 'names.csv', file)
    await see('names.csv: 2 addresses with a name. 1 of them gets another name.', '2 lines hold no address')
    await press('Leave these addresses out of lists', 'checkbox')
  },
})

export const Imported = story({
  page: AddressBook,
  world,
  reach: async ({ give, press, see, meet }) => {
    await give('File of names', 'names.csv', file)
    await press('Leave these addresses out of lists', 'checkbox')
    await press('Import 2 names')
    await see('2 names were read; 2 lines hold no address with a name (3, 5).')
    await meet('button', 'Leave out (3)')
  },
})

export const FileTooLong = story({
  page: AddressBook,
  world,
  reach: async ({ give, see }) => {
    const lines = Array.from({ length: 10_000 }, (_, place) => `0x${place.toString(16).padStart(40, '0')},Guild member`)
    await give('File of names', 'names.csv', lines.join('\n'))
    await see('An address book holds 10,000 and has room for 9,997 more. Nothing was imported.')
  },
})

export const Empty = story({
  page: AddressBook,
  world: { path: '/address-book' },
  reach: ({ see }) => see('No names yet.'),
})
