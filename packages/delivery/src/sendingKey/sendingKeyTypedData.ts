import type { Address, Hex } from '@slotdrop/drops'
import type { TypedDataDomain } from 'viem'

/** The drop whose sending key is derived, and the site that derives it. */
export type SendingKeyRequest = {
  readonly chainId: number
  readonly dropId: Hex
  readonly sender: Address
  /** Origin of the site, such as `https://slotdrop.example`. */
  readonly site: string
}

const types = {
  SendingKey: [
    { name: 'purpose', type: 'string' },
    { name: 'warning', type: 'string' },
    { name: 'site', type: 'string' },
    { name: 'drop', type: 'bytes32' },
    { name: 'sender', type: 'address' },
  ],
} as const

/** A request for the signature that a sending key is derived from (EIP-712). */
export type SendingKeyTypedData = {
  readonly domain: TypedDataDomain
  readonly types: typeof types
  readonly primaryType: 'SendingKey'
  readonly message: {
    readonly purpose: string
    readonly warning: string
    readonly site: string
    readonly drop: Hex
    readonly sender: Address
  }
}

/**
 * Builds what the sender's wallet signs for a sending key. Its texts are part of the key and never change or get translated: the same drop
 * on the same site always has the same key.
 */
export function sendingKeyTypedData({ chainId, dropId, sender, site }: SendingKeyRequest): SendingKeyTypedData {
  return {
    domain: { name: 'Slotdrop', version: '1', chainId },
    types,
    primaryType: 'SendingKey',
    message: {
      purpose: `Sending key for drop ${dropId}`,
      warning: `Sign this only on ${site}. Whoever has this signature can take the gas balance of the sending key.`,
      site,
      drop: dropId,
      sender,
    },
  }
}
