/** Every error of this package. */
export class ConfigBaseError extends Error {
  override readonly name: string = 'ConfigBaseError'
  /** One sentence that may be shown to whoever configures the app. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown; details?: readonly string[] }) {
    const lines = options?.details?.map((detail) => `  ${detail}`) ?? []
    super([shortMessage, ...lines].join('\n'), { cause: options?.cause })
    this.shortMessage = shortMessage
  }
}

/** One variable that cannot be used. `expected` never repeats the value, as it may hold a password. */
export type EnvIssue = { readonly variable: string; readonly expected: string }

/** The environment does not configure the server. Lists every variable to correct, not the first alone. */
export class EnvError extends ConfigBaseError {
  override readonly name = 'EnvError'
  readonly issues: readonly EnvIssue[]

  constructor(issues: readonly EnvIssue[]) {
    super(
      issues.length === 1
        ? 'An environment variable needs correcting:'
        : `${issues.length} environment variables need correcting:`,
      { details: issues.map((issue) => `${issue.variable}: ${issue.expected}`) },
    )
    this.issues = issues
  }
}

/** What the server sent as configuration is not a {@link RuntimeConfig}. */
export class RuntimeConfigError extends ConfigBaseError {
  override readonly name = 'RuntimeConfigError'
  /** Path of the field, such as `chains[0].rpcUrls`. */
  readonly field: string

  constructor(field: string, expected: string) {
    super(`The server's configuration cannot be used: ${field} should be ${expected}. Reload the page.`)
    this.field = field
  }
}
