type Query = (statement: unknown, ...others: unknown[]) => unknown
type Client = { query: Query; transaction?: ((work: (tx: { query: Query }) => unknown) => unknown) | undefined }

/** Called with a statement, which has `$1` where its values go, and the milliseconds that its answer took. */
export type OnQuery = (statement: string, ms: number) => void

/** The text of a statement, which has `$1` where its values go: nobody's data. */
export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isQuery = typeof statement === 'object' && statement !== null && 'text' in statement
  return isQuery && typeof statement.text === 'string' ? statement.text : ''
}

/** Tells how long each statement of a driver's client takes. */
export function timeQueries(client: Client, onQuery: OnQuery): void {
  const query = client.query.bind(client)
  client.query = (statement, ...others) => {
    const since = performance.now()
    const end = () => onQuery(textOf(statement), performance.now() - since)
    const place = others.findIndex((other) => typeof other === 'function')
    if (place < 0) {
      const answer = query(statement, ...others)
      if (answer instanceof Promise) answer.then(end, end)
      return answer
    }
    // Sound: it is a function, and drivers take one alone.
    const callback = others[place] as (...results: unknown[]) => void
    const timed = (...results: unknown[]) => {
      end()
      callback(...results)
    }
    return query(statement, ...others.with(place, timed))
  }
  if (client.transaction) {
    const transaction = client.transaction.bind(client)
    client.transaction = (work) =>
      transaction((tx) => {
        timeQueries(tx, onQuery)
        return work(tx)
      })
  }
}
