import type { DropMoney } from '../../device/deviceStore.ts'
import type { ListedDrop } from './listedDrop.ts'

/** Tokens whose sums stand above the list: those of most drops. */
const maxTokens = 3

/** What all drops of one token pay together. */
export type TokenTotal = Pick<DropMoney, 'token' | 'standard' | 'decimals'> & {
  readonly chainId: number
  readonly symbol: string
  readonly drops: number
  /** Base units. */
  readonly total: bigint
  /** Base units that are known to be paid. */
  readonly paid: bigint
  /** More may be paid: of some drop only the number of its paid recipients is known. */
  readonly isAtLeast: boolean
}

/** Base units of a drop that are paid; undefined where nobody looked at each of them. */
function paidOf({ seen, rowCount, money }: ListedDrop): bigint | undefined {
  if (!seen || seen.settledRows === 0) return 0n
  return seen.settledRows >= rowCount ? money.total : seen.settledAmount
}

/** Sums by token, those of most drops first. What a cancelled drop did not pay is owed to nobody. */
export function tokenTotals(drops: readonly ListedDrop[]): readonly TokenTotal[] {
  const totals = new Map<string, TokenTotal>()
  for (const drop of drops) {
    const { money, chainId, symbol, seen } = drop
    const paid = paidOf(drop)
    const { token, standard, decimals } = money
    const key = `${chainId} ${standard} ${token.toLowerCase()}`
    const known = totals.get(key) ?? { ...{ token, standard, decimals, chainId, symbol }, ...empty }
    totals.set(key, {
      ...known,
      drops: known.drops + 1,
      total: known.total + (seen?.isCancelled ? (paid ?? 0n) : money.total),
      paid: known.paid + (paid ?? 0n),
      isAtLeast: known.isAtLeast || paid === undefined,
    })
  }
  return [...totals.values()].toSorted((a, b) => b.drops - a.drops).slice(0, maxTokens)
}

const empty = { drops: 0, total: 0n, paid: 0n, isAtLeast: false }
