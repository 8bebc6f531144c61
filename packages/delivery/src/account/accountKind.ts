import type { Address, Hex } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'

const DELEGATION = '0xef0100'

/** What kind of account this code makes: EIP-7702 delegations are still accounts with a key. */
export function accountKind(code: Hex | undefined): 'plain' | 'delegated' | 'contract' {
  if (code === undefined || code === '0x') return 'plain'
  return code.toLowerCase().startsWith(DELEGATION) && code.length === 48 ? 'delegated' : 'contract'
}

/** Whether an account is a contract, such as a Safe: its transactions may wait for the signatures of several owners. */
export async function isContractAccount(client: ChainClient, address: Address): Promise<boolean> {
  return accountKind(await client.getCode({ address })) === 'contract'
}
