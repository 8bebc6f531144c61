import { causesOf } from './causesOf.ts'

/** Who can do something about a failure: the user, time and another try, or whoever maintains the code. */
export type Remedy = 'user' | 'retry' | 'bug'

export type BaseErrorOptions = {
  readonly cause?: unknown
  /** What a log should hold beside the sentence: an answer of a node, a path, a status. Never a secret. */
  readonly details?: string | undefined
  readonly remedy?: Remedy | undefined
}

/**
 * What every error of the workspace has in common. A package has one abstract kind of it, and one class a failure, told
 * apart by the literal `name`.
 */
export class BaseError extends Error {
  override readonly name: string = 'BaseError'
  /** One or two sentences in English that a user may read: what happened, and what to do. */
  readonly shortMessage: string
  /** The same as key and values, so that a page can say it in its language; undefined where only the text is known. */
  readonly sentence: object | undefined
  readonly details: string | undefined
  readonly remedy: Remedy | undefined

  /** @param said the text itself, or a sentence that `@slotdrop/messages` formats, whose `toString` is its English */
  constructor(said: string | { toString(): string }, { cause, details, remedy }: BaseErrorOptions = {}) {
    const shortMessage = String(said)
    super(shortMessage, cause === undefined ? undefined : { cause })
    this.shortMessage = shortMessage
    this.sentence = typeof said === 'string' ? undefined : said
    this.details = details
    this.remedy = remedy
  }

  /** The first error of the chain of causes, this one included, that passes the test; without a test the last cause. */
  walk(): unknown
  walk<T>(test: (error: unknown) => error is T): T | undefined
  walk(test: (error: unknown) => boolean): unknown
  walk(test?: (error: unknown) => boolean): unknown {
    const chain = causesOf(this)
    return test ? chain.find((error) => test(error)) : chain.at(-1)
  }
}
