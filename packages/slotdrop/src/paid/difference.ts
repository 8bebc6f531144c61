import type { Row } from '@slotdrop/drops'

/** An account that was paid more than the list says, or is not in the list (`listed` is zero then). */
type Overpaid = {
  readonly account: string
  readonly id: bigint
  /** Base units. */
  readonly paid: bigint
  readonly listed: bigint
}

/** A list without what was paid. `listed + excess = paid + rest`, with the sum over `overpaid` as the excess. */
export type Difference = {
  /** Rows that are left to pay, in the order of the list. */
  readonly rows: readonly Row[]
  /** Base units: the sum of the list, of former payments to its accounts, and of `rows`. */
  readonly listed: bigint
  readonly paid: bigint
  readonly rest: bigint
  /** Accounts of the list that were paid more than it says. They get nothing. */
  readonly overpaid: readonly Overpaid[]
  /** Accounts that were paid and are not in the list. */
  readonly notListed: readonly Overpaid[]
}

type Sum = { readonly account: string; readonly id: bigint; value: bigint }

/** Accounts have several spellings; amounts of different ids do not add up. */
function keyOf({ account, id }: Pick<Row, 'account' | 'id'>): string {
  return `${account.toLowerCase()}/${id}`
}

function sumByKey(rows: Iterable<Row>): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { account, id, amount } of rows) {
    const key = keyOf({ account, id })
    const sum = sums.get(key)
    if (sum) sum.value += amount
    else sums.set(key, { account, id, value: amount })
  }
  return sums
}

/**
 * Takes payments off a list: each account gets the rest of its amount. An account with several rows has the first of them reduced first.
 *
 * @param paid rows that were paid, of any number of drops
 */
export function differenceOf(list: Iterable<Row>, paid: Iterable<Row>): Difference {
  const sums = sumByKey(paid)
  const left = new Map([...sums].map(([key, { value }]) => [key, value]))
  const listed = new Map<string, bigint>()
  const rows: Row[] = []
  let [total, rest] = [0n, 0n]
  for (const row of list) {
    const key = keyOf(row)
    const before = left.get(key) ?? 0n
    const taken = before < row.amount ? before : row.amount
    if (taken > 0n) left.set(key, before - taken)
    if (taken < row.amount) rows.push({ ...row, amount: row.amount - taken })
    total += row.amount
    rest += row.amount - taken
    listed.set(key, (listed.get(key) ?? 0n) + row.amount)
  }
  let paidToListed = 0n
  const [overpaid, notListed]: [Overpaid[], Overpaid[]] = [[], []]
  for (const [key, { account, id, value }] of sums) {
    const sum = listed.get(key)
    if (sum !== undefined) paidToListed += value
    if (sum === undefined) notListed.push({ account, id, paid: value, listed: 0n })
    else if (value > sum) overpaid.push({ account, id, paid: value, listed: sum })
  }
  return { rows, listed: total, paid: paidToListed, rest, overpaid, notListed }
}
