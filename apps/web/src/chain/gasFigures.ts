import { type GasSchedule, getChainFacts, newSlotGas } from '@slotdrop/chains'
import { maxSlotSize, planSlots, type TokenStandard } from '@slotdrop/drops'

/** Units of gas. */
export type GasFigures = {
  /** One row to a new holder. */
  readonly gasPerRow: bigint
  /** A transaction and its ledger word, beside the rows. */
  readonly gasPerSlot: bigint
  /** Rows that one transaction pays. */
  readonly slotSize: number
  /** One claim of a new holder. */
  readonly gasPerClaim: bigint
  /** Opening a drop for claims: one transaction, beside the approval. */
  readonly gasPerRegistration: bigint
}

// As docs/benchmarks.md has them, rounded up: first estimates until preflight measures.
const osakaGasPerRow = { ERC20: 26_500n, ERC721: 35_000n, ERC1155: 33_000n, NATIVE: 10_500n } as const
const osakaGasPerSlot = 60_000n
const osakaGasPerClaim = 94_000n
const osakaGasPerRegistration = 60_000n

/** What sending and claiming take on a gas schedule. Each but a row of coins fills one storage slot that was empty. */
export function getGasFigures(standard: TokenStandard, schedule: GasSchedule): GasFigures {
  const more = newSlotGas[schedule] - newSlotGas.osaka
  const gasPerRow = osakaGasPerRow[standard] + (standard === 'NATIVE' ? 0n : more)
  const gasPerSlot = osakaGasPerSlot + more
  const measured = [1, maxSlotSize[standard]].map((rows) => ({ rows, gas: gasPerSlot + gasPerRow * BigInt(rows) }))
  const plan = planSlots({
    rowCount: maxSlotSize[standard],
    standard,
    measured,
    gasCap: getChainFacts(1).transactionGasCap,
  })
  return {
    gasPerRow,
    gasPerSlot,
    slotSize: plan.kind === 'plan' ? plan.slotSize : 1,
    gasPerClaim: osakaGasPerClaim + more,
    gasPerRegistration: osakaGasPerRegistration + more,
  }
}

/** The same as numbers, which a page's static facts can carry. */
export function toNumbers(figures: GasFigures) {
  const { gasPerRow, gasPerSlot, slotSize, gasPerClaim, gasPerRegistration } = figures
  return {
    gasPerRow: Number(gasPerRow),
    gasPerSlot: Number(gasPerSlot),
    slotSize,
    gasPerClaim: Number(gasPerClaim),
    gasPerRegistration: Number(gasPerRegistration),
  }
}
