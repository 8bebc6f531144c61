import { expect, test } from 'vitest'
import { matchAccounts } from './matchAccounts.ts'
import { readList } from './readList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function columnsOf(...accounts: string[]) {
  return (
    await readList(accounts.map((account) => `${account},1`).join('\n'), { standard: 'ERC20', decimals: 0 })
  ).columns()
}

test('rows that pay an account of another list are counted, and each account is named once', async () => {
  const rows = await columnsOf(A, B, A, C)
  const others = (await columnsOf(C.toLowerCase(), A)).accounts
  expect(await matchAccounts(rows, others)).toEqual({ rows: 3, accounts: [A, C] })
  expect(await matchAccounts(rows, others, 1)).toEqual({ rows: 3, accounts: [A] })
})

test('all lines of an account are found, whether they are paid, added to another one, or left out', async () => {
  const list = await readList([A, B, A, C, A].map((account) => `${account},1`).join('\n'), {
    standard: 'ERC20',
    decimals: 0,
  })
  const accounts = (await columnsOf(A)).accounts
  const merged = list.with({ kind: 'merge' }).with({ kind: 'exclude', lines: [3] })
  expect([...merged.lines()]).toEqual([1, 2, 4])
  expect([...merged.linesOf(accounts)]).toEqual([1, 3, 5])
  expect([...merged.with({ kind: 'exclude', lines: [...merged.linesOf(accounts)] }).lines()]).toEqual([2, 4])
})

test('a list that has nobody in common has no matches', async () => {
  expect(await matchAccounts(await columnsOf(A), (await columnsOf(B)).accounts)).toEqual({ rows: 0, accounts: [] })
  expect(await matchAccounts(await columnsOf(A), new Uint8Array())).toEqual({ rows: 0, accounts: [] })
})
