import { sentence } from '@slotdrop/messages'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import * as messages from '../messages.generated.ts'
import { type Finding, findingLines } from './findings.ts'

/** A list with findings that must be decided before it can be sealed. */
export class ListFindingsError extends CommandError {
  override readonly name = 'ListFindingsError'
  override readonly findings: readonly Finding[]

  constructor(path: string, findings: readonly Finding[]) {
    const blocking = findings.filter(({ blocks }) => blocks)
    super(
      sentence(messages.listUndecided, { path, findings: [...findingLines(blocking)].join('') }),
      exitCodes.listFaults,
    )
    this.findings = blocking
  }
}
