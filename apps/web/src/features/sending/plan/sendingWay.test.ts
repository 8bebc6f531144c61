import { makeTerms } from '@slotdrop/testing'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { recommendedWay, type SendingWay, type WayFacts, wayOf } from './sendingWay.ts'

const terms = makeTerms()
const facts: WayFacts = {
  ...{ manifest: { terms }, mode: 'push', openSlots: 40, key: 'none', chosen: undefined },
  ...{ isServed: false, isOrdered: false },
}

test.each([
  ['a long list', {}, 'key'],
  ['a few slots, which are confirmed as quickly', { openSlots: 2 }, 'wallet'],
  ['a few slots, with a key that is there', { openSlots: 2, key: 'made' }, 'key'],
  ['a long list, as she chose', { chosen: 'wallet' }, 'wallet'],
  ['a few slots, as she chose', { openSlots: 1, chosen: 'key' }, 'key'],
  ['a list that is claimed', { mode: 'claim', chosen: 'key' }, 'wallet'],
  ['a browser that keeps nothing', { key: 'unavailable', chosen: 'key' }, 'wallet'],
  ['coins that go along', { manifest: { terms: { ...terms, standard: 'NATIVE', token: zeroAddress } } }, 'wallet'],
  ['the sender service, as she chose', { isServed: true, chosen: 'service' }, 'service'],
  ['a drop that the service was asked to send', { isServed: true, isOrdered: true, key: 'made' }, 'service'],
  [
    'a drop that the service was asked to send, as she chose',
    { isServed: true, isOrdered: true, chosen: 'key' },
    'key',
  ],
  ['a service that is gone', { chosen: 'service' }, 'key'],
  ['a service that nobody chose', { isServed: true }, 'key'],
  ['a list that is claimed, with a service', { mode: 'claim', isServed: true, chosen: 'service' }, 'wallet'],
  ['coins out of a wrapped coin', { manifest: { terms: { ...terms, standard: 'NATIVE' } } }, 'key'],
] as const)('%s', (_, changes, way) => {
  expect(wayOf({ ...facts, ...changes })).toBe(way)
})

const [key, service, wallet] = ['key', 'service', 'wallet'] as const

test.each<[string, readonly SendingWay[], number, boolean, SendingWay | undefined]>([
  ['a list of some slots', [key, service, wallet], 40, false, key],
  ['a list of a thousand slots', [key, service, wallet], 1_000, false, service],
  ['a list of a thousand slots, without a service', [key, wallet], 1_000, false, key],
  ['a Safe', [key, service, wallet], 3, true, service],
  ['a Safe, without a service', [key, wallet], 3, true, key],
  ['a browser that keeps nothing', [service, wallet], 40, false, undefined],
  ['nothing but a wallet', [wallet], 40, true, undefined],
])('what is recommended for %s', (_, ways, openSlots, isContract, way) => {
  expect(recommendedWay({ ways, openSlots, isContract })).toBe(way)
})
