import { useEffect } from 'react'

/**
 * RainbowKit draws wallet icons as unnamed images beside the wallet's name. Readers of the screen need the name alone,
 * so the images are hidden from them.
 */
export function useHiddenIcons(): void {
  useEffect(() => {
    const hide = () => {
      for (const icon of document.querySelectorAll('[data-rk] [role="img"]:not([aria-label], [aria-hidden])')) {
        icon.setAttribute('aria-hidden', 'true')
      }
    }
    const observer = new MutationObserver(hide)
    observer.observe(document.body, { childList: true, subtree: true })
    hide()
    return () => observer.disconnect()
  }, [])
}
