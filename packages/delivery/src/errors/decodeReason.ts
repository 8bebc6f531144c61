import type { Hex } from '@slotdrop/drops'
import { decodeErrorResult, toFunctionSelector } from 'viem'

/** Errors that tokens answer with (ERC-6093 and OpenZeppelin's). */
const tokenErrors = {
  'erc20-balance': 'ERC20InsufficientBalance(address,uint256,uint256)',
  'erc20-allowance': 'ERC20InsufficientAllowance(address,uint256,uint256)',
  'erc20-sender': 'ERC20InvalidSender(address)',
  'erc20-receiver': 'ERC20InvalidReceiver(address)',
  'erc721-nonexistent': 'ERC721NonexistentToken(uint256)',
  'erc721-owner': 'ERC721IncorrectOwner(address,uint256,address)',
  'erc721-approval': 'ERC721InsufficientApproval(address,uint256)',
  'erc721-receiver': 'ERC721InvalidReceiver(address)',
  'erc1155-balance': 'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
  'erc1155-approval': 'ERC1155MissingApprovalForAll(address,address)',
  'erc1155-receiver': 'ERC1155InvalidReceiver(address)',
  paused: 'EnforcedPause()',
} as const
type TokenError = keyof typeof tokenErrors

/** Why a token refused, as far as it is known. `rowReasonSentence` says it. */
export type Reason =
  | {
      readonly kind:
        | TokenError
        | 'none'
        /** Its account passes on what it gets, say: balances would not add up. */
        | 'inexact'
        /** It passes every trial, and is refused when it is mined. */
        | 'two-faced'
        /** An arithmetic or access fault inside the token. */
        | 'panic'
        /** A text that the distributor cut off, or a reason that no journal holds: `withAskedReasons` replays the payment. */
        | 'text-not-kept'
        /** The node could not replay the payment. */
        | 'untold'
        /** It was refused, and a replay passes. */
        | 'passes-now'
        | 'unknown'
    }
  /** The token's own text: untrusted, stripped and shortened. */
  | { readonly kind: 'text'; readonly text: string }

const bySelector = new Map(
  Object.entries(tokenErrors).map(([kind, signature]): [string, Reason] => [
    toFunctionSelector(signature),
    // Sound: it is a key of this very table.
    { kind: kind as TokenError },
  ]),
)

/** The reason where a token answered nothing. */
export const noReason: Reason = { kind: 'none' }

/** The reason of a refusal that was not kept in full. */
export const unkeptReason: Reason = { kind: 'text-not-kept' }

/** Whether a reason says nothing that helps. */
export function isVague({ kind }: Reason): boolean {
  return kind === 'none' || kind === 'unknown' || kind === 'text-not-kept' || kind === 'untold'
}

/** The reason where balances would not add up with a row, and would without it. */
export const inexactReason: Reason = { kind: 'inexact' }

/** The reason of a row that passes every trial and is refused when it is mined. */
export const twoFacedReason: Reason = { kind: 'two-faced' }

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
      return errorName === 'Error' ? { kind: 'text', text: plain(String(args?.[0])) } : { kind: 'panic' }
    }
  } catch {
    return unkeptReason
  }
  // By selector alone: what follows it may be cut off.
  return bySelector.get(data.slice(0, 10)) ?? { kind: 'unknown' }
}
