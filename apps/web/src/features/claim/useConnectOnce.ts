import { useEffect, useRef } from 'react'
import { useAccount } from 'wagmi'
import { useWalletDialogs } from '@slotdrop/wallet-ui'

/** Whoever pressed what needs a wallet, and has none connected, wants to choose one: asks for it once. */
export function useConnectOnce(): void {
  const { isConnected } = useAccount()
  const { openConnectDialog } = useWalletDialogs()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current || isConnected || !openConnectDialog) return
    hasAsked.current = true
    openConnectDialog()
  }, [isConnected, openConnectDialog])
}
