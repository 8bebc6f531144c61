import { buildSchema, execute, getOperationAST, parse, printSchema, type GraphQLSchema } from 'graphql'
import { setTimeout as delay } from 'node:timers/promises'

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

/** The response of a fault, `drop` to close the connection without one, and `null` if the request goes on to the API. */
export async function answerFault(
  fault: Fault,
  request: Request,
  getSchema: () => Promise<GraphQLSchema>,
): Promise<Response | 'drop' | null> {
  switch (fault.kind) {
    case 'status':
      return new Response(`<html><h1>${fault.status}</h1></html>`, {
        status: fault.status,
        headers: { 'content-type': 'text/html' },
      })
    case 'unparseable':
      return new Response('{"data":{"drops":{"edges":[', { headers: { 'content-type': 'application/json' } })
    case 'drop':
      return 'drop'
    case 'latency':
      await delay(fault.ms)
      return null
    case 'graphql-error': {
      const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: 'mock' }
      return Response.json({ data: null, errors: [{ message: 'Unexpected error.', extensions }] })
    }
    case 'typed-error':
      return answerTypedError(fault.type, request, await getSchema())
    case 'none':
      return null
  }
}

/** Executes a mutation whose every field is the problem; `null` for a query. */
async function answerTypedError(type: string, request: Request, schema: GraphQLSchema): Promise<Response | null> {
  const body = (await request.clone().json()) as {
    query: string
    operationName?: string | null
    variables?: Record<string, unknown>
  }
  const document = parse(body.query)
  if (getOperationAST(document, body.operationName)?.operation !== 'mutation') return null
  const plain = buildSchema(printSchema(schema))
  const names = Object.keys(plain.getMutationType()?.getFields() ?? {})
  const rootValue = Object.fromEntries(names.map((name) => [name, toTypedProblem(type)]))
  return Response.json(
    await execute({ schema: plain, document, rootValue, ...body, variableValues: body.variables ?? {} }),
  )
}

/** A union member with every field that a problem may have. */
function toTypedProblem(type: string) {
  const address = '0x0000000000000000000000000000000000000001'
  const facts = {
    sender: address,
    signedInAs: address,
    signedInChainId: 1,
    chainId: 1,
    distributor: address,
    expected: address,
  }
  const reason = `Made up by the mock: ${type}.`
  const values = { ...facts, noun: 'drop', part: 'list', reason, max: 1, count: 1, chunk: 0 }
  return {
    __typename: type,
    code: type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(),
    message: reason,
    values: Object.entries(values).map(([name, value]) => ({ name, value: String(value) })),
    ...facts,
  }
}
