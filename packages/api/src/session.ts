import type { Session } from '@slotdrop/auth/server'
import { isAddressEqual, type Address } from 'viem'

export type { Session }

/** What the API needs of the sign-in: whose request it is. An `Auth` of `@slotdrop/auth/server` fits. */
export type Authenticator = {
  readonly getSession: (request: Request) => Promise<Session | null>
}

/** Whether a session may act as `account` on a chain. The same contract address may have other owners elsewhere. */
export function actsAs(session: Session | null, account: Address, chainId: number): boolean {
  if (session === null || !isAddressEqual(session.address, account)) return false
  return session.accountType === 'eoa' || session.chainId === chainId
}
