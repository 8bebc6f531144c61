import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ShardIndex } from '@slotdrop/drops'
import { describeDrop } from './describeDrop.ts'

const index: ShardIndex = {
  title: 'Season 2',
  terms: {
    chainId: 1,
    distributor: zeroAddress,
    sender: zeroAddress,
    token: zeroAddress,
    standard: 'ERC20',
    policy: 'skip',
    safeTransfer: false,
    direct: false,
    opensAtSeconds: 0n,
    closesAtSeconds: 0n,
    round: 0n,
    slotSize: 250,
  },
  token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
  rowCount: 1250,
  total: 12_400_500n * 10n ** 15n,
  root: zeroHash,
  dropId: zeroHash,
  slotsPerShard: 1,
  shards: [],
}

function describe(words: readonly bigint[] | undefined, changes: Partial<ShardIndex> = {}) {
  return describeDrop(
    {
      status: 'found',
      index: { ...index, ...changes },
      chain: { name: 'Ethereum', coin: 'ETH' },
      taken: 'MERI',
      // Nothing of it is told.
      config: {} as never,
    },
    words,
  )
}

test('a drop is told with its total and what of it is paid', () => {
  expect(describe([2n ** 250n - 1n, 2n ** 250n - 1n, 0n, 0n, 0b1101n])).toEqual({
    title: 'Season 2',
    facts: '1,250 recipients, 12,400.5 MERI on Ethereum. 503 of 1,250 paid.',
  })
})

test('a network that does not answer leaves out what is paid', () => {
  expect(describe(undefined, { rowCount: 1 }).facts).toBe('1 recipient, 12,400.5 MERI on Ethereum.')
})

test('what strangers wrote is shortened, and shows nothing hidden', () => {
  const { title, facts } = describe([], {
    title: `Free\u202e ${'x'.repeat(100)}`,
    token: { symbol: 'M\u202eERI', name: '', decimals: 18 },
  })
  expect([...title].length).toBeLessThanOrEqual(81)
  expect(title + facts).not.toContain('\u202e')
})
