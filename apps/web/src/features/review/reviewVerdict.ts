import type { Comparison, Review, ReviewFault } from '../../workers/review/reviewProtocol.ts'

/** Whether an owner is to sign. */
export type Verdict =
  /** No link was read: there is a list, and nothing that is to be signed of it. */
  | { readonly kind: 'list-only' }
  /** The list is not the proposal's, or the proposal does what it should not. */
  | { readonly kind: 'faults' }
  /** The chain is silent, and nobody has said the nonce. */
  | { readonly kind: 'nonce-unknown' }
  /** The hash is of something else. */
  | { readonly kind: 'mismatch' }
  /** It was executed, or another one in its place. */
  | { readonly kind: 'used'; readonly nonce: bigint; readonly next: bigint }
  /** Its nonce is another than the one that was written. */
  | { readonly kind: 'other-nonce'; readonly nonce: bigint; readonly written: bigint }
  /** `ahead`: proposals that are executed before it. */
  | { readonly kind: 'match'; readonly nonce: bigint; readonly ahead: number }

/** Faults that stand beside a verdict, and do not make it. */
const cautions: ReadonlySet<ReviewFault['kind']> = new Set(['anyone-sends', 'approves-others', 'unknown-sender'])

/** Whether a fault alone is a reason not to sign. */
export function isBlocking({ kind }: ReviewFault): boolean {
  return !cautions.has(kind)
}

/**
 * What to tell an owner.
 *
 * @param written the nonce that she has written herself; undefined where the chain's counts
 */
export function readVerdict({
  review: { calls, faults, safe },
  comparison,
  written,
}: {
  readonly review: Pick<Review, 'calls' | 'faults' | 'safe'>
  readonly comparison: Comparison | undefined
  readonly written: bigint | undefined
}): Verdict {
  if (calls.length === 0) return { kind: 'list-only' }
  if (faults.some(isBlocking)) return { kind: 'faults' }
  if (!comparison) return { kind: 'nonce-unknown' }
  const { found } = comparison
  if (!found) return { kind: 'mismatch' }
  const { nonce } = found
  if (safe && nonce < safe.nonce) return { kind: 'used', nonce, next: safe.nonce }
  if (written !== undefined && written !== nonce) return { kind: 'other-nonce', nonce, written }
  return { kind: 'match', nonce, ahead: safe ? Number(nonce - safe.nonce) : 0 }
}
