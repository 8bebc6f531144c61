import type { Address } from 'viem'

/** `contract`: the account is a contract, and holds authority on the chain it signed for alone. */
export type AccountType = 'eoa' | 'contract'

/** Who a request comes from, as a signature proved it. */
export type Session = {
  readonly address: Address
  /** The chain named in the signed message. */
  readonly chainId: number
  readonly accountType: AccountType
  /** The end, whatever happens: sessions don't slide. */
  readonly expiresAt: Date
}
