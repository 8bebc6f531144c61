import { useEffect } from 'react'

/**
 * What RainbowKit's dialog lacks for readers of the screen. Its wallet icons are unnamed images beside the wallet's
 * name: they are hidden. Its blurred backgrounds scroll, where no key can reach them: they are cut. Its compact steps
 * drop the heading that names the dialog: the dialog keeps the name.
 */
export function useKitRepairs(title: string): void {
  useEffect(() => {
    const repair = () => {
      for (const icon of document.querySelectorAll('[data-rk] [role="img"]:not([aria-label], [aria-hidden])')) {
        icon.setAttribute('aria-hidden', 'true')
      }
      for (const backdrop of document.querySelectorAll<HTMLElement>(
        '[data-rk] [style*="blur("][style*="overflow: auto"]',
      )) {
        backdrop.style.overflow = 'hidden'
      }
      for (const dialog of document.querySelectorAll('[data-rk][role="dialog"]:not([aria-label])')) {
        dialog.setAttribute('aria-label', title)
      }
    }
    const observer = new MutationObserver(repair)
    observer.observe(document.body, { childList: true, subtree: true })
    repair()
    return () => observer.disconnect()
  }, [title])
}
