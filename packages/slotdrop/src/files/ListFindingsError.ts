import { sentence } from '@slotdrop/messages'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import * as messages from '../messages.generated.ts'
import { type Findings, findingLines } from './findings.ts'

/** A list with questions or findings that must be decided before it can be sealed. */
export class ListFindingsError extends CommandError {
  override readonly name = 'ListFindingsError'
  override readonly facts: Findings

  /** @param decimals of the token */
  constructor(path: string, { questions, findings }: Findings, decimals: number) {
    const blocking = { questions, findings: findings.filter(({ blocks }) => blocks) }
    const lines = [...findingLines(blocking, decimals)].join('')
    super(sentence(messages.listUndecided, { path, findings: lines }), exitCodes.listFaults)
    this.facts = blocking
  }
}
