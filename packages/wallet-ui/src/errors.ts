import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. */
export class WalletUiBaseError extends BaseError {
  override readonly name: string = 'WalletUiBaseError'
}

/** A component or hook of this package is used outside its provider. */
export class WalletProviderMissingError extends WalletUiBaseError {
  override readonly name = 'WalletProviderMissingError'

  constructor(user: string) {
    super(sentence(messages.missingProvider, { user }))
  }
}

/** Something is asked of the app of a Safe, and the page is not in its frame or not connected to it. */
export class SafeHostMissingError extends WalletUiBaseError {
  override readonly name = 'SafeHostMissingError'

  constructor() {
    super(sentence(messages.noSafeHost))
  }
}

/** The owners of a Safe decided not to sign, or let it lie for a day. Its code is that of a user's no (EIP-1193). */
export class SafeDeclinedError extends WalletUiBaseError {
  override readonly name = 'SafeDeclinedError'
  readonly code = 4001

  constructor() {
    super(sentence(messages.safeDeclined), { remedy: 'user' })
  }
}

/** A wallet connected, and let this site see none of its accounts. */
export class NoAccountError extends WalletUiBaseError {
  override readonly name = 'NoAccountError'

  constructor(wallet: string) {
    super(sentence(messages.noAccount, { wallet }), { remedy: 'user' })
  }
}

/** The app of a Safe, in whose frame the page is, does not say which Safe it shows (specification, section 8). */
export class SafeInformationError extends WalletUiBaseError {
  override readonly name = 'SafeInformationError'

  constructor(options?: { cause?: unknown }) {
    super(sentence(messages.safeInformation), { ...options, remedy: 'retry' })
  }
}

/** A wallet answered that it switches, and stayed on its network. */
export class SwitchIgnoredError extends WalletUiBaseError {
  override readonly name = 'SwitchIgnoredError'

  constructor(chain: string) {
    super(sentence(messages.switchFailed, { chain }), { remedy: 'user' })
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

const demoWalletMessages = {
  'not-offered': messages.demoNotOffered,
  'not-local': messages.demoNotLocal,
  'wrong-chain': messages.demoWrongChain,
  'no-account': messages.demoNoAccount,
  'no-such-method': messages.demoNoSuchMethod,
  unreachable: messages.demoUnreachable,
} as const satisfies Readonly<Record<DemoWalletProblem, unknown>>

/** The demonstration wallet refuses: it works on the local chain of this machine and nowhere else. */
export class DemoWalletRefusedError extends WalletUiBaseError {
  override readonly name = 'DemoWalletRefusedError'
  readonly problem: DemoWalletProblem

  constructor(problem: DemoWalletProblem, options?: { cause?: unknown }) {
    super(sentence(demoWalletMessages[problem]), options)
    this.problem = problem
  }
}
