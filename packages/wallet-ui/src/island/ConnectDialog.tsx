import { RainbowKitProvider, useConnectModal, type DisclaimerComponent, type Locale } from '@rainbow-me/rainbowkit'
import { useEffect, useMemo, useRef } from 'react'
import { useKitStyles } from './kitStyles.ts'
import { createTheme, type AccentName } from './theme.ts'
import type { WalletTheme } from '../walletTypes.ts'
import { useConnectAttempt, type ConnectTrouble } from './useConnectAttempt.ts'
import { useKitRepairs } from './useKitRepairs.ts'
import { sentence } from '@slotdrop/messages'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'

type ConnectTroubleDialogProps = {
  readonly trouble: ConnectTrouble
  readonly title: string
  readonly onRetry: () => void
  readonly onOthers: () => void
  readonly onClose: () => void
}

/** Says why a wallet could not be connected, and leads to another try and to the other wallets. */
function ConnectTroubleDialog({ trouble, title, onRetry, onOthers, onClose }: ConnectTroubleDialogProps) {
  const say = useSay()
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="wui-dialog-text" role="alert">
        {say(trouble.sentence)}
      </p>
      <button type="button" className="wui-button" data-variant="primary" onClick={onRetry}>
        {say(sentence(messages.tryAgain))}
      </button>
      <button type="button" className="wui-button" onClick={onOthers}>
        {say(sentence(messages.otherWallets))}
      </button>
    </Dialog>
  )
}

/** Presses a wallet of RainbowKit's list once it is there. */
function usePressOption(walletId: string | undefined): void {
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

/** Parameters of {@link ConnectDialog}. */
export type ConnectDialogProps = {
  readonly appName: string
  readonly accent: AccentName | undefined
  /** The app's own; goes before the accent. */
  readonly theme: WalletTheme | undefined
  readonly locale: Locale
  /** Names the dialog for screen readers. */
  readonly title: string
  /** What stands under the wallets, in the language of the page. */
  readonly notes: readonly string[]
  readonly onClose: () => void
}

/** RainbowKit's connect dialog, open for as long as this is mounted. */
export function ConnectDialog({ appName, accent, theme: appTheme, locale, title, notes, onClose }: ConnectDialogProps) {
  useKitStyles()
  const { round, trouble, presses, endsWithClosing, restart } = useConnectAttempt(onClose)
  useKitRepairs(title)
  const theme = useMemo(() => appTheme ?? createTheme(accent), [appTheme, accent])
  // Equal notes are the same ones, whoever said them again.
  const noteText = notes.join('\n')
  const appInfo = useMemo(() => ({ appName, disclaimer: createNote(noteText) }), [appName, noteText])
  if (trouble) {
    const { walletId } = trouble
    return (
      <ConnectTroubleDialog
        trouble={trouble}
        title={title}
        onRetry={() => restart(walletId)}
        onOthers={() => restart()}
        onClose={() => {
          restart()
          onClose()
        }}
      />
    )
  }
  return (
    <RainbowKitProvider
      key={round}
      theme={theme}
      appInfo={appInfo}
      locale={locale}
      coolMode={!prefersReducedMotion()}
      showRecentTransactions={false}
    >
      <Opener presses={presses} endsWithClosing={endsWithClosing} onClose={onClose} />
    </RainbowKitProvider>
  )
}

type OpenerProps = {
  readonly presses: string | undefined
  readonly endsWithClosing: () => boolean
  readonly onClose: () => void
}

/** Opens the dialog once it may, and reports when it has closed for good. */
function Opener({ presses, endsWithClosing, onClose }: OpenerProps) {
  const { connectModalOpen, openConnectModal } = useConnectModal()
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!wasOpen.current && !connectModalOpen) openConnectModal?.()
  }, [connectModalOpen, openConnectModal])

  useEffect(() => {
    if (connectModalOpen) wasOpen.current = true
    else if (wasOpen.current && endsWithClosing()) onClose()
  }, [connectModalOpen, endsWithClosing, onClose])
  usePressOption(presses)

  return null
}

function createNote(text: string): DisclaimerComponent | undefined {
  if (text === '') return undefined
  return ({ Text }) => text.split('\n').map((line) => <Text key={line}>{line}</Text>)
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
