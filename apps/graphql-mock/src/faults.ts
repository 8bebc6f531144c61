/** What may go wrong between page and server. */
export type Fault =
  | { readonly kind: 'none' }
  /** The answer has this status and a body that is no GraphQL. */
  | { readonly kind: 'status'; readonly status: number }
  /** Status 200, and a body that is cut off. */
  | { readonly kind: 'unparseable' }
  /** The connection is closed without an answer. */
  | { readonly kind: 'drop' }
  /** The answer comes late. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The operation fails as unexpected errors do. */
  | { readonly kind: 'graphql-error' }
  /** Mutations answer with this type of their result union. */
  | { readonly kind: 'typed-error'; readonly type: string }

/** The faults by name, as the page lists them. */
export const faultExamples = [
  'none',
  'status=500',
  'status=503',
  'status=429',
  'status=300',
  'unparseable',
  'drop',
  'latency=3000',
  'graphql-error',
  'typed-error=NotSignedIn',
  'typed-error=NotTheSender',
  'typed-error=InvalidManifest',
  'typed-error=ChainNotOffered',
] as const

/** Reads `status=503`, `latency=2000`, `unparseable` …; `null` for anything else. */
export function parseFault(text: string): Fault | null {
  const [kind, value = ''] = text.split('=')
  switch (kind) {
    case 'none':
    case 'unparseable':
    case 'drop':
    case 'graphql-error':
      return value === '' ? { kind } : null
    case 'status':
      return /^[2-5]\d\d$/.test(value) ? { kind, status: Number(value) } : null
    case 'latency':
      return /^\d{1,5}$/.test(value) ? { kind, ms: Number(value) } : null
    case 'typed-error':
      return /^[A-Z]\w{1,60}$/.test(value) ? { kind, type: value } : null
    default:
      return null
  }
}
