import { useEffect } from 'react'

/**
 * Keeps the place of the keyboard when what had the focus is taken away or disabled: a list replaces the form that
 * asked for it, a dialog closes beside a button that is gone. Without this the browser begins again at the top of the
 * page. The nearest thing around it that is still there gets the focus: never the next button, which a second press of
 * Enter would set off.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    /** Who had the focus last, and all around them, from the inside out. */
    let focused: Element | undefined
    let around: readonly Element[] = []
    /** The same for the page, as long as a dialog outside of it has the focus. */
    let aroundBefore: readonly Element[] = []
    const root = document.getElementById('__next')

    const onFocusIn = ({ target }: { readonly target: EventTarget | null }) => {
      if (!(target instanceof Element)) return
      focused = target
      const path: Element[] = []
      for (
        let each: Element | null = target;
        each && each !== root && each !== document.body;
        each = each.parentElement
      )
        path.push(each)
      if (root?.contains(target)) aroundBefore = path
      around = path
    }
    const isLost = (element: Element) => !element.isConnected || element.matches(':disabled')
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // Still there, so it was left on purpose.
        if (target === focused && target instanceof Element && !isLost(target)) focused = undefined
      })
    const keep = () => {
      if (!focused || !isLost(focused)) return
      const [lost, { activeElement }] = [focused, document]
      focused = undefined
      if (activeElement !== document.body && activeElement !== lost) return
      for (const each of [...around, ...aroundBefore]) {
        if (isLost(each) || !(each instanceof HTMLElement)) continue
        if (each.tabIndex < 0 && !each.hasAttribute('tabindex')) each.tabIndex = -1
        each.focus({ preventScroll: true })
        // What is not shown can't take it.
        if (document.activeElement === each) return
      }
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    // It may have come before the page ran.
    if (document.activeElement !== document.body) onFocusIn({ target: document.activeElement })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
}
