import { sql, type SQL } from 'drizzle-orm'
import type { Row } from '@slotdrop/drops'

/** One statement that enters the accounts of some slots into the look-up. */
export function dropAccountsOf(dropRef: number, slots: readonly { slot: number; rows: readonly Row[] }[]): SQL {
  const accounts: string[] = []
  const numbers: number[] = []
  for (const { slot, rows } of slots) {
    let before = ''
    for (const { account } of rows) {
      // In canonical order the rows of an account are neighbours.
      if (account !== before) {
        accounts.push(`"\\\\x${account.slice(2)}"`)
        numbers.push(slot)
      }
      before = account
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
