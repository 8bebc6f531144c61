import { BaseError } from '@slotdrop/drops'

/** The sentence for a manifest that cannot be kept; anything that is not a manifest's fault is thrown on. */
export function toManifestProblem(error: unknown): string {
  if (error instanceof BaseError) return error.shortMessage
  throw error
}
