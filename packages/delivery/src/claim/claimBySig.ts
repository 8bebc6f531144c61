import { claimDomain, claimTypes, slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type DropCommitment, dropIdOf, type Hex, type ProvenRow } from '@slotdrop/drops'
import { encodeFunctionData, type TypedDataDomain } from 'viem'
import type { SignedClaim } from '../journal/RowClaim.ts'
import type { TransactionRequest } from '../ports.ts'
import { claimArgs } from './claimRequest.ts'

/** A claim to another address as the row's account signs it (EIP-712), for `eth_signTypedData_v4` or a key. */
export type ClaimTypedData = {
  readonly domain: TypedDataDomain
  readonly types: typeof claimTypes
  readonly primaryType: 'Claim'
  readonly message: {
    readonly dropId: Hex
    readonly slot: bigint
    readonly row: bigint
    readonly to: Address
    readonly deadline: bigint
  }
}

/** Builds what the row's account signs, so that anyone can pay the row to another address for it. A signature works once. */
export function claimTypedData(
  drop: DropCommitment,
  { slot, row }: Pick<ProvenRow, 'slot' | 'row'>,
  { to, deadline }: SignedClaim,
): ClaimTypedData {
  const { chainId, distributor } = drop.terms
  return {
    domain: claimDomain(chainId, distributor),
    types: claimTypes,
    primaryType: 'Claim',
    message: { dropId: dropIdOf(drop), slot: BigInt(slot), row: BigInt(row), to, deadline },
  }
}

/** Builds the transaction that submits a signed claim. Any account may send it. */
export function claimBySigRequest(
  drop: DropCommitment,
  row: ProvenRow,
  { to, deadline, signature }: SignedClaim & { readonly signature: Hex },
): TransactionRequest {
  const data = encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'claimBySig',
    args: [...claimArgs(drop, row), to, deadline, signature],
  })
  return { to: drop.terms.distributor, data, value: 0n }
}
