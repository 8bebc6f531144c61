import type { SendState } from '@slotdrop/delivery'

/** Whether a key stopped since the date by which it should have been done has passed, with gas above what is allowed. */
export function isStoppedByDate({ state }: { readonly state: SendState | undefined }): boolean {
  return state?.problem?.error.name === 'FinishByPassedError'
}
