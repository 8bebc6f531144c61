import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type DropCommitment, type ProvenRow, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { TransactionRequest } from '../ports.ts'

/** Arguments that all ways to claim have in common. */
export function claimArgs(drop: DropCommitment, row: ProvenRow) {
  return [
    toDropStruct(drop),
    BigInt(row.slot),
    BigInt(row.row),
    row.account,
    row.id,
    row.amount,
    row.rowProof,
    row.rowsHash,
    row.slotProof,
  ] as const
}

/**
 * The one transaction that claims a row. Anybody may send it, and it pays the row's account all the same; with `to`, only the
 * account itself may.
 */
export function claimRequest(drop: DropCommitment, row: ProvenRow, to?: Address): TransactionRequest {
  const common = claimArgs(drop, row)
  const data =
    to === undefined
      ? encodeFunctionData({ abi: slotDistributorAbi, functionName: 'claim', args: common })
      : encodeFunctionData({ abi: slotDistributorAbi, functionName: 'claimTo', args: [...common, to] })
  return { to: drop.terms.distributor, data, value: 0n }
}
