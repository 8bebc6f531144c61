import { useEffect, useRef, useState } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import type { RuntimeConfig } from '@slotdrop/config'
import type { ShardIndex } from '@slotdrop/drops'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { Button } from '../../components/Button.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { ProductWallet } from '../product-wallet/index.ts'
import { messages } from './messages.generated.ts'
import { useConnectOnce } from './useConnectOnce.ts'

/** Offers the token to the wallet's list, where it knows how to. */
export function WatchAsset({
  index,
  isAsked = false,
}: {
  readonly index: ShardIndex
  /** She pressed a button for it already: the wallet is asked at once. */
  readonly isAsked?: boolean
}) {
  const t = useText(messages)
  const wagmi = useConfig()
  const [said, setSaid] = useState<'watched' | 'notWatched'>()
  const watch = async () => {
    try {
      const client = await getConnectorClient(wagmi)
      const { token, terms } = index
      await client.request({
        method: 'wallet_watchAsset',
        params: {
          type: 'ERC20',
          options: { address: terms.token, symbol: toPlainName(token.symbol).slice(0, 11), decimals: token.decimals },
        },
      })
      setSaid('watched')
    } catch {
      setSaid('notWatched')
    }
  }
  const asksAtOnce = useRef(isAsked)
  useEffect(() => {
    if (!asksAtOnce.current) return
    asksAtOnce.current = false
    void watch()
  })
  if (index.terms.standard !== 'ERC20') return null
  return (
    <>
      <Button onClick={() => void watch()}>{t('watch', { token: toPlainName(index.token.symbol) })}</Button>
      {said && (
        <p className="small muted" role="status">
          {t(said)}
        </p>
      )}
    </>
  )
}

function Connected({ index }: { readonly index: ShardIndex }) {
  const { isConnected } = useAccount()
  useConnectOnce()
  return isConnected ? <WatchAsset index={index} isAsked /> : <ConnectButton />
}

/** The same for somebody who was paid without a wallet, and asked for it. Fetched when she does. */
export function WatchPaid({ index, config }: { readonly index: ShardIndex; readonly config: RuntimeConfig }) {
  return (
    <ProductWallet config={config}>
      <Connected index={index} />
    </ProductWallet>
  )
}
