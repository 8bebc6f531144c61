import { useMemo } from 'react'
import { getAccount, getChainId, getConnectorClient } from 'wagmi/actions'
import { useConfig } from 'wagmi'
import type { SenderWallet } from '@slotdrop/delivery'

/** The connected wallet as sending wants it: account and network are asked for anew each time. */
export const useSenderWallet = (): SenderWallet => {
  const config = useConfig()
  return useMemo(
    (): SenderWallet => ({
      address: () => getAccount(config).address,
      async chainId() {
        const { connector } = getAccount(config)
        return connector ? connector.getChainId() : getChainId(config)
      },
      async sendTransaction({ to, data, value, gas, nonce }) {
        const client = await getConnectorClient(config)
        return client.request({
          method: 'eth_sendTransaction',
          params: [
            {
              from: client.account.address,
              to,
              data,
              value: `0x${value.toString(16)}`,
              ...(gas === undefined ? {} : { gas: `0x${gas.toString(16)}` as const }),
              ...(nonce === undefined ? {} : { nonce: `0x${nonce.toString(16)}` as const }),
            },
          ],
        })
      },
    }),
    [config],
  )
}
