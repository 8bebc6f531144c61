import { type AuthoriseStep, type OpenDrop, type Readiness, type ReadinessProblem, sumNeeds } from '@slotdrop/delivery'

/**
 * How the approval of a drop stands.
 *
 * `paid` nobody is left to be paid · `open` it is to be signed · `approved` it covers what the drop and those that share it need · `hindered`
 * something forbids it, which `notedProblems` names · `failed` the chain could not be asked
 */
export type ApprovalState = 'paid' | 'open' | 'approved' | 'hindered' | 'failed'

/** With these nothing is ever sent any more, whatever was approved. */
const ended: ReadonlySet<ReadinessProblem> = new Set(['cancelled', 'closed'])

/** These are in the way of sending, and not of an approval. */
const beyondApproval: ReadonlySet<ReadinessProblem> = new Set(['contract-account', 'no-fees', 'not-open-yet'])

/** These hold for every drop of a sender on a network alike. */
const everywhere: ReadonlySet<ReadinessProblem> = new Set([
  'rpc-unavailable',
  'rpc-on-other-chain',
  'no-distributor',
  'distributor-differs',
])

export function approvalState({
  readiness: { progress, needed, allowance, problems },
  steps,
  others,
  isFailed,
}: {
  readonly readiness: Pick<Readiness, 'progress' | 'needed' | 'allowance' | 'problems'>
  readonly steps: readonly AuthoriseStep[]
  /** Drops that the approval is to cover too. */
  readonly others: readonly OpenDrop[]
  /** The steps could not be found out. */
  readonly isFailed: boolean
}): ApprovalState {
  if (isFailed) return 'failed'
  if (progress && needed === 0n) return 'paid'
  if (steps.length > 0) return 'open'
  const isCovered = allowance >= needed + sumNeeds(others)
  return isCovered && !problems.some(({ kind }) => ended.has(kind)) ? 'approved' : 'hindered'
}

/**
 * What is said of a drop beside its approval.
 *
 * @param open problems of the drop whose screen it is: what holds for all is said once
 */
export function notedProblems(problems: Readiness['problems'], open: Readiness['problems']): Readiness['problems'] {
  const isSaid = (wanted: ReadinessProblem) => open.some(({ kind }) => kind === wanted)
  return problems.filter(({ kind }) => !beyondApproval.has(kind) && !(everywhere.has(kind) && isSaid(kind)))
}
