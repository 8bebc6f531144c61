import { createListSession, type Fix } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import type { KeptReading } from '../../../../device/listReadings.ts'
import type { ListClient } from '../../../../workers/createListClient.ts'
import { repeatReading } from './repeatReading.ts'

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const unit = 10n ** 18n

async function read(kept: KeptReading, lines: readonly string[], isCurrent = () => true) {
  const session = createListSession()
  const first = await session.open(lines.join('\n'), { standard: 'ERC20', decimals: 18 })
  // Sound: no other question is asked.
  const client = { ask: async (_: 'fix', fix: Fix) => session.apply(fix) } as unknown as Pick<ListClient, 'ask'>
  return { first, session, ...(await repeatReading(first, { client, kept, isCurrent })) }
}

test('the columns of the last file with this header are taken again, and one undo takes them back', async () => {
  const { first, session, summary, repeated } = await read({ mapping: { account: 0, amount: 2 } }, [
    'wallet,amount,bonus',
    `${A},1,5`,
    `${B},2,6`,
  ])
  expect([repeated, summary.total / unit, summary.canSeal]).toEqual([1, 11n, true])
  expect(session.undo().total).toBe(first.total)
})

test('a list that is read like that anyway needs no decision', async () => {
  const { repeated } = await read({ mapping: { account: 0, amount: 1 }, amountUnit: 'token', decimalStyle: 'comma' }, [
    'wallet,amount',
    `${A},1.5`,
  ])
  expect(repeated).toBe(0)
})

test('the unit answers where the list leaves it open, and never reads clear amounts otherwise', async () => {
  const kept = { amountUnit: 'base' } as const
  const large = await read(kept, ['wallet,amount', `${A},3000000000000000000`, `${B},4000000000000000000`])
  expect([large.repeated, large.summary.total / unit]).toEqual([1, 7n])
  const small = await read(kept, ['wallet,amount', `${A},3`, `${B},4`])
  expect([small.repeated, small.summary.total / unit]).toEqual([0, 7n])
})

test('another list that is being read meanwhile is left alone', async () => {
  const { repeated } = await read({ mapping: { account: 0, amount: 2 } }, ['a,b,c', `${A},1,5`], () => false)
  expect(repeated).toBe(0)
})
