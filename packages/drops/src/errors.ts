import { BaseError, type BaseErrorOptions } from '@slotdrop/errors'
import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** What every error of this package has in common. */
export class DropsError extends BaseError {
  override readonly name: string = 'DropsError'
  declare readonly sentence: Sentence

  constructor(said: Sentence, options?: BaseErrorOptions) {
    super(said, options)
  }
}

/** The bytes of a list are no text in an encoding that is read. */
export class ListEncodingError extends DropsError {
  override readonly name = 'ListEncodingError'
  readonly isSpreadsheet: boolean
  constructor(cause?: unknown) {
    const isSpreadsheet = cause === 'spreadsheet'
    super(sentence(isSpreadsheet ? messages.spreadsheetFile : messages.undecodableFile), { cause, remedy: 'user' })
    this.isSpreadsheet = isSpreadsheet
  }
}

/** A list is larger than what is read. */
export class ListTooLargeError extends DropsError {
  override readonly name = 'ListTooLargeError'
  readonly what: 'bytes' | 'characters in one line' | 'lines'
  readonly size: number
  readonly limit: number
  /** The line, from 1, where it is one line that is too long. */
  readonly line: number | undefined
  constructor({
    what,
    size,
    limit,
    line,
  }: {
    what: ListTooLargeError['what']
    size: number
    limit: number
    line?: number
  }) {
    const values = { what, size, limit }
    super(
      line === undefined
        ? sentence(messages.listTooLarge, values)
        : sentence(messages.lineTooLong, { ...values, line }),
      { remedy: 'user' },
    )
    this.what = what
    this.size = size
    this.limit = limit
    this.line = line
  }
}

/** A list was asked for before one was read. */
export class NoListError extends DropsError {
  override readonly name = 'NoListError'
  constructor() {
    super(sentence(messages.noList), { remedy: 'user' })
  }
}

/** A list with open questions was to be sealed. */
export class UndecidedListError extends DropsError {
  override readonly name = 'UndecidedListError'
  /** Lines with errors, and lines that are still to be checked. */
  readonly errors: number
  readonly warnings: number
  /** Questions about the list as a whole. */
  readonly questions: number
  constructor({ errors, warnings, questions = 0 }: { errors: number; warnings: number; questions?: number }) {
    const said =
      questions > 0
        ? sentence(messages.unansweredList, { questions })
        : sentence(messages.undecidedList, { errors, warnings })
    super(said, { remedy: 'user' })
    this.errors = errors
    this.warnings = warnings
    this.questions = questions
  }
}

/** What must stand at a place of a JSON file: something with a name, or one of some signs. */
export type JsonNeed = 'value' | 'text' | 'shallow-value' | 'name' | 'end' | { readonly signs: readonly string[] }

function jsonNeedValues(expected: JsonNeed) {
  if (typeof expected === 'string') return { expected: expected === 'shallow-value' ? 'shallow' : expected, signs: '' }
  const signs = expected.signs.map((text) => sentence(messages.quoted, { text }))
  return { expected: 'signs', signs: listOf(signs, 'or') }
}

/** A file begins like JSON and is not. */
export class ListJsonError extends DropsError {
  override readonly name = 'ListJsonError'
  /** The line, from 1. */
  readonly line: number
  readonly expected: JsonNeed
  constructor({ line, expected }: { line: number; expected: JsonNeed }) {
    super(sentence(messages.listJson, { line, ...jsonNeedValues(expected) }), { remedy: 'user' })
    this.line = line
    this.expected = expected
  }
}

/** A drop needs at least one row. */
export class EmptyDropError extends DropsError {
  override readonly name = 'EmptyDropError'
  constructor() {
    super(sentence(messages.emptyDrop), { remedy: 'user' })
  }
}

/** A value of the terms is out of its range. */
export class BadTermsError extends DropsError {
  override readonly name = 'BadTermsError'
  readonly field: string
  /** What the field must be, in English. */
  readonly expected: string
  constructor({ field, expected }: { field: string; expected: Sentence }) {
    super(sentence(messages.badTerms, { field, expected }))
    this.field = field
    this.expected = String(expected)
  }
}

/** A row that no manifest may hold. */
export class BadRowError extends DropsError {
  override readonly name = 'BadRowError'
  /** Place of the row, from 0. */
  readonly row: number
  /** What is wrong with it, in English. */
  readonly reason: string
  constructor({ row, reason }: { row: number; reason: Sentence }) {
    super(sentence(messages.badRow, { row: `${row + 1}`, reason }))
    this.row = row
    this.reason = String(reason)
  }
}

/** A file is no manifest, or not the one that it says it is. */
export class BadManifestError extends DropsError {
  override readonly name = 'BadManifestError'
  /** What is wrong with it, in English. */
  readonly reason: string
  constructor({ reason, cause }: { reason: Sentence; cause?: unknown }) {
    super(sentence(messages.badManifest, { reason }), { cause })
    this.reason = String(reason)
  }
}

/** Packed rows do not follow the encoding. */
export class MalformedRowsError extends DropsError {
  override readonly name = 'MalformedRowsError'
  /** What is wrong with them, in English. */
  readonly reason: string
  constructor({ reason }: { reason: Sentence }) {
    super(sentence(messages.malformedRows, { reason }))
    this.reason = String(reason)
  }
}

/** A part of a published list is not what the chain committed to. */
export class BadShardError extends DropsError {
  override readonly name = 'BadShardError'
  /** What is wrong with it, in English. */
  readonly reason: string
  constructor({ reason }: { reason: Sentence }) {
    super(sentence(messages.badShard, { reason }))
    this.reason = String(reason)
  }
}
