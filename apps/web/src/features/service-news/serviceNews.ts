import type { SendingEnd, SendingStage, SendingWaitReason } from '../../server-data/schema.generated.ts'

/** What of a drop with the service is compared between two looks. */
export type NewsFacts = {
  readonly stage: `${SendingStage}`
  readonly end: `${SendingEnd}` | null
  readonly refusedRows: number
  readonly waiting: { readonly reason: `${SendingWaitReason}` } | null
  readonly problem: { readonly name: string } | null
}

/** What a notification says to a sender who looks at something else. `purse`: its gas money is used up; `blocked`: by what `name` says. */
export type ServiceNews =
  | { readonly kind: 'purse' }
  | { readonly kind: 'blocked'; readonly name: string }
  | { readonly kind: 'refused'; readonly rows: number }
  | { readonly kind: 'complete' }

const ofPurse: ReadonlySet<string> = new Set(['InsufficientFundsError', 'InsufficientCoinsError'])
const ofRefusal = 'NothingPayableError'

function isPurseLow({ stage, waiting, problem }: NewsFacts): boolean {
  if (stage === 'WAITING') return waiting?.reason === 'PURSE'
  return stage === 'BLOCKED' && problem !== null && ofPurse.has(problem.name)
}

/** What only somebody else can mend; refused rows and gas money have news of their own. */
function barOf({ stage, problem }: NewsFacts): string | undefined {
  if (stage !== 'BLOCKED' || !problem || ofPurse.has(problem.name) || problem.name === ofRefusal) return undefined
  return problem.name
}

function isComplete({ stage, end }: NewsFacts): boolean {
  return stage === 'COMPLETE' || end === 'COMPLETE'
}

/**
 * What became so between two looks at a drop; nothing for what was so before, and nothing at the first look: whoever opens a page reads it there.
 *
 * @param before undefined before the first look, null where the service was not asked to send it
 */
export function newsBetween(
  before: NewsFacts | null | undefined,
  after: NewsFacts | null | undefined,
): readonly ServiceNews[] {
  if (before === undefined || !after) return []
  const news: ServiceNews[] = []
  if (isPurseLow(after) && !(before && isPurseLow(before))) news.push({ kind: 'purse' })
  const bar = barOf(after)
  if (bar !== undefined && !(before && barOf(before) === bar)) news.push({ kind: 'blocked', name: bar })
  if (after.refusedRows > (before?.refusedRows ?? 0)) news.push({ kind: 'refused', rows: after.refusedRows })
  if (isComplete(after) && !(before && isComplete(before))) news.push({ kind: 'complete' })
  return news
}
