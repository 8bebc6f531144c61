import { accountBytes } from '../../rows/accounts.ts'
import { limbCount, readUint, sumUints, writeUint } from '../../values/uint256.ts'

/** Entries with weights, which become shares. */
type Weighted = {
  readonly count: number
  readonly accounts: Uint8Array
  readonly amounts: Uint32Array
}

function compareAccounts(accounts: Uint8Array, a: number, b: number): number {
  for (let byte = 0; byte < accountBytes; byte++) {
    const difference = (accounts[a * accountBytes + byte] ?? 0) - (accounts[b * accountBytes + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Shares a total in proportion to weights, exactly: every entry gets its part rounded down, and what is left goes one unit each
 * to those that lost most by it, so that the shares make the total and the order of the list makes no difference.
 *
 * The weights are overwritten. Answers the entries whose share is nothing.
 */
export function shareTotal(
  { count, accounts, amounts }: Weighted,
  total: bigint,
  isCounted: (index: number) => boolean,
): number[] {
  const sum = sumUints(amounts, count, isCounted)
  if (sum === 0n) return []
  const entries: number[] = []
  const lost = new Float64Array(count)
  let given = 0n
  for (let index = 0; index < count; index++) {
    if (!isCounted(index)) {
      amounts.fill(0, index * limbCount, (index + 1) * limbCount)
      continue
    }
    const product = total * readUint(amounts, index)
    const share = product / sum
    lost[index] = Number(((product % sum) << 64n) / sum)
    given += share
    writeUint(amounts, index, share)
    entries.push(index)
  }
  const left = Number(total - given)
  if (left > 0) {
    const order = Uint32Array.from(entries).sort(
      (a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || compareAccounts(accounts, a, b),
    )
    for (const index of order.subarray(0, left)) writeUint(amounts, index, readUint(amounts, index) + 1n)
  }
  return entries.filter((index) => readUint(amounts, index) === 0n)
}
