import type { GasSchedule } from '@slotdrop/chains'
import type { TokenStandard } from '@slotdrop/drops'
import type { WayCosts } from '../../../chain/gasFork.ts'

/** What a list of one standard costs, in gas: see docs/benchmarks.md. */
export type StandardCost = WayCosts & {
  readonly standard: TokenStandard
  /** One transaction by which the sender enables claiming. */
  readonly gasPerRegistration: number
}

/** Costs of each standard, by the gas schedule of a network. */
export type ScheduleCosts = Readonly<Record<GasSchedule, readonly StandardCost[]>>

/** What a list takes, whoever pays for it. */
export type GasEstimate =
  | {
      readonly way: 'send'
      readonly rows: number
      readonly slots: number
      readonly slotSize: number
      /** All gas of it, paid by the sender. */
      readonly gas: bigint
    }
  | {
      readonly way: 'claim'
      /** Gas of each claim, paid by its recipient. */
      readonly gas: bigint
      /** Gas of what enables claiming, paid by the sender. */
      readonly senderGas: bigint
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
export function estimateGas({ slotSize, gasPerRow, gasPerSlot }: WayCosts, rows: number): GasEstimate {
  const slots = Math.ceil(rows / slotSize)
  const gas = BigInt(gasPerRow) * BigInt(rows) + BigInt(gasPerSlot) * BigInt(slots)
  return { way: 'send', rows, slots, slotSize, gas }
}

/** Gas of a list that is claimed: the same for a short one and a long one. */
export function estimateClaimGas({
  gasPerClaim,
  gasPerRegistration,
}: Pick<StandardCost, 'gasPerClaim' | 'gasPerRegistration'>): GasEstimate {
  return { way: 'claim', gas: BigInt(gasPerClaim), senderGas: BigInt(gasPerRegistration) }
}
