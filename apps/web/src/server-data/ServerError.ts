import { BaseError } from '@slotdrop/errors'
import { Sentence, sentenceOf } from '@slotdrop/messages'
import { messages } from './messages.generated.ts'

/** One of the errors of an operation, as the server sends it. */
export type OperationError = {
  readonly message: string
  readonly extensions?: { readonly key?: string; readonly values?: Readonly<Record<string, string>> }
}

/** The server answered no data, and why. */
export class ServerError extends BaseError {
  override readonly name = 'ServerError'

  constructor(said: Sentence | string, options: { readonly cause?: unknown } = {}) {
    super(said, { remedy: 'retry', ...options })
  }

  /**
   * Wraps what a browser throws when no answer came, each in words of its own; anything else is handed back as it is
   * (specification, section 8).
   */
  static ofNetwork(thrown: unknown): unknown {
    return thrown instanceof TypeError
      ? new ServerError(sentenceOf(messages, 'unreachable'), { cause: thrown })
      : thrown
  }

  /** What an answer without data says: the first of its errors, in the words of the server's catalogue where it has a key. */
  static ofErrors([first]: readonly OperationError[] = []): ServerError {
    if (!first) return new ServerError(sentenceOf(messages, 'noAnswer'))
    const { key, values = {} } = first.extensions ?? {}
    return new ServerError(
      key === undefined ? first.message : new Sentence({ id: `api/${key}`, text: first.message }, values),
    )
  }

  /** What a status that is no success says, in the words of the specification (section 8). */
  static ofStatus(status: number): ServerError {
    return new ServerError(sentenceOf(messages, 'badStatus', { status: String(status) }))
  }
}
