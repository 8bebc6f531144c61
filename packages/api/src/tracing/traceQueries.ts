import { SpanKind } from '@opentelemetry/api'
import { textOf } from '../metrics/timeQueries.ts'
import { withSpan } from './spans.ts'

const maxStatementLength = 500

type Query = (statement: unknown, ...others: unknown[]) => unknown
type Callback = (error: Error | null | undefined, result: unknown) => void
type Client = { query: Query; transaction?: ((work: (tx: { query: Query }) => unknown) => unknown) | undefined }

/** Makes a span of each statement of a driver's client, within the operation that asks it. */
export function traceQueries<client extends Client>(client: client, system: 'postgresql' | 'pglite'): client {
  const query = client.query.bind(client)
  // Sound: it answers as `query` does, a promise or, asked by callback, nothing.
  client.query = ((statement: unknown, ...others: unknown[]) => {
    const text = textOf(statement)
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
    const attributes = {
      'db.system.name': system,
      'db.operation.name': verb,
      'db.query.text': text.slice(0, maxStatementLength),
    }
    const inSpan = (ask: () => Promise<unknown>) => withSpan(`sql ${verb}`, { kind: SpanKind.CLIENT, attributes }, ask)
    const place = others.findIndex((other) => typeof other === 'function')
    if (place < 0) return inSpan(async () => query(statement, ...others))
    // A pool asks its clients by callback, and hears of a failure there. Sound: it is a function, and drivers take one alone.
    const callback = others[place] as Callback
    inSpan(
      () =>
        new Promise((done, fail) => {
          const answer: Callback = (error, result) => {
            callback(error, result)
            if (error) fail(error)
            else done(result)
          }
          query(statement, ...others.with(place, answer))
        }),
    ).catch(() => undefined)
    return undefined
  }) as Query
  if (client.transaction) {
    const transaction = client.transaction.bind(client)
    client.transaction = (work) => transaction((tx) => work(traceQueries(tx, system)))
  }
  return client
}
