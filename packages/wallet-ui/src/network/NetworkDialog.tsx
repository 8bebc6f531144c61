import { useAccount, useConfig } from 'wagmi'
import { sentence } from '@slotdrop/messages'
import { getChainFacts } from '@slotdrop/chains'
import { useDisconnectAll } from '../account/useDisconnectAll.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { useWalletContext } from '../provider/WalletContext.ts'
import { getIconUrl } from './getIconUrl.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'

/** Lists the chains on offer: one is connected, or one waits for the wallet (specification, sections 2 and 8). */
export function NetworkDialog({ onClose }: { readonly onClose: () => void }) {
  const { chains } = useConfig()
  const { chainId, connector } = useAccount()
  const disconnectAll = useDisconnectAll()
  const { appName, chainNote } = useWalletContext('NetworkDialog')
  const { switchState, switchTo } = useSwitchNetwork()
  const say = useSay()
  const isSupported = chains.some((chain) => chain.id === chainId)
  const canSwitch = !connector || typeof connector.switchChain === 'function'
  const failure = switchState.state === 'failed' ? switchState.failure : undefined

  const choose = async (id: number) => {
    const outcome = await switchTo(id)
    if (outcome === null || outcome.kind === 'rejected') onClose()
  }

  return (
    <Dialog title={say(sentence(messages.switchTitle))} onClose={onClose}>
      {!isSupported && <p className="wui-dialog-text">{say(sentence(messages.wrongNetworkDetected))}</p>}
      {!canSwitch && <p className="wui-dialog-text">{say(sentence(messages.switchUnsupported, { app: appName }))}</p>}
      <ul className="wui-list">
        {chains.map((chain) => {
          const isCurrent = chain.id === chainId
          const isAsking = switchState.state === 'asking' && switchState.chainId === chain.id
          const note = chainNote?.(chain.id)
          return (
            <li key={chain.id}>
              <button
                type="button"
                className="wui-row"
                aria-current={isCurrent}
                disabled={isCurrent || !canSwitch || switchState.state === 'asking'}
                onClick={() => void choose(chain.id)}
              >
                <img className="wui-chain-icon" src={getIconUrl(chain)} alt="" width={28} height={28} />
                <span className="wui-row-text">
                  <span>{chain.name}</span>
                  {getChainFacts(chain.id).stage === 'retired' && (
                    <span className="wui-row-note">{say(sentence(messages.retired))}</span>
                  )}
                  {note && <span className="wui-row-note">{note}</span>}
                </span>
                {isCurrent && (
                  <span className="wui-row-state" data-state="connected">
                    {say(sentence(messages.connected))}
                  </span>
                )}
                {isAsking && (
                  <span className="wui-row-state" data-state="asking">
                    {say(sentence(messages.confirmInWallet))}
                  </span>
                )}
              </button>
            </li>
          )
        })}
        {!isSupported && (
          <li>
            <button type="button" className="wui-row wui-row-danger" onClick={disconnectAll}>
              {say(sentence(messages.disconnect))}
            </button>
          </li>
        )}
      </ul>
      <p role="alert" className="wui-alert">
        {failure && failure.kind !== 'rejected' ? say(failure.sentence) : null}
      </p>
    </Dialog>
  )
}
