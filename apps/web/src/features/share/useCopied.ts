import { useEffect, useRef, useState } from 'react'
import { walletConstants } from '@slotdrop/wallet-ui/constants'

/** Copies a text, and says for a moment that it was. */
export function useCopied(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), walletConstants.copiedMs)
  }
  return { isCopied, copy: () => void copy() }
}
