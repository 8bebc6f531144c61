import { slotDistributorAbi } from '@slotdrop/contracts'
import { getSlot, isUnwrapped, type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'

/**
 * The call of `send` for the rows in the masks, by slot. Its `sum` is what these rows add up to. A drop of native currency without a
 * wrapped token sends that sum as `value`.
 *
 * @param rowGas units of gas for the call of each row
 */
export function sendRequest(
  manifest: Manifest,
  masks: ReadonlyMap<number, bigint>,
  rowGas: bigint,
): TransactionRequest {
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
      args: [toDropStruct(manifest), total, rowGas, slots],
    }),
    value: isUnwrapped(terms) ? total : 0n,
  }
}
