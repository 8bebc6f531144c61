import { expect, test } from 'vitest'
import type { DropMoney } from '../../device/deviceStore.ts'
import type { ListedDrop } from './listedDrop.ts'
import { tokenTotals } from './tokenTotals.ts'

const meri: DropMoney = {
  token: '0x00000000000000000000000000000000000000aA',
  standard: 'ERC20',
  decimals: 2,
  total: 100n,
}
const other: DropMoney = { ...meri, token: '0x00000000000000000000000000000000000000bb', total: 7n }

function drop(more: Partial<ListedDrop>): ListedDrop {
  return {
    ...{ dropId: '0x1', chainId: 1, title: '', symbol: 'MERI', money: meri, rowCount: 10, slotCount: 1, sealedAt: 0 },
    isHere: true,
    ...more,
  }
}

function seen(settledRows: number, settledAmount?: bigint) {
  return { settledRows, settledAmount, refusedRows: 0, at: 0 }
}

test('drops of one token on one network are added up, and the token of most drops comes first', () => {
  const found = tokenTotals([
    drop({ money: other, symbol: 'DUSD' }),
    drop({ seen: seen(10) }),
    drop({ seen: seen(4, 35n), money: { ...meri, token: '0x00000000000000000000000000000000000000Aa' } }),
    drop({ chainId: 137 }),
    drop({ money: { ...meri, standard: 'NATIVE' } }),
  ])
  expect(found).toMatchObject([
    { symbol: 'MERI', chainId: 1, drops: 2, total: 200n, paid: 135n, isAtLeast: false },
    { symbol: 'DUSD', total: 7n, paid: 0n },
    { chainId: 137, total: 100n },
  ])
})

test('where only the number of paid recipients is known, more may be paid than is added up', () => {
  expect(tokenTotals([drop({ seen: seen(4) }), drop({ seen: seen(2, 20n) })])).toMatchObject([
    { total: 200n, paid: 20n, isAtLeast: true },
  ])
})

test('what a cancelled drop did not pay is owed to nobody', () => {
  expect(tokenTotals([drop({ seen: { ...seen(3, 30n), isCancelled: true } })])).toMatchObject([
    { drops: 1, total: 30n, paid: 30n },
  ])
})
