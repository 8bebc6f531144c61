/** What is known of a drop where it is asked how its claims stand. */
export type ClaimsFacts = {
  readonly rowCount: number
  /** Rows that are paid, whoever asked for it. */
  readonly settledRows: number
  /** Rows among them that were sent, not claimed; undefined where only the ledger was read. */
  readonly sentRows?: number | undefined
  readonly isCancelled?: boolean | undefined
  /** What the chain says: recipients may claim while the drop is open. */
  readonly claimsOpen: boolean
  /** The sender meant it to be claimed, as this device knows. */
  readonly isForClaims?: boolean | undefined
  /** Seconds since 1970; 0: at once. */
  readonly opensAtSeconds: number
  /** Seconds since 1970; 0: never. */
  readonly closesAtSeconds: number
}

/** How a drop that is for claims stands, and how many of its rows are paid. */
export type ClaimsState = {
  readonly kind: 'open' | 'later' | 'closed' | 'not-enabled'
  readonly doneRows: number
  readonly rowCount: number
  /** Some of them were sent: then they are called paid, not claimed. */
  readonly isPartlySent: boolean
}

/** How the claims of a drop stand, the same wherever it is shown; undefined for one that is not for claims, is complete or was cancelled. */
export function claimsStateOf(facts: ClaimsFacts, now: number): ClaimsState | undefined {
  const { rowCount, settledRows, sentRows = 0, claimsOpen, opensAtSeconds, closesAtSeconds } = facts
  if (settledRows >= rowCount || facts.isCancelled) return undefined
  if (!claimsOpen && !facts.isForClaims) return undefined
  const seconds = now / 1000
  const isOver = closesAtSeconds !== 0 && seconds >= closesAtSeconds
  const isEnabled = claimsOpen ? (seconds < opensAtSeconds ? 'later' : 'open') : 'not-enabled'
  return { kind: isOver ? 'closed' : isEnabled, doneRows: settledRows, rowCount, isPartlySent: sentRows > 0 }
}
