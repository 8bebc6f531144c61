import { expect, test } from 'vitest'
import { type ListedSending, type ServiceLine, serviceLineOf } from './serviceLine.ts'

const sending: ListedSending = {
  ...{ id: '0xd0', stage: 'SENDING', end: null, refusedRows: 0, isInDoubt: false, waiting: null, problem: null },
}

function blocked(name: string): Partial<ListedSending> {
  return { stage: 'BLOCKED', problem: { name } }
}

function waiting(reason: NonNullable<ListedSending['waiting']>['reason']): Partial<ListedSending> {
  return { stage: 'WAITING', waiting: { reason } }
}

test.each<[string, Partial<ListedSending>, ServiceLine['word'] | undefined, ServiceLine['tone']?]>([
  ['rows are sent', {}, 'sending', 'flight'],
  ['its account is not registered', { stage: 'UNNAMED' }, 'unnamed', 'idle'],
  ['rows are sent as they are asked for', { stage: 'ON_REQUEST' }, 'onRequest', 'flight'],
  ['its node does not answer', { isInDoubt: true }, 'inDoubt', 'flight'],
  ['some rows were refused', { refusedRows: 2 }, 'refused', 'fault'],
  ['some rows that were asked for were refused', { stage: 'ON_REQUEST', refusedRows: 2 }, 'refused', 'fault'],
  ['nothing but refused rows is left', { ...blocked('NothingPayableError'), refusedRows: 2 }, 'refused', 'fault'],
  ['it was paused', { stage: 'PAUSED' }, 'paused', 'flight'],
  ['gas costs more than is allowed', waiting('FEE'), 'waitsForGas', 'flight'],
  ['its purse is low', waiting('PURSE'), 'waitsForGasMoney', 'fault'],
  ['its purse is empty, as the node says', blocked('InsufficientFundsError'), 'waitsForGasMoney', 'fault'],
  ['it opens later', waiting('OPENS'), 'waitsToOpen', 'flight'],
  ['the approval is missing', blocked('NotApprovedError'), 'approvalMissing', 'fault'],
  ['the approval is too small', blocked('ShortAllowanceError'), 'approvalMissing', 'fault'],
  ['the sender holds too little', blocked('ShortBalanceError'), 'balanceShort', 'fault'],
  ['its list is gone', blocked('ListUnavailableError'), 'listMissing', 'fault'],
  ['something else stands in the way', blocked('TokenChangedError'), 'blocked', 'fault'],
  ['everybody is paid', { stage: 'COMPLETE' }, 'complete', 'settled'],
  ['everybody is paid and gas money goes back', { stage: 'RETURNING', end: 'COMPLETE' }, 'complete', 'settled'],
  ['everybody was paid', { stage: 'OVER', end: 'COMPLETE' }, 'complete', 'settled'],
  ['gas money goes back', { stage: 'RETURNING', end: 'STOPPED' }, 'returning', 'flight'],
  ['it ended as whoever was left was refused', { stage: 'OVER', end: 'REFUSED' }, 'endedRefused', 'fault'],
  ['its sender stopped it', { stage: 'OVER', end: 'STOPPED' }, undefined],
])('where %s', (_, different, word, tone) => {
  const line = serviceLineOf({ ...sending, ...different })
  expect([line?.word, line?.tone]).toEqual([word, tone])
})
