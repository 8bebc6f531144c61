import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'

/** The chain does not run instructions that the distributor is made of. */
export class InstructionsMissingError extends DeliveryError {
  override readonly name = 'InstructionsMissingError'
  readonly missing: readonly string[]

  /** @param missing their names, such as TSTORE */
  constructor(missing: readonly string[]) {
    super(sentence(messages.instructionsMissingError, { missing: missing.join(', ') }), { remedy: 'user' })
    this.missing = missing
  }
}

const said = {
  'other-code': messages.deploymentOtherCodeError,
  'no-deployer': messages.deploymentNoDeployerError,
  failed: messages.deploymentFailedError,
}

/**
 * The distributor can't be deployed.
 *
 * `other-code` its address is taken · `no-deployer` the CREATE2 deployer is not there, and its signed transaction is not accepted · `failed` a
 * transaction of the deployment was mined without effect
 */
export class DeploymentRefusedError extends DeliveryError {
  override readonly name = 'DeploymentRefusedError'
  readonly reason: keyof typeof said

  constructor(reason: keyof typeof said, cause?: unknown) {
    super(sentence(said[reason]), { remedy: 'user', cause })
    this.reason = reason
  }
}
