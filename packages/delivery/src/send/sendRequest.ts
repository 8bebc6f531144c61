import { slotDistributorAbi } from '@slotdrop/contracts'
import { getSlot, isUnwrapped, type Manifest, takesErc20, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'

/**
 * The call of `send` for the rows in the masks, by slot. What it takes from the sender is declared (ERC-20 and wrapped coins, but for
 * direct drops, which pay row by row); coins go along when the drop is of the chain's coin and not of a wrapped one.
 */
export function sendRequest(manifest: Manifest, masks: ReadonlyMap<number, bigint>): TransactionRequest {
  const { terms } = manifest
  const total = totalOf(needsOf(manifest, masks))
  const slots = [...masks]
    .toSorted(([a], [b]) => a - b)
    .map(([index, mask]) => {
      const { packed, rowsRoot, proof } = getSlot(manifest, index)
      return { index: BigInt(index), rows: packed, rowsRoot, proof, mask }
    })
  return {
    to: terms.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'send',
      args: [toDropStruct(manifest), takesErc20(terms) && !terms.direct ? total : 0n, slots],
    }),
    value: isUnwrapped(terms) ? total : 0n,
  }
}
