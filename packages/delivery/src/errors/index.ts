export * from './classes.ts'
export { concernsAllowance } from './concernsAllowance.ts'
export {
  noReason,
  inexactReason,
  isVague,
  twoFacedReason,
  unkeptReason,
  decodeReason,
  type Reason,
} from './decodeReason.ts'
export { findRevert, revertOf } from './decodeRevert.ts'
export { type Refusal, decodeRowReason } from './decodeRefusal.ts'
export { rowReasonSentence } from './rowReasonSentence.ts'
export { hasCode, isNodeTrouble, toDeliveryError } from './toDeliveryError.ts'
