import { type Address, freezeManifest, type Manifest, type Row, type TokenStandard } from '@slotdrop/drops'
import { makeRows, makeTerms } from '@slotdrop/testing/factories'
import { zeroAddress } from 'viem'
import { distributor, dollar, item, merits, pass, sender as connected } from './places.ts'

const tokens = { ERC20: merits, ERC721: pass, ERC1155: item, NATIVE: undefined } as const
const coin = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 } as const

/** Recipients, the same in each run. */
export function makeAccounts(count: number, seed = 960): readonly Address[] {
  return makeRows(count, { seed }).map(({ account }) => account)
}

/** A sealed list of a story, in slots of two: each of the accounts gets 480 tokens or five items, or one that has an id. */
export function sealDrop(
  accounts: readonly Address[],
  {
    title = 'Season 2 rewards',
    standard = 'ERC20',
    isDollar = false,
    sender = connected,
    ...terms
  }: {
    readonly title?: string
    readonly standard?: TokenStandard
    readonly isDollar?: boolean
    readonly sender?: Address
    readonly slotSize?: number
    readonly round?: bigint
    readonly policy?: 'skip' | 'strict'
    readonly opensAtSeconds?: bigint
    readonly closesAtSeconds?: bigint
  } = {},
): Promise<Manifest> {
  const { address, ...token } = isDollar ? dollar : (tokens[standard] ?? coin)
  const rows: Row[] = accounts.map((account, index) => ({
    account,
    id: standard === 'ERC721' ? 100n + BigInt(index) : standard === 'ERC1155' ? 7n : 0n,
    amount:
      standard === 'ERC721' ? 1n : standard === 'ERC1155' ? 5n : 480n * 10n ** BigInt(token.decimals) + BigInt(index),
  }))
  return freezeManifest({
    title,
    token: { symbol: token.symbol, name: token.name, decimals: token.decimals },
    rows,
    terms: makeTerms({ distributor, sender, token: address, standard, slotSize: 2, ...terms }),
  })
}
