import { DropsError } from '@slotdrop/drops'

/** The sentence for a manifest that cannot be kept; anything that is not a manifest's fault is thrown on. */
export function toManifestProblem(error: unknown): string {
  if (error instanceof DropsError) return error.shortMessage
  throw error
}
