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
    super('The file is not text in UTF-8 or UTF-16. Save it as CSV (UTF-8), then choose it again.', { cause })
  }
}

/** A list is larger than what is read. */
export class ListTooLargeError extends DropsError {
  override name = 'ListTooLargeError'
  readonly size: number
  readonly limit: number
  constructor({
    what,
    size,
    limit,
  }: {
    what: 'bytes' | 'characters in one line' | 'columns'
    size: number
    limit: number
  }) {
    const count = new Intl.NumberFormat('en-IE')
    super(
      `The list has ${count.format(size)} ${what}; at most ${count.format(limit)} are read. Split it, or check that it is the right file.`,
    )
    this.size = size
    this.limit = limit
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
