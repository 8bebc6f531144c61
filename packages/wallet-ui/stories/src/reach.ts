import type { MockWallet } from '@slotdrop/wallet-ui/testing'
import { isInSafe, sayReady, untilReadyInFrame } from './safeHost.tsx'
import { walletStateOf } from './walletState.ts'

/** A text to press, or the one in the row of another text; a function does anything else once the wallet is connected. */
type Step = string | { readonly press: string; readonly beside: string } | ((wallet: MockWallet) => void)

type Context = {
  readonly loaded: { readonly wallet?: MockWallet }
  readonly parameters: Parameters<typeof walletStateOf>[0]
}

/**
 * The play function of a story: presses one thing after the other, and ends when the state is reached.
 *
 * @param shows a text that shows when the state is reached
 */
export function reach(shows: string, ...steps: readonly Step[]) {
  return async ({ loaded: { wallet }, parameters }: Context): Promise<void> => {
    const isFramed = walletStateOf(parameters).safeHost !== undefined
    if (isFramed && !isInSafe()) return untilReadyInFrame()
    for (const step of steps) {
      // One step leads to the next.
      // oxlint-disable-next-line no-await-in-loop
      if (typeof step === 'string') (await find(step, { isPressed: true })).click()
      // oxlint-disable-next-line no-await-in-loop
      else if (typeof step === 'object') (await find(step.press, { isPressed: true, beside: step.beside })).click()
      else {
        // oxlint-disable-next-line no-await-in-loop
        await find('0xf3…2266')
        if (wallet) step(wallet)
      }
    }
    await find(shows)
    if (isFramed) sayReady()
  }
}

/** A step that waits until the wallet is connected. */
export function connected() {}

/** The innermost element with this text, once it is there and, where it is to be pressed, can be. */
function find(
  text: string,
  { isPressed = false, beside }: { readonly isPressed?: boolean; readonly beside?: string } = {},
): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const found = [...document.body.querySelectorAll<HTMLElement>('*')].findLast(
        (element) =>
          element.textContent === text &&
          !(isPressed && element.closest(':disabled')) &&
          (beside === undefined || isBeside(element, beside)),
      )
      if (!found) return
      observer.disconnect()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    look()
  })
}

/** Whether an element stands in a row that begins with a text. */
function isBeside(element: HTMLElement, text: string): boolean {
  for (let row = element.parentElement; row; row = row.parentElement) {
    if (row.textContent === element.textContent) continue
    return row.textContent.startsWith(text)
  }
  return false
}
