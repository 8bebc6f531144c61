import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. */
export class ConfigBaseError extends BaseError {
  override readonly name: string = 'ConfigBaseError'
}

/** One variable that cannot be used. `expected` never repeats the value, as it may hold a password. */
export type EnvIssue = { readonly variable: string; readonly expected: string }

/** The environment does not configure the server. Lists every variable to correct, not the first alone. */
export class EnvError extends ConfigBaseError {
  override readonly name = 'EnvError'
  readonly issues: readonly EnvIssue[]

  constructor(issues: readonly EnvIssue[]) {
    const lines = issues.map(({ variable, expected }) => `  ${variable}: ${expected}`)
    const said = sentence(messages.badEnvironment, { count: issues.length })
    super(said, { details: lines.join('\n') })
    this.message = [said, ...lines].join('\n')
    this.issues = issues
  }
}

/** What the server sent as configuration is not a {@link RuntimeConfig}. */
export class RuntimeConfigError extends ConfigBaseError {
  override readonly name = 'RuntimeConfigError'
  /** Path of the field, such as `chains[0].rpcUrls`. */
  readonly field: string

  constructor(field: string, expected: string) {
    super(sentence(messages.badRuntimeConfig, { field, expected }))
    this.field = field
  }
}
