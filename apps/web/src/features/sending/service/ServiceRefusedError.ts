import { DeliveryError } from '@slotdrop/delivery'
import type { Sentence } from '@slotdrop/messages'

/** The sender service refused, or can't be asked; its sentence says why and what to do. Nothing was signed. */
export class ServiceRefusedError extends DeliveryError {
  override readonly name = 'ServiceRefusedError'

  constructor(reason: Sentence, cause?: unknown) {
    super(reason, { remedy: 'retry', cause })
  }
}
