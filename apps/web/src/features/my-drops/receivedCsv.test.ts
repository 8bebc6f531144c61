import type { TokenStandard } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import type { Received } from '../../workers/dropProtocol.ts'
import { receivedCsv } from './receivedCsv.ts'

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

function received(standard: TokenStandard, symbol: string, parts: Partial<Received> = {}) {
  const account = '0x1111111111111111111111111111111111111111'
  // Sound: a line of the file is made of these alone.
  return {
    index: {
      title: 'March',
      dropId: `0x${'ab'.repeat(32)}`,
      terms: { chainId: 1, sender: account, standard, token: weth },
      token: { symbol, name: '', decimals: 18 },
    },
    row: { account, id: 0n, amount: 15n * 10n ** 17n, index: 0 },
    status: { kind: 'paid' },
    history: { kind: 'nothing' },
    ...parts,
  } as unknown as Received
}

/** Amount, symbol and address of the token. */
function booked(found: Received) {
  const cells = receivedCsv([found]).split('\r\n')[1]?.split(',') ?? []
  return [cells[1], cells[3], cells[4]]
}

test('a token is booked by its address', () => {
  expect(booked(received('ERC20', 'WETH'))).toEqual(['1.5', 'WETH', weth])
})

test('coins that were paid out of a wrapped coin are booked as coins, which have no address', () => {
  expect(booked(received('NATIVE', 'ETH'))).toEqual(['1.5', 'ETH', `0x${'00'.repeat(20)}`])
})

test('when it was paid, by which transaction, and what claiming cost her stand where they are known', () => {
  const transaction = `0x${'cd'.repeat(32)}` as const
  const [head, ...lines] = receivedCsv([
    received('ERC20', 'WETH', {
      history: { kind: 'claimed', transaction, blockNumber: 77n, to: '0x1111111111111111111111111111111111111111' },
      paidAt: Date.UTC(2026, 0, 31, 12),
      claimFee: 21_000n * 10n ** 9n,
    }),
    received('ERC20', 'WETH', { history: { kind: 'pushed', transaction, blockNumber: 78n }, paidAt: 0 }),
    received('ERC20', 'WETH'),
  ]).split('\r\n')
  expect(head?.split(',').slice(-5)).toEqual(['row', 'transaction', 'block', 'time', 'fee'])
  expect(lines.slice(0, 3).map((line) => line.replaceAll('"', '').split(',').slice(-5))).toEqual([
    ['1', transaction, '77', '2026-01-31T12:00:00.000Z', '0.000021'],
    ['1', transaction, '78', '1970-01-01T00:00:00.000Z', ''],
    ['1', '', '', '', ''],
  ])
})
