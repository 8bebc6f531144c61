import { createListSession } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import { type AddressBook, withName } from '../../../../device/addressBook.ts'
import { namesAsList } from './namesAsList.ts'

const [ann, ben, cid] = [
  '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18',
  '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17',
  '0xCe29EFf94d34706216c791c4B2494ee703CB53D7',
] as const
const names = [
  [cid, '=Cid; "the 3rd", 1,000'],
  [ben, 'Ben'],
  [ann, 'Ann'],
] as const
const book = names.reduce<AddressBook>((so, [address, name]) => withName(so, address, name), new Map())

test('the chosen names are a list in which each gets the same, whatever they are called', async () => {
  const chosen = new Set([ann, cid].map((address) => address.toLowerCase()))
  const { name, input, fixes = [] } = namesAsList(book, chosen, { name: 'Address book', amount: 25n })
  expect(name).toBe('Address book')
  const session = createListSession()
  await session.open(typeof input === 'string' ? input : '', { standard: 'ERC20', decimals: 1, symbol: 'MERI' })
  const [summary] = fixes.map((fix) => session.apply(fix))
  expect(summary).toMatchObject({ canSeal: true, total: 50n, issues: [], questions: [] })
  const { entries } = session.window({ from: 0, count: 10, filter: {} })
  expect(entries.map(({ account, amount, note }) => [account, amount, note])).toEqual([
    [cid, 25n, '=Cid; "the 3rd", 1,000'],
    [ann, 25n, 'Ann'],
  ])
})
