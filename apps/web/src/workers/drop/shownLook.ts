import type { Hex } from '@slotdrop/drops'
import type { DropLook } from '../dropProtocol.ts'

/** What the HTML of a drop's page says of it. */
type ShownLook = DropLook & { readonly dropId: Hex }

declare global {
  // oxlint-disable-next-line no-var -- a property of the page is declared so
  var shownLook: ShownLook | undefined
}

/** Keeps what was written into the HTML before the page ran, so that the page goes on showing it. */
export function keepLook(look: ShownLook): void {
  globalThis.shownLook = look
}

/** What the HTML said of a drop before the page ran; undefined where it said nothing of it. */
export function getShownLook(dropId: string | undefined): DropLook | undefined {
  const { shownLook } = globalThis
  return shownLook?.dropId === dropId ? shownLook : undefined
}
