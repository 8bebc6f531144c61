import type { Address } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi, type Hex, hexToBigInt } from 'viem'
import { findRevert, type RevertedError } from '../errors/index.ts'
import type { InspectTokenParameters } from './TokenTrait.ts'

/** An account without balance and history, that nobody has the key of. */
export const nobody: Address = '0x51ad0000000000000000000000000000000d20b5'

type TransferTrial = {
  /** Undefined when it went through. */
  readonly refusal: { readonly error: RevertedError | undefined } | undefined
  readonly sent: bigint
  /** Base units that arrived; undefined where the node can't say. */
  readonly arrived: bigint | undefined
  readonly gas: bigint | undefined
}

/** Moves a little as a drop would: the owner approves, somebody else takes it to a new holder. Nothing is signed. */
export async function tryTransfer(parameters: InspectTokenParameters): Promise<TransferTrial | undefined> {
  const { client, token, standard, owner, balance, decimals, spender = nobody } = parameters
  if (standard !== 'ERC20' || owner === undefined || balance === undefined || balance === 0n) return undefined
  const one = 10n ** BigInt(decimals)
  const sent = balance < one ? balance : one
  const call = (account: Address, data: Hex) => ({ account, to: token, data, value: 0n })
  const approve = (amount: bigint) =>
    call(owner, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
  const balanceOf = call(owner, encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [nobody] }))
  const take = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [owner, nobody, sent] })
  try {
    const [block] = await client.simulateBlocks({
      blocks: [
        {
          stateOverrides: [...new Set([owner, spender])].map((address) => ({ address, balance: 2n ** 100n })),
          calls: [balanceOf, approve(0n), approve(sent), call(spender, take), balanceOf],
        },
      ],
    })
    const [had, , , moved, has] = block?.calls ?? []
    if (!moved || !had || !has) return undefined
    if (moved.status !== 'success')
      return { refusal: { error: findRevert(moved.error) }, sent, arrived: undefined, gas: undefined }
    return {
      refusal: undefined,
      sent,
      arrived: hexToBigInt(has.data || '0x0') - hexToBigInt(had.data || '0x0'),
      gas: moved.gasUsed,
    }
  } catch {
    return tryOwnTransfer(parameters, owner, sent)
  }
}

/** Tries the owner's own transfer where the node can't simulate: that shows at least whether it is refused. */
async function tryOwnTransfer(
  { client, token }: InspectTokenParameters,
  owner: Address,
  sent: bigint,
): Promise<TransferTrial | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [nobody, sent] })
  try {
    await client.call({ account: owner, to: token, data })
    return { refusal: undefined, sent, arrived: undefined, gas: undefined }
  } catch (error) {
    const reverted = findRevert(error)
    return reverted && { refusal: { error: reverted }, sent, arrived: undefined, gas: undefined }
  }
}
