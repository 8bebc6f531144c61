import type { Manifest, Row } from '@slotdrop/drops'
import { encodeFunctionData, erc1155Abi, erc20Abi, erc721Abi, type StateOverride } from 'viem'
import { isNodeTrouble, noReason, readReason, type Reason, toDeliveryError } from './errors/index.ts'
import { revertDataOf } from './errors/RevertedError.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'

/** The movement of one row alone, and who makes it. */
export const moveRow = ({ terms }: Manifest, { account, id, amount }: Row): TransactionRequest => {
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

/** Why a row would be refused now: the same movement is tried alone, as the distributor would do it. */
export const explainRow = async (
  client: ChainClient,
  manifest: Manifest,
  row: Row,
  stateOverride: StateOverride = [],
): Promise<Reason> => {
  const { distributor, sender, standard } = manifest.terms
  try {
    await client.call({
      account: standard === 'NATIVE' ? sender : distributor,
      ...moveRow(manifest, row),
      stateOverride,
    })
    return noReason
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return readReason(revertDataOf(error) ?? '0x')
  }
}
