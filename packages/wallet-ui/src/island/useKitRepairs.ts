import { useEffect } from 'react'
import { walletConstants } from '../constants.ts'
import { markAbsentWallets, useAbsentWallets } from './useAbsentWallets.ts'

/**
 * What RainbowKit's dialog lacks for readers of the screen. Its wallet icons are unnamed images beside the wallet's
 * name: they are hidden. Its blurred backgrounds scroll, where no key can reach them: they are cut. Its compact steps
 * drop the heading that names the dialog: the dialog keeps the name. And the logo in its QR code, which takes a share of
 * the code, gets the size it is asked to have (specification, section 9). Wallets that are not ready are marked (section 8).
 */
export function useKitRepairs(title: string): void {
  const absentWallets = useAbsentWallets()
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
      for (const logo of document.querySelectorAll<HTMLElement>('[data-rk] svg img[alt="Wallet Logo"]')) fitLogo(logo)
      markAbsentWallets(absentWallets)
    }
    const observer = new MutationObserver(repair)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['href'] })
    repair()
    return () => observer.disconnect()
  }, [title, absentWallets])
}

function fitLogo(logo: HTMLElement): void {
  const code = logo.closest('svg')
  if (!code || code.clientWidth === 0) return
  const isCompact = window.innerWidth < walletConstants.compactBelowPx
  const px = isCompact ? walletConstants.qrLogoPx.compact : walletConstants.qrLogoPx.wide
  // The code is drawn in units of its own.
  const side = `${(px * code.viewBox.baseVal.width) / code.clientWidth}px`
  Object.assign(logo.style, { width: side, height: side, flex: 'none' })
}
