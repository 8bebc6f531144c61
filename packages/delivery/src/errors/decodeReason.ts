import type { Hex } from '@slotdrop/drops'
import { decodeErrorResult, toFunctionSelector } from 'viem'

/** Errors that tokens answer with (ERC-6093 and OpenZeppelin's), in words. */
const tokenErrors = {
  'erc20-balance': ['ERC20InsufficientBalance(address,uint256,uint256)', 'the sender’s balance is too small'],
  'erc20-allowance': ['ERC20InsufficientAllowance(address,uint256,uint256)', 'the allowance is too small'],
  'erc20-sender': ['ERC20InvalidSender(address)', 'the token does not accept this sender'],
  'erc20-receiver': ['ERC20InvalidReceiver(address)', 'the token does not accept this recipient'],
  'erc721-nonexistent': ['ERC721NonexistentToken(uint256)', 'there is no token with this id'],
  'erc721-owner': ['ERC721IncorrectOwner(address,uint256,address)', 'the sender does not own this id'],
  'erc721-approval': ['ERC721InsufficientApproval(address,uint256)', 'the distributor has no approval for this id'],
  'erc721-receiver': ['ERC721InvalidReceiver(address)', 'the recipient is a contract that does not accept NFTs'],
  'erc1155-balance': [
    'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
    'the sender holds too few of this id',
  ],
  'erc1155-approval': [
    'ERC1155MissingApprovalForAll(address,address)',
    'the distributor has no approval for this collection',
  ],
  'erc1155-receiver': [
    'ERC1155InvalidReceiver(address)',
    'the recipient is a contract that does not accept this token',
  ],
  paused: ['EnforcedPause()', 'the token is paused'],
} as const
const otherWords = {
  none: 'no reason given',
  panic: 'an arithmetic or access fault inside the token',
  'text-not-kept': 'a text that the chain does not keep: a retry asks the token again and shows it',
  unknown: 'an error that only the token knows',
} as const

/** Why a token refused, as far as it is known. */
export type Reason = (
  | { readonly kind: keyof typeof tokenErrors | keyof typeof otherWords }
  /** The token's own text: untrusted, stripped and shortened. */
  | { readonly kind: 'text'; readonly text: string }
) & {
  /** Part of a sentence, in English. */
  readonly message: string
}

const bySelector = new Map(
  Object.entries(tokenErrors).map(([kind, [signature, message]]): [string, Reason] => [
    toFunctionSelector(signature),
    { kind: kind as keyof typeof tokenErrors, message },
  ]),
)

function other(kind: keyof typeof otherWords): Reason {
  return { kind, message: otherWords[kind] }
}

/** Where nothing was answered. */
export const noReason: Reason = other('none')

const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'
const maxTextLength = 120

/** Control and direction characters of a token's text would let it pose as ours. */
function plain(text: string) {
  // oxlint-disable-next-line no-control-regex
  return [...text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ' ')]
    .slice(0, maxTextLength)
    .join('')
    .trim()
}

/**
 * What a token answered when it refused.
 *
 * @param data revert data; the distributor keeps the first 64 bytes only
 */
export function decodeReason(data: Hex): Reason {
  if (data === '0x') return noReason
  try {
    if (data.startsWith(ERROR_STRING) || data.startsWith(PANIC)) {
      const { errorName, args } = decodeErrorResult({ abi: [], data })
      if (errorName !== 'Error') return other('panic')
      const text = plain(String(args?.[0]))
      return { kind: 'text', text, message: `“${text}”` }
    }
  } catch {
    return other('text-not-kept')
  }
  // By selector alone: what follows it may be cut off.
  return bySelector.get(data.slice(0, 10)) ?? other('unknown')
}

/** See `decodeReason`; in English words. */
export function explainReason(data: Hex): string {
  return decodeReason(data).message
}
