import { useMemo } from 'react'
import { getAccount, getChainId, getConnectorClient, watchAccount } from 'wagmi/actions'
import { type Config, useConfig } from 'wagmi'
import { parseHash, type SenderWallet } from '@slotdrop/delivery'

/** After a reload the account is known before its connector can be used; resolves once the connection is back or given up. */
function untilRestored(config: Config): Promise<void> {
  return new Promise((resolve) => {
    if (getAccount(config).status !== 'reconnecting') return resolve()
    const stop = watchAccount(config, {
      onChange({ status }) {
        if (status === 'reconnecting') return
        stop()
        resolve()
      },
    })
  })
}

/** The connected wallet as sending wants it: account and network are asked for anew each time. */
export function useSenderWallet(): SenderWallet {
  const config = useConfig()
  return useMemo(
    (): SenderWallet => ({
      address: () => getAccount(config).address,
      async chainId() {
        await untilRestored(config)
        const { connector } = getAccount(config)
        return connector ? connector.getChainId() : getChainId(config)
      },
      async sendTransaction({ to, data, value, gas, nonce, fees = {}, from, chainId }) {
        await untilRestored(config)
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
        await untilRestored(config)
        const { request } = await getConnectorClient(config)
        // Sound: which methods there are is the wallet's to say.
        return request({ method, params } as Parameters<typeof request>[0])
      },
    }),
    [config],
  )
}
