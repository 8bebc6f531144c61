import { type Address, getAddress, keccak256, toHex } from 'viem'
import { type DropTerms, formatAmount, freezeManifest, type Manifest } from '@slotdrop/drops'

/** A recipient as tests make them. */
export type TestRow = {
  account: Address
  id: bigint
  amount: bigint
}

/** `count` rows with checksummed addresses and amounts of 1 to 100 whole tokens; the same seed gives the same rows. */
export function makeRows(
  count: number,
  { seed = 1, decimals = 18 }: { seed?: number; decimals?: number } = {},
): TestRow[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = keccak256(toHex(`${seed}:${index}`))
    return {
      account: getAddress(`0x${hash.slice(2, 42)}`),
      id: 0n,
      amount: ((BigInt(`0x${hash.slice(42, 50)}`) % 100n) + 1n) * 10n ** BigInt(decimals),
    }
  })
}

/** Rows as a file that a creator would bring. */
export function toCsv(rows: readonly TestRow[], { decimals = 18 }: { decimals?: number } = {}): string {
  return [
    'address,amount',
    ...rows.map(({ account, amount }) => `${account},${formatAmount(amount, decimals, { locale: null })}`),
    '',
  ].join('\n')
}

/** Terms of an ERC-20 drop on the local chain that never closes. */
export function makeTerms(different: Partial<DropTerms> = {}): DropTerms {
  return {
    chainId: 31_337,
    distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD',
    sender: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    token: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    standard: 'ERC20',
    policy: 'skip',
    safeTransfer: false,
    direct: false,
    opensAtSeconds: 0n,
    closesAtSeconds: 0n,
    round: 1n,
    slotSize: 250,
    ...different,
  }
}

/** A sealed list of these rows. */
export function makeManifest(
  rows: readonly TestRow[],
  {
    title = 'Rewards',
    symbol = 'MERI',
    terms = {},
  }: { readonly title?: string; readonly symbol?: string; readonly terms?: Partial<DropTerms> } = {},
): Promise<Manifest> {
  return freezeManifest({ title, token: { symbol, name: 'Meridian', decimals: 18 }, rows, terms: makeTerms(terms) })
}
