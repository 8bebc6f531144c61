import { slotDistributorAbi } from '@slotdrop/contracts'
import { getSlot, type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'

/**
 * The call of `send` for the rows in the masks, by slot. What it takes from the sender is declared (ERC-20, but for direct
 * drops, which pay row by row); coins go along when the drop is of the chain's coin.
 */
export function sendRequest(manifest: Manifest, masks: ReadonlyMap<number, bigint>): TransactionRequest {
  const { distributor, standard, direct } = manifest.terms
  const total = totalOf(needsOf(manifest, masks))
  const slots = [...masks]
    .toSorted(([a], [b]) => a - b)
    .map(([index, mask]) => {
      const { packed, rowsRoot, proof } = getSlot(manifest, index)
      return { index: BigInt(index), rows: packed, rowsRoot, proof, mask }
    })
  return {
    to: distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'send',
      args: [toDropStruct(manifest), standard === 'ERC20' && !direct ? total : 0n, slots],
    }),
    value: standard === 'NATIVE' ? total : 0n,
  }
}
