import { useAuth } from '@slotdrop/auth/react'
import type { DropTerms } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** The drop's sender, where that account is signed in: a contract's session holds on its chain alone. */
export function useServiceSender({ sender, chainId }: Pick<DropTerms, 'sender' | 'chainId'>): string | undefined {
  const { session } = useAuth()
  if (!session || !isAddressEqual(session.address, sender)) return undefined
  return session.accountType === 'contract' && session.chainId !== chainId ? undefined : session.address
}
