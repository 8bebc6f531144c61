import { isUserRejection } from '@slotdrop/errors'
import { BaseError, HttpRequestError, RpcRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { DeliveryError, UnexpectedDeliveryError } from './DeliveryError.ts'
import { InsufficientFundsError } from './moneyErrors.ts'
import { RpcRateLimitedError, RpcUnavailableError } from './nodeErrors.ts'
import { findRevert } from './decodeRevert.ts'
import { ReplacementTooCheapError } from './slotErrors.ts'
import { RejectedInWalletError, WalletUnavailableError } from './walletErrors.ts'

type Cause = {
  readonly code?: unknown
  readonly status?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly error?: unknown
  readonly originalError?: unknown
  readonly data?: unknown
}

/** Every cause of an error, itself first; wallets bury the one that matters in fields of their own. */
function causesOf(error: unknown, found = new Set<Cause>()): Set<Cause> {
  if (typeof error !== 'object' || error === null || found.has(error)) return found
  const cause: Cause = error
  found.add(cause)
  for (const inner of [cause.cause, cause.error, cause.originalError, cause.data]) causesOf(inner, found)
  return found
}

/** Whether a wallet or a node threw one of these codes, however deep it is buried. */
export function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  return [...causesOf(error)].some(({ code }) => codes.includes(code))
}

function detailOf(error: unknown): string {
  const { message }: Cause = typeof error === 'object' && error !== null ? error : { message: error }
  const text = error instanceof BaseError ? error.shortMessage : message
  return (typeof text === 'string' && text !== '' ? text : 'no details').slice(0, 160).replace(/[.\s]*$/, '')
}

/**
 * Classifies whatever a wallet or a node threw. Only the codes of EIP-1193, WalletConnect and ethers count as "the user said no":
 * a text is no proof that nothing was sent.
 */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const causes = [...causesOf(error)]
  const has = (...codes: unknown[]) => causes.some(({ code }) => codes.includes(code))
  const says = (pattern: RegExp) => causes.some(({ message }) => typeof message === 'string' && pattern.test(message))
  if (isUserRejection(error)) return new RejectedInWalletError(error)
  if (has(4100, 4900)) return new WalletUnavailableError(error)
  if (says(/insufficient funds|insufficient balance for (gas|transfer)/i))
    return new InsufficientFundsError({ cause: error })
  if (has(-32_005, 429) || causes.some(({ status }) => status === 429) || says(/rate limit|too many requests/i))
    return new RpcRateLimitedError(error)
  if (says(/replacement transaction underpriced|replacement fee too low/i)) return new ReplacementTooCheapError(error)
  const reverted = findRevert(error)
  if (reverted) return reverted
  const isFromNode = [HttpRequestError, WebSocketRequestError, TimeoutError, RpcRequestError].some(
    (type) => error instanceof BaseError && error.walk((cause) => cause instanceof type) !== null,
  )
  if (isFromNode || says(/fetch failed|network ?error|socket|ECONN|timed? ?out/i)) return new RpcUnavailableError(error)
  return new UnexpectedDeliveryError({ detail: detailOf(error), cause: error })
}

/** Whether a failure says nothing but that the node should be asked again. */
export function isNodeTrouble(error: unknown): boolean {
  const { name } = toDeliveryError(error)
  return name === 'RpcUnavailableError' || name === 'RpcRateLimitedError' || name === 'UnexpectedDeliveryError'
}
