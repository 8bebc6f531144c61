import { sentence } from '@slotdrop/messages'
import { useAccount } from 'wagmi'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { RecentTransactions } from '../transactions/RecentTransactions.tsx'
import { Avatar } from './Avatar.tsx'
import { useDisconnectAll } from './useDisconnectAll.ts'
import { useProfile } from './useProfile.ts'
import { useEffect, useRef, useState } from 'react'
import { walletConstants } from '../constants.ts'

/** Copies a text and says so for 1500 ms (specification, section 9). */
function useCopy(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
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

/** Avatar, address or name, balance, copy, disconnect, latest transactions (specification, section 2). */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { address, chainId } = useAccount()
  if (!address) return null
  return <Account address={address} chainId={chainId} onClose={onClose} />
}

type AccountProps = {
  readonly address: `0x${string}`
  readonly chainId: number | undefined
  readonly onClose: () => void
}

function Account({ address, chainId, onClose }: AccountProps) {
  const profile = useProfile(address, chainId)
  const disconnectAll = useDisconnectAll()
  const { isCopied, copy } = useCopy(address)
  const say = useSay()

  return (
    <Dialog title={profile.displayName} onClose={onClose}>
      <div className="wui-account">
        <Avatar address={address} size={74} imageUrl={profile.ensAvatar} />
        <p className="wui-account-address">{address}</p>
        {profile.displayBalance && <p className="wui-account-balance">{profile.displayBalance}</p>}
      </div>
      <div className="wui-actions">
        <button type="button" className="wui-action" onClick={copy}>
          {say(sentence(isCopied ? messages.copied : messages.copyAddress))}
        </button>
        <button type="button" className="wui-action" onClick={disconnectAll}>
          {say(sentence(messages.disconnect))}
        </button>
      </div>
      <RecentTransactions />
      <output className="wui-visually-hidden">{isCopied ? say(sentence(messages.addressCopied)) : ''}</output>
    </Dialog>
  )
}
