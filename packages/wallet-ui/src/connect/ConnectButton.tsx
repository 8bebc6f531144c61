import { sentence } from '@slotdrop/messages'
import { useHasPendingTransactions } from '@slotdrop/tx-store/react'
import { useAccount, useConfig } from 'wagmi'
import { Avatar } from '../account/Avatar.tsx'
import { useProfile } from '../account/useProfile.ts'
import { getIconUrl } from '../network/getIconUrl.ts'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { useWalletContext } from '../provider/WalletContext.ts'
import { ConnectButtonCustom, type ConnectButtonCustomProps } from './ConnectButtonCustom.tsx'
import { toHiddenAt, type Responsive } from './responsive.ts'

/** Parameters of {@link ConnectButton}. */
export type ConnectButtonProps = {
  /** Draws the button itself, as RainbowKit's `ConnectButton.Custom` has it. Left out: the button of the specification. */
  readonly children?: ConnectButtonCustomProps['children']
  /** Words on the button while no wallet is connected. Default: Connect Wallet. */
  readonly label?: string
  /** What the account button shows of the account. Default: full, which is avatar and name. */
  readonly accountStatus?: Responsive<'full' | 'avatar' | 'address'>
  /** What the network button shows of the chain; `none`: it is there on a chain alone that is not offered. Default: full, which is icon and name. */
  readonly chainStatus?: Responsive<'full' | 'icon' | 'name' | 'none'>
  /** Whether the account button holds the balance. Default: from 768 px on. */
  readonly showBalance?: Responsive<boolean>
}

/**
 * "Connect Wallet" while disconnected; while connected a network button ("Wrong network" on a chain that is not
 * offered) and an account button (specification, section 2).
 */
export function ConnectButton({ children, ...props }: ConnectButtonProps) {
  return children ? <ConnectButtonCustom>{children}</ConnectButtonCustom> : <SpecifiedButton {...props} />
}

ConnectButton.Custom = ConnectButtonCustom

const fromWide = { smallScreen: false, largeScreen: true } as const

function SpecifiedButton({
  label,
  accountStatus = 'full',
  chainStatus = 'full',
  showBalance = fromWide,
}: Omit<ConnectButtonProps, 'children'>) {
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
      <NetworkButton chainId={chainId} chainStatus={chainStatus} />
      <AccountButton address={address} chainId={chainId} accountStatus={accountStatus} showBalance={showBalance} />
    </div>
  )
}

type NetworkButtonProps = Pick<Required<ConnectButtonProps>, 'chainStatus'> & { readonly chainId: number | undefined }

function NetworkButton({ chainId, chainStatus }: NetworkButtonProps) {
  const { openDialog } = useWalletContext('ConnectButton')
  const { chains } = useConfig()
  const say = useSay()
  const chain = chains.find(({ id }) => id === chainId)
  if (chain && chains.length === 1) return null
  const button = toHiddenAt(chainStatus, (status) => status !== 'none')
  if (chain && button === 'everywhere') return null
  const icon = toHiddenAt(chainStatus, (status) => status !== 'name')
  return (
    <button
      type="button"
      className="wui-button wui-network"
      data-hidden={chain && button}
      data-state={chain ? 'supported' : 'unsupported'}
      aria-haspopup="dialog"
      onClick={() => openDialog('network')}
    >
      {chain ? (
        <>
          {icon !== 'everywhere' && <img src={getIconUrl(chain)} alt="" width={20} height={20} data-hidden={icon} />}
          <span className="wui-network-name" data-hidden={toHiddenAt(chainStatus, (status) => status !== 'icon')}>
            {chain.name}
          </span>
        </>
      ) : (
        say(sentence(messages.wrongNetwork))
      )}
    </button>
  )
}

type AccountButtonProps = Pick<Required<ConnectButtonProps>, 'accountStatus' | 'showBalance'> & {
  readonly address: `0x${string}`
  readonly chainId: number | undefined
}

function AccountButton({ address, chainId, accountStatus, showBalance }: AccountButtonProps) {
  const { openDialog } = useWalletContext('ConnectButton')
  const { chains } = useConfig()
  const profile = useProfile(address, chainId)
  const hasPending = useHasPendingTransactions()
  const say = useSay()
  // An account on a chain that is not offered has one way on: the network button beside it.
  if (!chains.some(({ id }) => id === chainId)) return null
  const balance = toHiddenAt(showBalance, Boolean)
  const avatar = toHiddenAt(accountStatus, (status) => status !== 'address')
  return (
    <button
      type="button"
      className="wui-button wui-account-button"
      aria-haspopup="dialog"
      onClick={() => openDialog('account')}
    >
      <span className="wui-visually-hidden">{say(sentence(messages.account))} </span>
      {balance !== 'everywhere' && profile.displayBalance && (
        <span className="wui-balance" data-hidden={balance}>
          {profile.displayBalance}
        </span>
      )}
      {avatar !== 'everywhere' && (
        <span className="wui-part" data-hidden={avatar}>
          <Avatar address={address} size={24} imageUrl={profile.ensAvatar} />
        </span>
      )}
      <span className="wui-name" data-hidden={toHiddenAt(accountStatus, (status) => status !== 'avatar')}>
        {profile.displayName}
      </span>
      {hasPending && (
        <span className="wui-pending">
          <span className="wui-visually-hidden">{say(sentence(messages.pendingTransaction))}</span>
        </span>
      )}
    </button>
  )
}
