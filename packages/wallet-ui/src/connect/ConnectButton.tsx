import { sentence } from '@slotdrop/messages'
import { useHasPendingTransactions } from '@slotdrop/tx-store/react'
import { useAccount, useConfig } from 'wagmi'
import { getChainIconUrl } from '@slotdrop/chains'
import { Avatar } from '../account/Avatar.tsx'
import { useProfile } from '../account/useProfile.ts'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { useWalletContext } from '../provider/WalletContext.ts'

/** Parameters of {@link ConnectButton}. */
export type ConnectButtonProps = {
  /** Words on the button while no wallet is connected. Default: Connect Wallet. */
  readonly label?: string
  /** Whether the account button holds the balance. Default: yes, hidden by the style sheet on narrow screens. */
  readonly hasBalance?: boolean
}

/**
 * "Connect Wallet" while disconnected; while connected a network button ("Wrong network" on a chain that is not
 * offered) and an account button (specification, section 2).
 */
export function ConnectButton({ label, hasBalance = true }: ConnectButtonProps) {
  const { openDialog, prepareConnect, isStarting, dialog } = useWalletContext('ConnectButton')
  const { address, chainId, status } = useAccount()
  const say = useSay()
  const isConnected = address !== undefined && (status === 'connected' || status === 'reconnecting')

  if (!isConnected) {
    return (
      <button
        type="button"
        className="wui-button wui-connect"
        data-variant="primary"
        aria-haspopup="dialog"
        aria-busy={isStarting || dialog === 'connect'}
        onPointerEnter={prepareConnect}
        onFocus={prepareConnect}
        onClick={() => openDialog('connect')}
      >
        {label ?? say(sentence(messages.connectWallet))}
      </button>
    )
  }
  return (
    <div className="wui-connect" data-connected="">
      <NetworkButton chainId={chainId} />
      <AccountButton address={address} chainId={chainId} hasBalance={hasBalance} />
    </div>
  )
}

function NetworkButton({ chainId }: { readonly chainId: number | undefined }) {
  const { openDialog } = useWalletContext('ConnectButton')
  const { chains } = useConfig()
  const say = useSay()
  const chain = chains.find(({ id }) => id === chainId)
  if (chain && chains.length === 1) return null
  return (
    <button
      type="button"
      className="wui-button wui-network"
      data-state={chain ? 'supported' : 'unsupported'}
      aria-haspopup="dialog"
      onClick={() => openDialog('network')}
    >
      {chain ? (
        <>
          <img src={getChainIconUrl(chain.id)} alt="" width={20} height={20} />
          <span className="wui-network-name">{chain.name}</span>
        </>
      ) : (
        say(sentence(messages.wrongNetwork))
      )}
    </button>
  )
}

type AccountButtonProps = {
  readonly address: `0x${string}`
  readonly chainId: number | undefined
  readonly hasBalance: boolean
}

function AccountButton({ address, chainId, hasBalance }: AccountButtonProps) {
  const { openDialog } = useWalletContext('ConnectButton')
  const { chains } = useConfig()
  const profile = useProfile(address, chainId)
  const hasPending = useHasPendingTransactions()
  const say = useSay()
  // An account on a chain that is not offered has one way on: the network button beside it.
  if (!chains.some(({ id }) => id === chainId)) return null
  return (
    <button
      type="button"
      className="wui-button wui-account-button"
      aria-haspopup="dialog"
      onClick={() => openDialog('account')}
    >
      <span className="wui-visually-hidden">{say(sentence(messages.account))} </span>
      {hasBalance && profile.displayBalance && <span className="wui-balance">{profile.displayBalance}</span>}
      <Avatar address={address} size={24} imageUrl={profile.ensAvatar} />
      <span className="wui-name">{profile.displayName}</span>
      {hasPending && (
        <span className="wui-pending">
          <span className="wui-visually-hidden">{say(sentence(messages.pendingTransaction))}</span>
        </span>
      )}
    </button>
  )
}
