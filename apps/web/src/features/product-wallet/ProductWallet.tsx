import type { ReactNode } from 'react'
import { appName, type RuntimeConfig } from '@slotdrop/config'
import { type SignInSettings, WalletProvider } from '@slotdrop/wallet-ui'
import { toWalletRuntime } from '../../chain/toWalletRuntime.ts'
import { useMessageLocale } from '../../i18n/index.ts'
import { useChainNote } from './useChainNote.ts'

/** The wallet layer with the chains and wallets of this deployment. */
export function ProductWallet({
  config,
  signIn,
  children,
}: {
  /** `null` while it is on its way. */
  readonly config: RuntimeConfig | null
  readonly signIn?: SignInSettings
  readonly children: ReactNode
}) {
  const language = useMessageLocale()
  const chainNote = useChainNote(config)
  return (
    <WalletProvider
      config={config && toWalletRuntime(config)}
      appName={appName}
      language={language}
      chainNote={chainNote}
      avatarProxy="/api/avatar?url="
      {...(signIn && { signIn })}
    >
      {children}
    </WalletProvider>
  )
}
