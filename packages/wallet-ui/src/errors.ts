/** Every error of this package. */
export class WalletUiBaseError extends Error {
  override readonly name: string = 'WalletUiBaseError'
  /** What happened and what to do next, fit to be shown. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** A component or hook of this package is used outside its provider. */
export class WalletProviderMissingError extends WalletUiBaseError {
  override readonly name = 'WalletProviderMissingError'

  constructor(user: string) {
    super(`${user} must be used within WalletProvider.`)
  }
}

/** Why the demonstration wallet refuses. */
export type DemoWalletProblem =
  | 'not-offered'
  | 'not-local'
  | 'wrong-chain'
  | 'no-account'
  | 'unreachable'
  | 'no-such-method'

const demoWalletSentences: Readonly<Record<DemoWalletProblem, string>> = {
  'not-offered': 'This site does not offer the demo wallet. Connect a wallet of your own.',
  'not-local': 'The demo wallet works with a chain on this machine alone. Connect a wallet of your own.',
  'wrong-chain': 'The local node does not run chain 31337. Start it again, and connect once more.',
  'no-account': 'The local node has no unlocked account. Start it again, and connect once more.',
  'no-such-method': 'The demo wallet cannot do this. Connect a wallet of your own.',
  unreachable: 'The local node does not answer. Start it again, and connect once more.',
}

/** The demonstration wallet refuses: it works on the local chain of this machine and nowhere else. */
export class DemoWalletRefusedError extends WalletUiBaseError {
  override readonly name = 'DemoWalletRefusedError'
  readonly problem: DemoWalletProblem

  constructor(problem: DemoWalletProblem, options?: { cause?: unknown }) {
    super(demoWalletSentences[problem], options)
    this.problem = problem
  }
}
