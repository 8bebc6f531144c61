import type { DropTerms } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'

/** What WETH and its like have in common. */
const wrappedCoinAbi = [
  { type: 'function', name: 'deposit', stateMutability: 'payable', inputs: [], outputs: [] },
] as const

/** The call that turns coins into as much of the wrapped coin that a drop is paid from. Only for a token that is known to be one: it is handed the coins. */
export function wrapRequest({ chainId, token }: Pick<DropTerms, 'chainId' | 'token'>, wei: bigint): TransactionRequest {
  return {
    to: token,
    data: encodeFunctionData({ abi: wrappedCoinAbi, functionName: 'deposit' }),
    value: wei,
    chainId,
  }
}
