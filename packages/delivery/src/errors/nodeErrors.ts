import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'

/** The node could not be reached or would not answer. Nothing is known to have failed. */
export class RpcUnavailableError extends DeliveryError {
  override readonly name = 'RpcUnavailableError'
  constructor(cause?: unknown) {
    super(sentence(messages.rpcUnavailableError), { remedy: 'retry', cause })
  }
}

/** The node answers others first. */
export class RpcRateLimitedError extends DeliveryError {
  override readonly name = 'RpcRateLimitedError'
  constructor(cause?: unknown) {
    super(sentence(messages.rpcRateLimitedError), { remedy: 'retry', cause })
  }
}

/** The node serves another network than the drop's. */
export class RpcOnOtherChainError extends DeliveryError {
  override readonly name = 'RpcOnOtherChainError'
  readonly expected: number
  readonly actual: number
  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(sentence(messages.rpcOnOtherChainError, { expected, actual }), { remedy: 'user' })
    this.expected = expected
    this.actual = actual
  }
}
