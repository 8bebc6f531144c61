import type { ReactNode } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { useWalletContext } from '../provider/WalletContext.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'

/** Parameters of {@link NetworkGuard}. */
export type NetworkGuardProps = {
  /** The chain its children need. */
  readonly chainId: number
  readonly children: ReactNode
  /** Shown while no wallet is connected. Nothing, if left out. */
  readonly disconnected?: ReactNode
}

/** Shows its children only while the wallet is on the chain they need; else it asks to switch. */
export function NetworkGuard({ chainId, children, disconnected = null }: NetworkGuardProps) {
  const { appName } = useWalletContext('NetworkGuard')
  const { chains } = useConfig()
  const { isConnected, chainId: walletChainId } = useAccount()
  const { switchState, switchTo } = useSwitchNetwork()
  if (!isConnected) return disconnected
  if (walletChainId === chainId) return children

  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) {
    return (
      <div className="wui-guard">
        <p>{`${appName} is not set up for chain ${chainId}. Nothing was sent.`}</p>
      </div>
    )
  }
  const failure = switchState.state === 'failed' ? switchState.failure : undefined
  return (
    <div className="wui-guard">
      <p>{`Your wallet is on another network. This needs ${chain.name}.`}</p>
      <button
        type="button"
        className="wui-button"
        data-variant="primary"
        disabled={switchState.state === 'asking'}
        onClick={() => void switchTo(chainId)}
      >
        {switchState.state === 'asking' ? 'Confirm in Wallet' : `Switch to ${chain.name}`}
      </button>
      {failure && failure.kind !== 'rejected' && <p className="wui-alert">{failure.message}</p>}
    </div>
  )
}
