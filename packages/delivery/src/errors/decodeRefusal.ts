import { isHex } from 'viem'
import { decodeReason, type Reason } from './decodeReason.ts'

/** Why a call was refused, by the name of the distributor's error, with what `callRefusalSentence` tells. */
export type Refusal =
  | {
      readonly kind:
        | 'NotAuthorised'
        | 'AlreadyCancelled'
        | 'ClaimsNotOpen'
        | 'AlreadySettled'
        | 'NotTheAccount'
        | 'NoTokenCode'
        | 'InexactTransfer'
        | 'NotEnoughGas'
        | 'BadProof'
        | 'BadSignature'
        | 'SignatureExpired'
        | 'BadRecipient'
    }
  | { readonly kind: 'NotOpenYet'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'Closed'; readonly closesAtSeconds: bigint }
  | { readonly kind: 'PullFailed' | 'ReturnFailed'; readonly reason: Reason }
  /** `row` from 0, inside its slot. */
  | { readonly kind: 'RowRejected'; readonly row: number; readonly reason: Reason }
  /** An error of the distributor that should not come about. */
  | { readonly kind: 'unexpected'; readonly errorName: string }
  /** It was not the distributor that refused. */
  | { readonly kind: 'token'; readonly reason: Reason }

/** What the token answered for a row, as `RowRejected` carries it. */
export function decodeRowReason(reason: unknown): Reason {
  return decodeReason(isHex(reason) ? reason : '0x')
}

/** Names the distributor's error and takes what its sentence tells. */
export function decodeRefusal(errorName: string, args: readonly unknown[]): Refusal {
  // Sound: the ABI has a uint256 in the first place of the errors that tell a time.
  const seconds = () => args[0] as bigint
  switch (errorName) {
    case 'NotAuthorised':
    case 'AlreadyCancelled':
    case 'ClaimsNotOpen':
    case 'AlreadySettled':
    case 'NotTheAccount':
    case 'NoTokenCode':
    case 'InexactTransfer':
    case 'NotEnoughGas':
    case 'BadProof':
    case 'BadSignature':
    case 'SignatureExpired':
    case 'BadRecipient':
      return { kind: errorName }
    case 'NotOpenYet':
      return { kind: errorName, opensAtSeconds: seconds() }
    case 'Closed':
      return { kind: errorName, closesAtSeconds: seconds() }
    case 'PullFailed':
    case 'ReturnFailed':
      return { kind: errorName, reason: decodeRowReason(args[3]) }
    case 'RowRejected':
      return { kind: errorName, row: Number(args[1]), reason: decodeRowReason(args[2]) }
    default:
      return { kind: 'unexpected', errorName }
  }
}
