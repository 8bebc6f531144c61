import {
  DeliveryError,
  RpcOnOtherChainError,
  RpcRateLimitedError,
  RpcUnavailableError,
  toForeignText,
  UnexpectedDeliveryError,
} from '@slotdrop/delivery'
import { DropsError, EmptyDropError } from '@slotdrop/drops'
import { BaseError, type BaseErrorOptions } from '@slotdrop/errors'
import { type Sentence, sentence } from '@slotdrop/messages'
import { BaseError as ViemError, HttpRequestError, TimeoutError } from 'viem'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import * as messages from './messages.generated.ts'

/** A command that can't go on; its sentence says what happened and what to do. */
export class CommandError extends BaseError {
  override readonly name: string = 'CommandError'
  declare readonly sentence: Sentence
  readonly exitCode: ExitCode
  /** More about it, for programs. */
  readonly facts?: object

  constructor(said: Sentence, exitCode: ExitCode, options: BaseErrorOptions = {}) {
    super(said, { remedy: 'user', ...options })
    this.exitCode = exitCode
  }
}

/** A command, option or value that does not exist or does not fit. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError'
  constructor(said: Sentence, cause?: unknown) {
    super(said, exitCodes.usage, { cause })
  }
}

/** A file that can't be read or written, or is not what it should be. */
export class FileError extends CommandError {
  override readonly name = 'FileError'
  readonly path: string
  constructor(said: Sentence, path: string, cause?: unknown) {
    super(said, exitCodes.file, { cause })
    this.path = path
  }
}

/** Something on chain stands in the way. */
export class BlockedError extends CommandError {
  override readonly name = 'BlockedError'
  constructor(said: Sentence, cause?: unknown) {
    super(said, exitCodes.blocked, { cause })
  }
}

/** What a command says of a failure, and with which code it exits. */
export type Failure = {
  readonly name: string
  readonly message: string
  readonly details?: string | undefined
  readonly facts?: object | undefined
  readonly exitCode: ExitCode
}

function isNodeError(error: unknown): boolean {
  return (
    error instanceof RpcUnavailableError ||
    error instanceof RpcOnOtherChainError ||
    error instanceof RpcRateLimitedError ||
    error instanceof HttpRequestError ||
    error instanceof TimeoutError
  )
}

function isNodeFailure(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++)
    if (isNodeError(cause)) return true
  return false
}

/** The first cause that is no error of ours. */
function firstForeign(error: unknown): unknown {
  let cause = error
  while (cause instanceof BaseError && cause.cause !== undefined) cause = cause.cause
  return cause instanceof BaseError ? '' : cause
}

/** What others say of a failure. The message of a viem error repeats the request: address, headers, signed transaction. */
function foreignText(error: unknown): string {
  if (error instanceof ViemError) return toForeignText([error.shortMessage, error.details].filter(Boolean).join(' '))
  return toForeignText(error instanceof Error ? error.message : String(error))
}

/** Tells any failure by name, sentence and exit code. */
export function toFailure(error: unknown): Failure {
  if (error instanceof CommandError)
    return {
      name: error.name,
      message: error.shortMessage,
      details: error.details,
      facts: error.facts,
      exitCode: error.exitCode,
    }
  if (isNodeFailure(error)) {
    const message = error instanceof BaseError ? error.shortMessage : String(sentence(messages.nodeSilent))
    return {
      name: error instanceof BaseError ? error.name : 'RpcUnavailableError',
      message,
      details: foreignText(firstForeign(error)),
      exitCode: exitCodes.node,
    }
  }
  if (error instanceof EmptyDropError)
    return { name: error.name, message: error.shortMessage, exitCode: exitCodes.listFaults }
  if (error instanceof DropsError) return { name: error.name, message: error.shortMessage, exitCode: exitCodes.file }
  if (error instanceof UnexpectedDeliveryError)
    return { name: error.name, message: toForeignText(error.shortMessage), exitCode: exitCodes.blocked }
  if (error instanceof DeliveryError)
    return { name: error.name, message: error.shortMessage, details: error.details, exitCode: exitCodes.blocked }
  if (error instanceof BaseError)
    return { name: error.name, message: error.shortMessage, exitCode: exitCodes.unexpected }
  return {
    name: 'UnexpectedError',
    message: String(sentence(messages.unexpected, { detail: foreignText(error) })),
    exitCode: exitCodes.unexpected,
  }
}
