import { type Manifest, takesErc20 } from '@slotdrop/drops'
import { encodeFunctionData, erc1155Abi, erc20Abi } from 'viem'
import type { TransactionRequest } from '../ports.ts'

/** The call that lets the distributor take `amount`; of NFT collections all or nothing. */
export function approvalRequest({ terms }: Pick<Manifest, 'terms'>, amount: bigint): TransactionRequest {
  return {
    to: terms.token,
    data: takesErc20(terms)
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [terms.distributor, amount] })
      : encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'setApprovalForAll',
          args: [terms.distributor, amount > 0n],
        }),
    value: 0n,
  }
}
