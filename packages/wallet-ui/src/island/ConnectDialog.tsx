import { RainbowKitProvider, useConnectModal, type DisclaimerComponent, type Locale } from '@rainbow-me/rainbowkit'
import { useEffect, useMemo, useRef } from 'react'
import { useKitStyles } from './kitStyles.ts'
import { createTheme, type AccentName } from './theme.ts'
import { useKitRepairs } from './useKitRepairs.ts'

/** Parameters of {@link ConnectDialog}. */
export type ConnectDialogProps = {
  readonly appName: string
  readonly accent: AccentName | undefined
  readonly locale: Locale
  /** Whether wallets that need WalletConnect are left out. */
  readonly lacksRelay: boolean
  /** Whether the demonstration wallet is offered. */
  readonly hasDemoWallet: boolean
  readonly onClose: () => void
}

/** RainbowKit's connect dialog, open for as long as this is mounted. */
export function ConnectDialog({ appName, accent, locale, lacksRelay, hasDemoWallet, onClose }: ConnectDialogProps) {
  useKitStyles()
  useKitRepairs('Connect a Wallet')
  const theme = useMemo(() => createTheme(accent), [accent])
  const appInfo = useMemo(
    () => ({ appName, disclaimer: createNote({ lacksRelay, hasDemoWallet }) }),
    [appName, lacksRelay, hasDemoWallet],
  )
  return (
    <RainbowKitProvider
      theme={theme}
      appInfo={appInfo}
      locale={locale}
      coolMode={!prefersReducedMotion()}
      showRecentTransactions={false}
    >
      <Opener onClose={onClose} />
    </RainbowKitProvider>
  )
}

/** Opens the dialog once it may, and reports when it has closed. */
function Opener({ onClose }: { readonly onClose: () => void }) {
  const { connectModalOpen, openConnectModal } = useConnectModal()
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!wasOpen.current && !connectModalOpen) openConnectModal?.()
  }, [connectModalOpen, openConnectModal])

  useEffect(() => {
    if (connectModalOpen) wasOpen.current = true
    else if (wasOpen.current) onClose()
  }, [connectModalOpen, onClose])

  return null
}

function createNote({
  lacksRelay,
  hasDemoWallet,
}: {
  lacksRelay: boolean
  hasDemoWallet: boolean
}): DisclaimerComponent | undefined {
  if (!lacksRelay && !hasDemoWallet) return undefined
  return ({ Text }) => (
    <>
      {hasDemoWallet && (
        <Text>
          The demo wallet is an account of the local test network on this machine. Its tokens are worth nothing.
        </Text>
      )}
      {lacksRelay && <Text>Wallets on a phone are not offered: this site has no WalletConnect project id.</Text>}
    </>
  )
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
