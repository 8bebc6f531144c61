import { useCallback } from 'react'
import { useConfig } from 'wagmi'
import { disconnect } from 'wagmi/actions'

/**
 * Disconnects every wallet. One wallet can be connected twice, by its announcement and at `window.ethereum`; whoever
 * presses Disconnect means both.
 */
export function useDisconnectAll(): () => void {
  const config = useConfig()
  return useCallback(() => {
    const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
    void Promise.allSettled(connectors.map((connector) => disconnect(config, { connector })))
  }, [config])
}
