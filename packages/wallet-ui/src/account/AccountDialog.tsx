import { useAccount } from 'wagmi'
import { Dialog } from '../dialog/Dialog.tsx'
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

  return (
    <Dialog title={profile.displayName} onClose={onClose}>
      <div className="wui-account">
        <Avatar address={address} size={74} imageUrl={profile.ensAvatar} />
        <p className="wui-account-address">{address}</p>
        {profile.displayBalance && <p className="wui-account-balance">{profile.displayBalance}</p>}
      </div>
      <div className="wui-actions">
        <button type="button" className="wui-action" onClick={copy}>
          {isCopied ? 'Copied!' : 'Copy Address'}
        </button>
        <button type="button" className="wui-action" onClick={disconnectAll}>
          Disconnect
        </button>
      </div>
      <RecentTransactions />
      <output className="wui-visually-hidden">{isCopied ? 'Address copied' : ''}</output>
    </Dialog>
  )
}
