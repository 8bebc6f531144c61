import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followNews } from './followNews.ts'
import { newsBetween, type NewsFacts } from './serviceNews.ts'

const sending: NewsFacts = { stage: 'SENDING', end: null, refusedRows: 0, waiting: null, problem: null }

function blocked(name: string, refusedRows = 0): NewsFacts {
  return { ...sending, stage: 'BLOCKED', problem: { name }, refusedRows }
}
const poor: NewsFacts = { ...sending, stage: 'WAITING', waiting: { reason: 'PURSE' } }
const dear: NewsFacts = { ...sending, stage: 'WAITING', waiting: { reason: 'FEE' } }

test.each<[string, NewsFacts | null, NewsFacts, ReturnType<typeof newsBetween>]>([
  ['gas money that is used up', sending, poor, [{ kind: 'purse' }]],
  ['gas money that is used up, as the node says', sending, blocked('InsufficientFundsError'), [{ kind: 'purse' }]],
  ['gas money that is still used up', poor, blocked('InsufficientFundsError'), []],
  ['gas above the limit, which nobody has to mend', sending, dear, []],
  ['an approval that is gone', sending, blocked('NotApprovedError'), [{ kind: 'blocked', name: 'NotApprovedError' }]],
  ['an approval that is still gone', blocked('NotApprovedError'), blocked('NotApprovedError'), []],
  [
    'something else in the way',
    blocked('NotApprovedError'),
    blocked('ShortBalanceError'),
    [{ kind: 'blocked', name: 'ShortBalanceError' }],
  ],
  ['refused rows', sending, { ...sending, refusedRows: 2 }, [{ kind: 'refused', rows: 2 }]],
  ['refused rows that block it now', { ...sending, refusedRows: 2 }, blocked('NothingPayableError', 2), []],
  ['refused rows that were paid', blocked('NothingPayableError', 2), { ...sending, refusedRows: 1 }, []],
  ['the last row', sending, { ...sending, stage: 'COMPLETE' }, [{ kind: 'complete' }]],
  ['the last row, seen late', sending, { ...sending, stage: 'OVER', end: 'COMPLETE' }, [{ kind: 'complete' }]],
  ['its end after the last row', { ...sending, stage: 'COMPLETE' }, { ...sending, stage: 'OVER', end: 'COMPLETE' }, []],
  ['its end by order of its sender', sending, { ...sending, stage: 'OVER', end: 'STOPPED' }, []],
  ['an order that finds its account empty', null, poor, [{ kind: 'purse' }]],
])('%s', (_, before, after, news) => {
  expect(newsBetween(before, after)).toEqual(news)
})

test('what is so when the page opens is no news, nor is a drop that is gone', () => {
  expect(newsBetween(undefined, poor)).toEqual([])
  expect(newsBetween(sending, undefined)).toEqual([])
  expect(newsBetween(sending, null)).toEqual([])
})

test('each change is told once, however often it is looked at', () => {
  const cache = new QueryClient()
  const key = ['state']
  const told: string[] = []
  cache.setQueryData(key, sending)
  const stop = followNews<NewsFacts>(cache, hashKey(key), {
    pick: (facts) => new Map([['0xd0', { title: 'A drop', facts }]]),
    tell: ({ dropId, title }, { kind }) => told.push(`${dropId} ${title} ${kind}`),
  })
  for (const state of [sending, poor, { ...poor }, { ...poor, refusedRows: 1 }, sending, poor])
    cache.setQueryData(key, state)
  cache.setQueryData(['another'], poor)
  expect(told).toEqual(['purse', 'refused', 'purse'].map((kind) => `0xd0 A drop ${kind}`))
  stop()
  cache.setQueryData(key, blocked('NotApprovedError'))
  expect(told).toHaveLength(3)
})
