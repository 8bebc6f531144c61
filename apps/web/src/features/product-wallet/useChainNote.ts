import { getDropContract, type RuntimeConfig } from '@slotdrop/config'
import { useCallback } from 'react'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What the network dialog says of a chain: that no drop can be sent there yet. */
export function useChainNote(config: RuntimeConfig | null): (chainId: number) => string | null {
  const t = useText(messages)
  return useCallback(
    (chainId) => (config && getDropContract(config, chainId) === null ? t('noContract') : null),
    [config, t],
  )
}
