function keyOf(dropId: string) {
  return `slotdrop.bundle.${dropId}`
}

/**
 * Ids of steps that a wallet was asked to sign as one, by drop, until they are over. Without storage a reload forgets them: the chain tells
 * all the same whether they were mined, and the wallet does not sign the same ones twice.
 */
export const deviceBundles = {
  get(dropId: string): string | undefined {
    try {
      return localStorage.getItem(keyOf(dropId)) ?? undefined
    } catch {
      return undefined
    }
  },
  /** Forgets it when there is no id. */
  set(dropId: string, id: string | undefined): void {
    try {
      if (id === undefined) localStorage.removeItem(keyOf(dropId))
      else localStorage.setItem(keyOf(dropId), id)
    } catch {
      // Storage that is full or switched off.
    }
  },
}
