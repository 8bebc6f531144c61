import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. */
export class JobsBaseError extends BaseError {
  override readonly name: string = 'JobsBaseError'
}

/** Somebody cancelled the job: what was done stays as it is, and nothing of it is done again. */
export class JobCancelledError extends JobsBaseError {
  override readonly name = 'JobCancelledError'
  constructor() {
    super(sentence(messages.jobCancelled))
  }
}

/** This process stops. The job is in the queue again as soon as its work has ended. */
export class JobStoppedError extends JobsBaseError {
  override readonly name = 'JobStoppedError'
  constructor() {
    super(sentence(messages.jobStopped), { remedy: 'retry' })
  }
}

/** The job was silent for so long that another process was given it. */
export class JobTakenError extends JobsBaseError {
  override readonly name = 'JobTakenError'
  constructor() {
    super(sentence(messages.jobTaken), { remedy: 'retry' })
  }
}

/** What is kept of a failed run: the name of the error alone, as texts and stacks may hold what nobody should keep. */
export class JobFailedError extends JobsBaseError {
  override readonly name = 'JobFailedError'
  constructor(cause: unknown) {
    super(sentence(messages.jobFailed, { name: cause instanceof Error ? cause.name : typeof cause }))
    this.stack = ''
  }
}
