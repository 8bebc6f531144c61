import type { Manifest } from '@slotdrop/drops'
import { erc20Abi, isAddressEqual } from 'viem'
import type { LocalClient } from './connect.ts'

/** Payments that a row got, and whether each was of the row's amount. */
export type RowPayments = { readonly count: number; readonly isExact: boolean }

/** What each row of a drop of an ERC-20 was paid since a block, as the token's events tell. No two rows may have one account. */
export async function fetchRowPayments(
  client: LocalClient,
  manifest: Manifest,
  fromBlock: bigint,
): Promise<RowPayments[]> {
  const logs = await client.getContractEvents({
    abi: erc20Abi,
    address: manifest.terms.token,
    eventName: 'Transfer',
    args: { from: manifest.terms.distributor },
    fromBlock,
  })
  return Array.from({ length: manifest.rowCount }, (_, row) => {
    const { account, amount } = manifest.rowAt(row)
    const paid = logs.filter(({ args: { to } }) => to !== undefined && isAddressEqual(to, account))
    return { count: paid.length, isExact: paid.every(({ args: { value } }) => value === amount) }
  })
}
