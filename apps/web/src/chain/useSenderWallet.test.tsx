// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createConfig, http, mock, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { connect } from 'wagmi/actions'
import { useSenderWallet } from './useSenderWallet.ts'

afterEach(cleanup)

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a wallet that is being restored is asked once it is back, and one that does not come back is missing', async () => {
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [sender], features: { defaultConnected: true } })],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  await connect(config, { connector })
  const connected = config.state
  // A page that was reloaded knows the connection from its storage, where a connector has no methods.
  const { id, name, type, uid } = connector
  // Sound: wagmi keeps no more of a connector, whatever its type says.
  const stored = { accounts: [sender], chainId: 1, connector: { id, name, type, uid } as typeof connector } as const
  const restoring = { ...connected, status: 'reconnecting', connections: new Map([[uid, stored]]) } as const
  config.setState(restoring)

  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      {children}
    </WagmiProvider>
  )
  const { result } = renderHook(useSenderWallet, { wrapper })
  expect(result.current.address()).toBe(sender)
  const chainId = result.current.chainId()
  config.setState(connected)
  expect(await chainId).toBe(1)

  config.setState(restoring)
  const request = result.current.request?.('wallet_getCapabilities', [sender])
  config.setState({ ...connected, status: 'disconnected', connections: new Map(), current: null })
  await expect(request).rejects.toThrow('Connector not connected')
})
