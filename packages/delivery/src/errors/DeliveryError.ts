/** Who can do something about a failure: the user, time and another try, or whoever maintains this code. */
export type Remedy = 'user' | 'retry' | 'bug'

/** What every error of this package has in common. */
export class DeliveryError extends Error {
  override readonly name: string = 'DeliveryError'
  /** One or two sentences in English a user may read: what happened, what it means for the money, what to do. */
  readonly shortMessage: string
  readonly remedy: Remedy

  constructor(shortMessage: string, { remedy, cause }: { remedy: Remedy; cause?: unknown }) {
    super(shortMessage, { cause })
    this.shortMessage = shortMessage
    this.remedy = remedy
  }
}

/** Something that has no name yet. */
export class UnexpectedDeliveryError extends DeliveryError {
  override readonly name = 'UnexpectedDeliveryError'
  /** What it said, shortened: untrusted text. */
  readonly detail: string
  constructor({ detail, cause }: { detail: string; cause: unknown }) {
    super(
      `The wallet or the node answered something unexpected (${detail}). Check the drop again before you continue; nobody is paid twice.`,
      { remedy: 'bug', cause },
    )
    this.detail = detail
  }
}
