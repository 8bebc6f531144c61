import type { Address, Hex } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import type { Fees } from '../ports.ts'
import type { PipelineContext } from './pipelineContext.ts'

/** A transaction before it is signed. */
export type Unsigned = {
  readonly nonce: number
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly gas: bigint
  readonly fees: Fees
}

/** Signs; the same transaction gives the same bytes. */
export async function signTransaction(
  { signer, manifest }: Pick<PipelineContext, 'signer' | 'manifest'>,
  { fees, ...call }: Unsigned,
): Promise<{ raw: Hex; hash: Hex }> {
  const { chainId } = manifest.terms
  const raw = await ('gasPrice' in fees
    ? signer.signTransaction({ type: 'legacy', chainId, ...call, ...fees })
    : signer.signTransaction({ type: 'eip1559', chainId, ...call, ...fees }))
  return { raw, hash: keccak256(raw) }
}
