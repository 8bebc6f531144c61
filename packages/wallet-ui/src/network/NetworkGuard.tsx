import type { ReactNode } from 'react'
import { sentence } from '@slotdrop/messages'
import { useAccount, useConfig } from 'wagmi'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
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
  const say = useSay()
  if (!isConnected) return disconnected
  if (walletChainId === chainId) return children

  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) {
    return (
      <div className="wui-guard">
        <p>{say(sentence(messages.chainNotSetUp, { app: appName, chainId }))}</p>
      </div>
    )
  }
  const failure = switchState.state === 'failed' ? switchState.failure : undefined
  return (
    <div className="wui-guard">
      <p>{say(sentence(messages.needsChain, { chain: chain.name }))}</p>
      <button
        type="button"
        className="wui-button"
        data-variant="primary"
        disabled={switchState.state === 'asking'}
        onClick={() => void switchTo(chainId)}
      >
        {say(
          switchState.state === 'asking'
            ? sentence(messages.confirmInWallet)
            : sentence(messages.switchTo, { chain: chain.name }),
        )}
      </button>
      {failure && failure.kind !== 'rejected' && <p className="wui-alert">{say(failure.sentence)}</p>}
    </div>
  )
}
