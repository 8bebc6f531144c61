import { slotDistributorAbi } from '@slotdrop/contracts'
import { getSlot, type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'

/** The call of `send` for the rows in `mask`. Coins go along when the drop is of the chain's coin. */
export function sendRequest(manifest: Manifest, slotIndex: number, mask: bigint): TransactionRequest {
  const { packed, rowsRoot, proof } = getSlot(manifest, slotIndex)
  return {
    to: manifest.terms.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'send',
      args: [toDropStruct(manifest), BigInt(slotIndex), packed, rowsRoot, proof, mask],
    }),
    value: manifest.terms.standard === 'NATIVE' ? totalOf(needsOf(manifest, new Map([[slotIndex, mask]]))) : 0n,
  }
}
