import { useEffect, useRef, useState } from 'react'
import { walletConstants } from '../constants.ts'

/** Copies a text and says so for 1500 ms (specification, section 9). */
export function useCopy(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setCopied(false), walletConstants.copiedMs)
      },
      () => setCopied(false),
    )
  }
  return { isCopied, copy }
}
