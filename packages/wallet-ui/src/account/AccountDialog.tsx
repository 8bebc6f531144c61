import { sentence } from '@slotdrop/messages'
import { useAccount } from 'wagmi'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { RecentTransactions } from '../transactions/RecentTransactions.tsx'
import { Avatar } from './Avatar.tsx'
import { useCopy } from './useCopy.ts'
import { useDisconnectAll } from './useDisconnectAll.ts'
import { useProfile } from './useProfile.ts'

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
