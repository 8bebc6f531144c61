function keyOf(draftKey: string) {
  return `slotdrop.typed.${draftKey}`
}

/**
 * A list that was pasted or typed and is not read yet, by its draft: until it is read, the draft has none. Local storage writes at once,
 * so that no reload loses it; a text that is too long for it is not kept.
 */
export const typedList = {
  get(draftKey: string): string {
    try {
      return localStorage.getItem(keyOf(draftKey)) ?? ''
    } catch {
      return ''
    }
  },
  /** Forgets it when it is empty. */
  set(draftKey: string, text: string): void {
    try {
      // What can't be kept whole is not kept at all.
      localStorage.removeItem(keyOf(draftKey))
      if (text !== '') localStorage.setItem(keyOf(draftKey), text)
    } catch {
      // Storage that is full or switched off.
    }
  },
}
