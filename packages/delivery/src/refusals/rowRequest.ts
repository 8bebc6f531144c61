import { type Manifest, type Row, takesErc20 } from '@slotdrop/drops'
import { encodeFunctionData, erc1155Abi, erc20Abi, erc721Abi } from 'viem'
import type { TransactionRequest } from '../ports.ts'

/** The movement of one row alone, and who makes it. */
export function rowRequest({ terms }: Pick<Manifest, 'terms'>, { account, id, amount }: Row): TransactionRequest {
  const { token, sender, standard, safeTransfer } = terms
  switch (standard) {
    case 'ERC20':
      return {
        to: token,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [sender, account, amount] }),
      }
    case 'ERC721':
      return {
        to: token,
        value: 0n,
        data: safeTransfer
          ? encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [sender, account, id] })
          : encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [sender, account, id] }),
      }
    case 'ERC1155':
      return {
        to: token,
        value: 0n,
        data: encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeTransferFrom',
          args: [sender, account, id, amount, '0x'],
        }),
      }
    case 'NATIVE':
      return { to: account, value: amount, data: '0x' }
    default:
      return standard satisfies never
  }
}

/** The movement of a sum from the sender to the distributor, which a push makes first; undefined where there is none. */
export function pullRequest({ terms }: Manifest, sum: bigint): TransactionRequest | undefined {
  const { token, sender, distributor, direct } = terms
  if (direct || !takesErc20(terms)) return undefined
  const args = [sender, distributor, sum] as const
  return { to: token, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args }) }
}
