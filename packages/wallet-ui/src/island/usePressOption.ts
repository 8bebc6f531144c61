import { useEffect } from 'react'

/** Presses a wallet of RainbowKit's list once it is there. */
export function usePressOption(walletId: string | undefined): void {
  useEffect(() => {
    if (walletId === undefined) return undefined
    const press = () => {
      const option = document.querySelector<HTMLElement>(`[data-rk] [data-testid="rk-wallet-option-${walletId}"]`)
      if (!option) return
      observer.disconnect()
      option.click()
    }
    const observer = new MutationObserver(press)
    observer.observe(document.body, { childList: true, subtree: true })
    press()
    return () => observer.disconnect()
  }, [walletId])
}
