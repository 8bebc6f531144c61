import { useState } from 'react'
import { useConfig } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { getChain } from '@slotdrop/chains'
import { useWalletContext } from '../provider/WalletContext.ts'
import { toSwitchFailure, type SwitchFailure } from './toSwitchFailure.ts'

/** Where a switch stands. */
export type SwitchState =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly chainId: number }
  | { readonly state: 'failed'; readonly chainId: number; readonly failure: SwitchFailure }

/** Asks the wallet to switch. `switchTo` resolves to the failure, or to null once the wallet has switched. */
export function useSwitchNetwork(): {
  readonly switchState: SwitchState
  readonly switchTo: (chainId: number) => Promise<SwitchFailure | null>
} {
  const config = useConfig()
  const { appName } = useWalletContext('useSwitchNetwork')
  const [switchState, setSwitchState] = useState<SwitchState>({ state: 'idle' })

  const switchTo = async (chainId: number) => {
    setSwitchState({ state: 'asking', chainId })
    try {
      await switchChain(config, { chainId })
      setSwitchState({ state: 'idle' })
      return null
    } catch (error) {
      const chainName =
        config.chains.find((chain) => chain.id === chainId)?.name ?? getChain(chainId)?.name ?? `chain ${chainId}`
      const failure = toSwitchFailure(error, { appName, chainName })
      setSwitchState(failure.kind === 'rejected' ? { state: 'idle' } : { state: 'failed', chainId, failure })
      return failure
    }
  }
  return { switchState, switchTo }
}
