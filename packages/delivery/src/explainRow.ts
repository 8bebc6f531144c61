import { type Hex, type Manifest, type Row, slotRows } from '@slotdrop/drops'
import { encodeFunctionData, erc1155Abi, erc20Abi, erc721Abi, type StateOverride } from 'viem'
import { isNodeTrouble, noReason, readReason, type Reason, RevertedError, toDeliveryError } from './errors/index.ts'
import { revertDataOf } from './errors/RevertedError.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'

/** The movement of one row alone, and who makes it. */
export function moveRow({ terms }: Manifest, { account, id, amount }: Row): TransactionRequest {
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

/** What a row is refused with now: the same movement is tried alone, as the distributor would do it. Undefined when it is not. */
async function answerTo(
  client: ChainClient,
  manifest: Manifest,
  row: Row,
  stateOverride: StateOverride,
): Promise<Hex | undefined> {
  const { distributor, sender, standard } = manifest.terms
  try {
    await client.call({
      account: standard === 'NATIVE' ? sender : distributor,
      ...moveRow(manifest, row),
      stateOverride,
    })
    return undefined
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return revertDataOf(error) ?? '0x'
  }
}

/** Why a row would be refused now. */
export async function explainRow(
  client: ChainClient,
  manifest: Manifest,
  row: Row,
  stateOverride: StateOverride = [],
): Promise<Reason> {
  const answer = await answerTo(client, manifest, row, stateOverride)
  return answer === undefined ? noReason : readReason(answer)
}

/** The row that stops a strict slot, with the token's whole answer where it can be had: the distributor keeps its first bytes only. */
export async function explainRejection(
  client: ChainClient,
  manifest: Manifest,
  slot: number,
  error: RevertedError,
): Promise<RevertedError> {
  const { errorName, args, refusal } = error
  const row = refusal.kind === 'RowRejected' ? slotRows(manifest, slot)[refusal.row] : undefined
  const answer = row && (await answerTo(client, manifest, row, []).catch(() => undefined))
  return answer === undefined || answer === '0x'
    ? error
    : new RevertedError({ errorName, args: [args[0], answer], cause: error })
}
