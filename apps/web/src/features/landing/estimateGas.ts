import type { TokenStandard } from '@slotdrop/drops'

/** What a list of one standard costs, in gas: see docs/benchmarks.md. */
export type RowCost = {
  readonly standard: TokenStandard
  readonly gasPerRow: number
  readonly gasPerSlot: number
  /** Rows that one transaction pays. */
  readonly slotSize: number
}

/** The most rows that one drop takes. */
export const maxRows = 1_000_000

/** How many rows somebody typed, with or without marks of thousands; undefined: no number between 1 and `maxRows`. */
export function readRowCount(text: string): number | undefined {
  const digits = text.replace(/[\s.,’'_]/g, '')
  if (!/^\d{1,7}$/.test(digits)) return undefined
  const rows = Number(digits)
  return rows >= 1 && rows <= maxRows ? rows : undefined
}

/** Transactions and gas that send so many rows to accounts which never held the token: the dearest case. */
export function estimateGas(cost: RowCost, rows: number): { readonly slots: number; readonly gas: bigint } {
  const slots = Math.ceil(rows / cost.slotSize)
  return { slots, gas: BigInt(cost.gasPerRow) * BigInt(rows) + BigInt(cost.gasPerSlot) * BigInt(slots) }
}
