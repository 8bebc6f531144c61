/** Types and endings of files that may be lists of recipients. */
export const listTypes = '.csv,.tsv,.txt,.json,.xlsx,text/csv,text/plain,application/json'

/** Types and endings of sealed lists. */
export const sealedTypes = 'application/json,.json'
