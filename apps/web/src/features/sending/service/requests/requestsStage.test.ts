import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { requestsStage } from './requestsStage.ts'

const account = '0x51ad0000000000000000000000000000000d20b5'
const other = '0x51ad0000000000000000000000000000000d20b6'
const sending = { account, stage: 'SENDING', intent: 'SEND', scope: 'ALL' } as const
const waiting = { ...sending, stage: 'ON_REQUEST', scope: 'REQUESTED' } as const
const open = { operator: zeroAddress, claims: 'open' } as const
const named = { ...open, operator: account } as const

test.each([
  ['nobody sends, and recipients may claim', null, open, 'possible'],
  ['the drop opens later', null, { ...open, claims: 'later' }, 'possible'],
  ['nobody has said yet whether the service was asked', undefined, open, 'possible'],
  ['the service was stopped', { ...sending, stage: 'OVER' }, named, 'possible'],
  ['it gives its gas money back', { ...sending, intent: 'GIVE_BACK' }, named, 'possible'],
  ['it sends everything', sending, named, 'all-sent'],
  ['it sends what is asked for', waiting, named, 'on-request'],
  ['claims were closed again', waiting, { ...named, claims: undefined }, 'on-request'],
  ['recipients may not claim', null, { ...open, claims: 'not-enabled' }, 'none'],
  ['it sends everything, and nobody may claim', sending, { ...named, claims: undefined }, 'none'],
  ['somebody else sends', sending, { ...open, operator: other }, 'none'],
  ['its time is over', waiting, { ...named, claims: 'closed' }, 'none'],
] as const)('where %s', (_, state, drop, stage) => {
  expect(requestsStage(state, drop)).toBe(stage)
})
