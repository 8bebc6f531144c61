// @vitest-environment happy-dom
import { makeManifest, makeRows } from '@slotdrop/testing'
import { beforeEach, expect, test } from 'vitest'
import { deviceOverDrops } from './deviceOverDrops.ts'
import { deviceRegistrations } from './deviceRegistrations.ts'
import { deviceBundles, deviceProposals, deviceShares, forgetDropFacts } from './dropFacts.ts'

beforeEach(() => localStorage.clear())

test('what was decided of other drops, and which were approved for, outlives a reload', () => {
  expect(deviceShares.decided('0x1')).toEqual(new Map())
  deviceShares.decide('0x1', [
    ['0x2', 'counted'],
    ['0x3', 'left-out'],
  ])
  deviceShares.decide('0x1', [['0x3', 'not-begun']])
  expect([...deviceShares.decided('0x1')]).toEqual([
    ['0x2', 'counted'],
    ['0x3', 'not-begun'],
  ])
  deviceShares.setApproved('0x2', true)
  expect(['0x1', '0x2'].map((id) => deviceShares.isApproved(id))).toEqual([false, true])
  deviceShares.setApproved('0x2', false)
  expect(deviceShares.isApproved('0x2')).toBe(false)
})

test('what somebody else wrote there decides nothing', () => {
  localStorage.setItem('slotdrop.drop.0x1', '{"shares": {"0x2"')
  expect(deviceShares.decided('0x1')).toEqual(new Map())
  localStorage.setItem('slotdrop.drop.0x1', '{"bundle": 7, "shares": {"0x2": 1, "0x4": "counted"}}')
  expect(deviceBundles.get('0x1')).toBeUndefined()
  expect([...deviceShares.decided('0x1')]).toEqual([['0x4', 'counted']])
})

test('facts of one drop are kept beside each other, and none is left where all are over', () => {
  deviceBundles.set('0x1', '0xb')
  deviceProposals.set('0x1', 'eth:0x5/0x6')
  deviceShares.setApproved('0x1', true)
  deviceBundles.set('0x1', undefined)
  expect([deviceBundles.get('0x1'), deviceProposals.get('0x1')]).toEqual([undefined, 'eth:0x5/0x6'])
  expect(deviceShares.isApproved('0x1')).toBe(true)
  deviceProposals.set('0x1', undefined)
  deviceShares.setApproved('0x1', false)
  expect(localStorage).toHaveLength(0)
  deviceBundles.set('0x1', 'bundle')
  forgetDropFacts('0x1')
  expect(localStorage).toHaveLength(0)
})

test('registrations are kept with their terms; where one was changed there the chain is asked anew', async () => {
  const manifest = await makeManifest(makeRows(3, { seed: 8 }))
  const { terms, dropId, rowCount, total, root } = manifest
  const drop = { terms, dropId, rowCount, total, root, title: undefined }
  const unreadable = [{ dropId: root, hash: dropId }]
  deviceRegistrations.set(terms, { drops: [drop], unreadable, since: 0n, until: 20_000n })
  expect(deviceRegistrations.get(terms)).toEqual({ drops: [drop], unreadable, since: 0n, until: 20_000n })
  expect(deviceRegistrations.get({ ...terms, chainId: 10 })).toBeUndefined()
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, localStorage.getItem(key)?.replace(`"${total}n"`, '"1n"') ?? '')
  expect(deviceRegistrations.get(terms)).toBeUndefined()
  localStorage.setItem(key, 'no json')
  expect(deviceRegistrations.get(terms)).toBeUndefined()
})

test('what is over is asked about for another hour, as a reorganisation may open it again, and then no more', () => {
  deviceOverDrops.see(['0x1', '0x2', '0x3'], new Set(['0x3']), 0)
  expect(deviceOverDrops.get(3_600_000)).toEqual(new Set())
  deviceOverDrops.see(['0x1', '0x2'], new Set(['0x2']), 1_800_000)
  expect(deviceOverDrops.get(3_600_001)).toEqual(new Set(['0x1']))
})
