import { useEffect, useRef } from 'react'
import { useAccount } from 'wagmi'
import { type Address, checksumAddress } from '@slotdrop/drops'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { useRuntimeConfig } from '../../components/useRuntimeConfig.ts'
import { ProductWallet } from '../product-wallet/index.ts'
import { useConnectOnce } from './useConnectOnce.ts'

function Connected({ onAddress }: { readonly onAddress: (address: Address) => void }) {
  const { address } = useAccount()
  const tell = useRef(onAddress)
  tell.current = onAddress
  useEffect(() => {
    if (address) tell.current(checksumAddress(address))
  }, [address])
  useConnectOnce()
  return <ConnectButton />
}

/** Tells the address of the wallet that somebody connects. Fetched when asked for. */
export function WalletAddress({ onAddress }: { readonly onAddress: (address: Address) => void }) {
  const { config } = useRuntimeConfig()
  return (
    <ProductWallet config={config}>
      <Connected onAddress={onAddress} />
    </ProductWallet>
  )
}
