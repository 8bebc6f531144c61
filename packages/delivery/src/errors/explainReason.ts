import type { Hex } from '@slotdrop/drops'
import { decodeErrorResult, toFunctionSelector } from 'viem'

/** Errors that tokens answer with (ERC-6093 and OpenZeppelin's), in words. */
const words = new Map(
  Object.entries({
    'ERC20InsufficientBalance(address,uint256,uint256)': 'the sender’s balance is too small',
    'ERC20InsufficientAllowance(address,uint256,uint256)': 'the allowance is too small',
    'ERC20InvalidSender(address)': 'the token does not accept this sender',
    'ERC20InvalidReceiver(address)': 'the token does not accept this recipient',
    'ERC721NonexistentToken(uint256)': 'there is no token with this id',
    'ERC721IncorrectOwner(address,uint256,address)': 'the sender does not own this id',
    'ERC721InsufficientApproval(address,uint256)': 'the distributor has no approval for this id',
    'ERC721InvalidReceiver(address)': 'the recipient is a contract that does not accept NFTs',
    'ERC1155InsufficientBalance(address,uint256,uint256,uint256)': 'the sender holds too few of this id',
    'ERC1155MissingApprovalForAll(address,address)': 'the distributor has no approval for this collection',
    'ERC1155InvalidReceiver(address)': 'the recipient is a contract that does not accept this token',
    'EnforcedPause()': 'the token is paused',
  }).map(([signature, text]) => [toFunctionSelector(signature) as string, text]),
)

const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'
const longestText = 120

/** Control and direction characters of a token's text would let it pose as ours. */
const plain = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  [...text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ' ')]
    .slice(0, longestText)
    .join('')
    .trim()

/**
 * What a token answered when it refused, in words. The text inside is the token's own: untrusted, stripped and shortened.
 *
 * @param data revert data; the distributor keeps the first 64 bytes only
 */
export const explainReason = (data: Hex): string => {
  if (data === '0x') return 'no reason given'
  try {
    if (data.startsWith(ERROR_STRING) || data.startsWith(PANIC)) {
      const { errorName, args } = decodeErrorResult({ abi: [], data })
      return errorName === 'Error' ? `“${plain(String(args?.[0]))}”` : `an arithmetic or access fault inside the token`
    }
  } catch {
    return 'a text that the chain does not keep: a retry asks the token again and shows it'
  }
  // By selector alone: what follows it may be cut off.
  return words.get(data.slice(0, 10)) ?? 'an error that only the token knows'
}
