import { DeliveryError } from '@slotdrop/delivery'
import type { ReportedProblem } from '../../../workers/sending/toReportedProblem.ts'

/** What stopped a sending key, as its worker reported it. */
export class ReportedError extends DeliveryError {
  override readonly name: string
  readonly isOfAllowance: boolean
  /** The row of the slot that stops all of it. */
  readonly row: number | undefined

  constructor({ name, sentence, isOfAllowance, row }: ReportedProblem) {
    super(sentence, { remedy: 'user' })
    this.name = name
    this.isOfAllowance = isOfAllowance
    this.row = row
  }
}
