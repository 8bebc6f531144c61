/** Told of each slot that was tried. */
export type OnTried = (slot: number) => void
