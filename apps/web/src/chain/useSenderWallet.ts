import { useMemo } from 'react'
import { getAccount, getChainId, getConnectorClient } from 'wagmi/actions'
import { useConfig } from 'wagmi'
import { parseHash, type SenderWallet } from '@slotdrop/delivery'

/** The connected wallet as sending wants it: account and network are asked for anew each time. */
export function useSenderWallet(): SenderWallet {
  const config = useConfig()
  return useMemo(
    (): SenderWallet => ({
      address: () => getAccount(config).address,
      async chainId() {
        const { connector } = getAccount(config)
        return connector ? connector.getChainId() : getChainId(config)
      },
      async sendTransaction({ to, data, value, gas, nonce, fees = {}, from, chainId }) {
        // A wallet that has switched in the meantime refuses, instead of signing with another account or on another network.
        const client = await getConnectorClient(config, {
          ...(from === undefined ? {} : { account: from }),
          ...(chainId === undefined ? {} : { chainId }),
        })
        const answer: unknown = await client.request({
          method: 'eth_sendTransaction',
          params: [
            {
              from: client.account.address,
              to,
              data,
              value: `0x${value.toString(16)}`,
              ...(gas === undefined ? {} : { gas: `0x${gas.toString(16)}` as const }),
              ...(nonce === undefined ? {} : { nonce: `0x${nonce.toString(16)}` as const }),
              ...Object.fromEntries(Object.entries(fees).map(([key, fee]) => [key, `0x${fee.toString(16)}`])),
            },
          ],
        })
        return parseHash(answer)
      },
      async request(method, params) {
        const { request } = await getConnectorClient(config)
        // Sound: which methods there are is the wallet's to say.
        return request({ method, params } as Parameters<typeof request>[0])
      },
    }),
    [config],
  )
}
