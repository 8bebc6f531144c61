import { DeliveryError } from './DeliveryError.ts'

/** The node could not be reached or would not answer. Nothing is known to have failed. */
export class RpcUnavailableError extends DeliveryError {
  override readonly name = 'RpcUnavailableError'
  constructor(cause?: unknown) {
    super(
      'The network’s node does not answer. Nothing is lost: check the connection, or set another RPC, and continue.',
      { remedy: 'retry', cause },
    )
  }
}

/** The node answers others first. */
export class RpcRateLimitedError extends DeliveryError {
  override readonly name = 'RpcRateLimitedError'
  constructor(cause?: unknown) {
    super(
      'The network’s node limits how often it may be asked. Nothing is lost: wait a minute, or set another RPC, and continue.',
      { remedy: 'retry', cause },
    )
  }
}

/** The node serves another network than the drop's. */
export class RpcOnOtherChainError extends DeliveryError {
  override readonly name = 'RpcOnOtherChainError'
  readonly expected: number
  readonly actual: number
  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(
      `The node answers for network ${actual}, but this drop is on ${expected}. Set the right RPC in the settings, then continue.`,
      { remedy: 'user' },
    )
    this.expected = expected
    this.actual = actual
  }
}
