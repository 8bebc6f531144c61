import type { OpenDrop } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import type { Share } from '../../device/dropFacts.ts'
import { chosenOthers, countOthers, shareOf } from './countOthers.ts'

const sealed: OpenDrop = { dropId: '0xa1', title: 'Bounties', needs: 100n, isExact: true, isUnderWay: false }
const begun: OpenDrop = { ...sealed, isUnderWay: true }

function counted(
  drop: OpenDrop,
  { share, isApproved = false, allowance = 0n }: { share?: Share; isApproved?: boolean; allowance?: bigint },
) {
  const memory = { decided: () => new Map(share ? [['0xa1', share]] : []), isApproved: () => isApproved }
  return countOthers('0xb2', [drop], { allowance, needed: 15n, isUnderWay: false }, memory).length === 1
}

test.each([
  ['a list that was never approved', sealed, {}, false],
  ['one that what is approved covers', sealed, { allowance: 100n }, true],
  ['one that was approved for here, whatever is mined of it', sealed, { isApproved: true }, true],
  ['one that was left aside when another approval was signed', sealed, { share: 'not-begun', allowance: 115n }, false],
  ['the same, approved for since', sealed, { share: 'not-begun', isApproved: true }, true],
  ['the same, begun since', begun, { share: 'not-begun' }, true],
  ['a drop that is under way and was left out on purpose', begun, { share: 'left-out' }, false],
  ['a list that was added on purpose', sealed, { share: 'counted' }, true],
] as const)('%s', (_, drop, memory, isCounted) => {
  expect(counted(drop, memory)).toBe(isCounted)
})

test('an approval covers one drop alone, unless its sender adds others', () => {
  const chosen = (share?: Share) =>
    chosenOthers('0xb2', [begun], { decided: () => new Map(share ? [['0xa1', share]] : []) })
  expect(([undefined, 'not-begun', 'left-out', 'counted'] as const).map(chosen)).toEqual([[], [], [], [begun]])
})

test('leaving out what nobody draws on holds until somebody does', () => {
  const memory = { decided: () => new Map<string, Share>(), isApproved: () => false }
  expect([shareOf(sealed, false, memory), shareOf(begun, false, memory), shareOf(sealed, true, memory)]).toEqual([
    'not-begun',
    'left-out',
    'counted',
  ])
})
