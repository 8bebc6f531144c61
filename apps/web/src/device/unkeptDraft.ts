import type { DeviceDraft } from './deviceStore.ts'

/** What was typed and chosen in a draft. Its list, and what was decided about the lines of it, are too large to be written at once. */
export type UnkeptChange = Pick<
  DeviceDraft,
  'token' | 'title' | 'mode' | 'choices' | 'replaces' | 'changedAt' | 'isSealed' | 'sealedAs'
>

function keyOf(draftKey: string) {
  return `slotdrop.unkept.${draftKey}`
}

/** A change as it was noted; undefined when that was not written here. */
export function parseUnkept(text: string): UnkeptChange | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof found !== 'object' || found === null) return undefined
  const { token, title, mode, choices, replaces, changedAt, isSealed, sealedAs } = found as Record<string, unknown>
  if (typeof token !== 'string' || typeof title !== 'string' || typeof changedAt !== 'number') return undefined
  if (mode !== 'push' && mode !== 'claim' && mode !== 'both') return undefined
  return {
    token,
    title,
    mode,
    // Sound: who opens a draft reads its choices with `parseChoices`, which believes nothing.
    choices: (choices ?? undefined) as UnkeptChange['choices'],
    replaces: typeof replaces === 'string' ? replaces : undefined,
    changedAt,
    isSealed: isSealed === true,
    sealedAs: typeof sealedAs === 'string' ? sealedAs : undefined,
  }
}

/**
 * Changes of drafts that IndexedDB had not taken when their page was left: a transaction that is under way then is given up.
 * Local storage writes at once. Where it is full or switched off, such a change is lost.
 */
export const unkeptDraft = {
  get(draftKey: string): UnkeptChange | undefined {
    try {
      return parseUnkept(localStorage.getItem(keyOf(draftKey)) ?? '')
    } catch {
      return undefined
    }
  },
  /** Forgets it when there is none. */
  set(draftKey: string, change: UnkeptChange | undefined): void {
    try {
      if (change === undefined) localStorage.removeItem(keyOf(draftKey))
      else localStorage.setItem(keyOf(draftKey), JSON.stringify(change))
    } catch {
      // Storage that is full or switched off.
    }
  },
}
