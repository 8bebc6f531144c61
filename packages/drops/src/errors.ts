/** What every error of this package has in common. */
export class DropsError extends Error {
  override name = 'DropsError'
  /** One sentence a user may read: what happened and what to do. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** The bytes of a list are no text in an encoding that is read. */
export class ListEncodingError extends DropsError {
  override name = 'ListEncodingError'
  constructor(cause?: unknown) {
    super(
      cause === 'spreadsheet'
        ? 'The file is a spreadsheet, not text. Save it as CSV (UTF-8), then choose that file.'
        : 'The file is not text in UTF-8 or UTF-16. Save it as CSV (UTF-8), then choose it again.',
      { cause },
    )
  }
}

/** A list is larger than what is read. */
export class ListTooLargeError extends DropsError {
  override name = 'ListTooLargeError'
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
    what: 'bytes' | 'characters in one line' | 'lines' | 'levels'
    size: number
    limit: number
    line?: number
  }) {
    const count = new Intl.NumberFormat('en-IE')
    const where = line === undefined ? 'The list' : `Line ${count.format(line)}`
    super(
      `${where} has ${count.format(size)} ${what}; at most ${count.format(limit)} are read. Split it, or check that it is the right file.`,
    )
    this.size = size
    this.limit = limit
    this.line = line
  }
}

/** A list with open questions was to be sealed. */
export class UndecidedListError extends DropsError {
  override name = 'UndecidedListError'
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

/** A file begins like JSON and is not. */
export class ListJsonError extends DropsError {
  override name = 'ListJsonError'
  /** From 1. */
  readonly line: number
  constructor({ line, expected }: { line: number; expected: string }) {
    super(
      `The file looks like JSON, but line ${line} has no ${expected} where one must be. Correct it there, or export it again.`,
    )
    this.line = line
  }
}

/** A drop needs at least one row. */
export class EmptyDropError extends DropsError {
  override name = 'EmptyDropError'
  constructor() {
    super('The list has no rows to pay. Add at least one recipient.')
  }
}

/** A value of the terms is out of its range. */
export class BadTermsError extends DropsError {
  override name = 'BadTermsError'
  readonly field: string
  constructor({ field, expected }: { field: string; expected: string }) {
    super(`The drop can't be sealed: ${field} must be ${expected}.`)
    this.field = field
  }
}

/** A row that no manifest may hold. */
export class BadRowError extends DropsError {
  override name = 'BadRowError'
  readonly row: number
  constructor({ row, reason }: { row: number; reason: string }) {
    super(`Row ${row + 1} can't be sealed: ${reason}.`)
    this.row = row
  }
}

/** A file is no manifest, or not the one that it says it is. */
export class BadManifestError extends DropsError {
  override name = 'BadManifestError'
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
  override name = 'MalformedRowsError'
  readonly reason: string
  constructor({ reason }: { reason: string }) {
    super(`The packed rows are malformed: ${reason}.`)
    this.reason = reason
  }
}

/** A part of a published list is not what the chain committed to. */
export class BadShardError extends DropsError {
  override name = 'BadShardError'
  readonly reason: string
  constructor({ reason }: { reason: string }) {
    super(`A part of the list can't be trusted: ${reason}. Nothing of it is shown; try another source of the list.`)
    this.reason = reason
  }
}
