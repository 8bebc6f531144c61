import type { Connector } from 'wagmi'

/** Id and name by which the connect dialog lists the wallet of a connector. */
export function describeWallet(connector: Connector): { readonly id: string; readonly name: string } {
  // Sound: RainbowKit writes it on its connectors; others lack it.
  const { rkDetails } = connector as { rkDetails?: { readonly id: string; readonly name: string } }
  return rkDetails ?? { id: connector.id, name: connector.name }
}
