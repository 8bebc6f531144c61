import { type Address, getAddress, keccak256, toHex } from 'viem'
import { formatAmount } from '@slotdrop/drops'

/** A recipient as tests make them. */
export interface TestRow {
  account: Address
  id: bigint
  amount: bigint
}

/** `count` rows with checksummed addresses and amounts of 1 to 100 whole tokens; the same seed gives the same rows. */
export const makeRows = (
  count: number,
  { seed = 1, decimals = 18 }: { seed?: number; decimals?: number } = {},
): TestRow[] =>
  Array.from({ length: count }, (_, index) => {
    const hash = keccak256(toHex(`${seed}:${index}`))
    return {
      account: getAddress(`0x${hash.slice(2, 42)}`),
      id: 0n,
      amount: ((BigInt(`0x${hash.slice(42, 50)}`) % 100n) + 1n) * 10n ** BigInt(decimals),
    }
  })

/** Rows as a file that a creator would bring. */
export const toCsv = (rows: readonly TestRow[], { decimals = 18 }: { decimals?: number } = {}): string =>
  [
    'address,amount',
    ...rows.map(({ account, amount }) => `${account},${formatAmount(amount, decimals, { locale: null })}`),
    '',
  ].join('\n')
