// @vitest-environment happy-dom
import { createListSession, type Fix } from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import type { ListClient } from '../../../../workers/createListClient.ts'
import { decideAtFirst } from './decideAtFirst.ts'
import { keepReading } from './keepReading.ts'

afterEach(() => localStorage.clear())

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const unit = 10n ** 18n

async function open(text: string, fixes?: readonly Fix[]) {
  const session = createListSession()
  const first = await session.open(text, { standard: 'ERC20', decimals: 18 })
  // Sound: nothing else is asked of it.
  const client = {
    ask: async (request: 'fix' | 'decisions', fix: Fix) =>
      request === 'fix' ? session.apply(fix) : session.decisions(),
  } as unknown as ListClient
  return { session, client, ...(await decideAtFirst(first, { client, fixes, isCurrent: () => true })) }
}

test('the answer about a file is taken again for the next file with its header, and not for another', async () => {
  const june = await open(`who,gross,net\n${A},2,1.5\n${B},4,3`)
  expect([june.repeated, june.summary.canSeal]).toEqual([0, false])
  const net = june.summary.questions[0]?.choices.find(({ preview }) => preview[0]?.amount === (3n * unit) / 2n)
  await keepReading(june.client, june.session.apply(net?.fix ?? { kind: 'merge' }))

  const july = await open(`Who,Gross,Net\n${A},8,6\n${B},9,7.5`)
  expect([july.repeated, july.summary.canSeal, july.summary.total]).toEqual([1, true, (27n * unit) / 2n])
  expect(july.session.undo().canSeal).toBe(false)
  const other = await open(`who,net,gross\n${A},8,6\n${B},9,7.5`)
  expect([other.repeated, other.summary.canSeal]).toEqual([0, false])
})

test('decisions that come with a list are its first', async () => {
  const { summary, session } = await open(`${A}\n${B}`, [
    { kind: 'allocation', allocation: { kind: 'equal', amount: 100n * unit } },
  ])
  expect([summary.total, summary.canUndo]).toEqual([200n * unit, true])
  expect(session.undo().total).toBe(0n)
})
