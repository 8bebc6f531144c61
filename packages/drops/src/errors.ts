/** What every error of this package has in common. */
export class DropsError extends Error {
  override readonly name: string = 'DropsError'
  /** One sentence in English a user may read: what happened and what to do. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** The bytes of a list are no text in an encoding that is read. */
export class ListEncodingError extends DropsError {
  override readonly name = 'ListEncodingError'
  readonly isSpreadsheet: boolean
  constructor(cause?: unknown) {
    super(
      cause === 'spreadsheet'
        ? 'The file is a spreadsheet, not text. Save it as CSV (UTF-8), then choose that file.'
        : 'The file is not text in UTF-8 or UTF-16. Save it as CSV (UTF-8), then choose it again.',
      { cause },
    )
    this.isSpreadsheet = cause === 'spreadsheet'
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
    const count = new Intl.NumberFormat('en-IE')
    const where = line === undefined ? 'The list' : `Line ${count.format(line)}`
    super(
      `${where} has ${count.format(size)} ${what}; at most ${count.format(limit)} are read. Split it, or check that it is the right file.`,
    )
    this.what = what
    this.size = size
    this.limit = limit
    this.line = line
  }
}

/** A list with open questions was to be sealed. */
export class UndecidedListError extends DropsError {
  override readonly name = 'UndecidedListError'
  /** Lines with errors, and lines that are still to be checked. */
  readonly errors: number
  readonly warnings: number
  constructor({ errors, warnings }: { errors: number; warnings: number }) {
    const count = new Intl.NumberFormat('en-IE')
    super(
      `The list can't be sealed yet: ${count.format(errors)} lines have errors and ${count.format(warnings)} are to be checked. Correct them, set them aside, or confirm them first.`,
    )
    this.errors = errors
    this.warnings = warnings
  }
}

/** What must stand at a place of a JSON file: something with a name, or one of some signs. */
export type JsonNeed = 'value' | 'text' | 'shallow-value' | 'name' | 'end' | { readonly signs: readonly string[] }

const jsonNeeds = {
  value: 'value',
  text: 'valid text',
  'shallow-value': 'value within 32 levels',
  name: 'name in quotation marks',
  end: 'end',
} as const

/** A file begins like JSON and is not. */
export class ListJsonError extends DropsError {
  override readonly name = 'ListJsonError'
  /** From 1. */
  readonly line: number
  readonly expected: JsonNeed
  constructor({ line, expected }: { line: number; expected: JsonNeed }) {
    const need =
      typeof expected === 'string' ? jsonNeeds[expected] : expected.signs.map((sign) => `“${sign}”`).join(' or ')
    super(
      `The file looks like JSON, but line ${line} has no ${need} where one must be. Correct it there, or export it again.`,
    )
    this.line = line
    this.expected = expected
  }
}

/** A drop needs at least one row. */
export class EmptyDropError extends DropsError {
  override readonly name = 'EmptyDropError'
  constructor() {
    super('The list has no rows to pay. Add at least one recipient.')
  }
}

/** A value of the terms is out of its range. */
export class BadTermsError extends DropsError {
  override readonly name = 'BadTermsError'
  readonly field: string
  readonly expected: string
  constructor({ field, expected }: { field: string; expected: string }) {
    super(`The drop can't be sealed: ${field} must be ${expected}.`)
    this.field = field
    this.expected = expected
  }
}

/** A row that no manifest may hold. */
export class BadRowError extends DropsError {
  override readonly name = 'BadRowError'
  readonly row: number
  readonly reason: string
  constructor({ row, reason }: { row: number; reason: string }) {
    super(`Row ${row + 1} can't be sealed: ${reason}.`)
    this.row = row
    this.reason = reason
  }
}

/** A file is no manifest, or not the one that it says it is. */
export class BadManifestError extends DropsError {
  override readonly name = 'BadManifestError'
  readonly reason: string
  constructor({ reason, cause }: { reason: string; cause?: unknown }) {
    super(`This file is not a sealed list that can be trusted: ${reason}. Get it again from where it was sealed.`, {
      cause,
    })
    this.reason = reason
  }
}

/** Packed rows do not follow the encoding. */
export class MalformedRowsError extends DropsError {
  override readonly name = 'MalformedRowsError'
  readonly reason: string
  constructor({ reason }: { reason: string }) {
    super(`The packed rows are malformed: ${reason}.`)
    this.reason = reason
  }
}

/** A part of a published list is not what the chain committed to. */
export class BadShardError extends DropsError {
  override readonly name = 'BadShardError'
  readonly reason: string
  constructor({ reason }: { reason: string }) {
    super(`A part of the list can't be trusted: ${reason}. Nothing of it is shown; try another source of the list.`)
    this.reason = reason
  }
}
