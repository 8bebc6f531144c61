function keyOf(dropId: string) {
  return `slotdrop.proposal.${dropId}`
}

/**
 * Proposals that a Safe's owners are signing, by drop, as the end of the link for them. Without storage a reload forgets it, and the link
 * that was sent works all the same.
 */
export const deviceProposals = {
  get(dropId: string): string | undefined {
    try {
      return localStorage.getItem(keyOf(dropId)) ?? undefined
    } catch {
      return undefined
    }
  },
  /** Forgets it when there is none. */
  set(dropId: string, proposal: string | undefined): void {
    try {
      if (proposal === undefined) localStorage.removeItem(keyOf(dropId))
      else localStorage.setItem(keyOf(dropId), proposal)
    } catch {
      // Storage that is full or switched off.
    }
  },
}
