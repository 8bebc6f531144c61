import type { Address } from 'viem'

/** Who a request comes from, as the sign-in proved it. */
export type Session = {
  readonly address: Address
  /** The chain named in the signed message. A contract account holds authority there alone. */
  readonly chainId: number
  readonly accountType: 'eoa' | 'contract'
  readonly expiresAt: Date
}

/** What the API needs of the sign-in: the cookie of a request, looked up. */
export type Authenticator = {
  readonly getSession: (request: Request) => Promise<Session | null>
}

/** Whether a session may act as `account` on a chain. The same contract address may have other owners elsewhere. */
export function actsAs(session: Session | null, account: Address, chainId: number): boolean {
  if (session === null || session.address.toLowerCase() !== account.toLowerCase()) return false
  return session.accountType === 'eoa' || session.chainId === chainId
}
