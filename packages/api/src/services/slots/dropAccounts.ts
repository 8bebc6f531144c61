import { sql, type SQL } from 'drizzle-orm'
import type { Row } from '@slotdrop/drops'

/** The accounts of a slot's rows in order, each as 40 hex digits without `0x`. */
export type AccountsOfSlot = { readonly slot: number; readonly accounts: readonly string[] }

/** Accounts of rows, as {@link dropAccountsOf} takes them. */
export function accountsOf(rows: readonly Row[]): string[] {
  return rows.map(({ account }) => account.slice(2).toLowerCase())
}

/** One statement that enters the accounts of some slots into the look-up. */
export function dropAccountsOf(dropRef: number, slots: readonly AccountsOfSlot[]): SQL {
  const accounts: string[] = []
  const numbers: number[] = []
  for (const { slot, accounts: all } of slots) {
    for (const account of new Set(all)) {
      accounts.push(`"\\\\x${account}"`)
      numbers.push(slot)
    }
  }
  // Arrays as text: both drivers pass them on as they are.
  const accountList = `{${accounts.join(',')}}`
  const slotList = `{${numbers.join(',')}}`
  return sql`insert into drop_accounts (account, drop_ref, slot)
    select list.account, ${dropRef}::bigint, list.slot
    from unnest(${accountList}::text::bytea[], ${slotList}::text::int[]) as list (account, slot)
    on conflict do nothing`
}
