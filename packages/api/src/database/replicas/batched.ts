import { runForAll } from '../statementSignal.ts'

/**
 * Lets many ask for the same with few statements: one is under way at a time, and whoever asks meanwhile shares the next. What
 * each is answered was read after it had asked.
 */
export function batched<result>(read: () => Promise<result>): () => Promise<result> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<result> | undefined
  const begin = () => {
    next = undefined
    const reading = runForAll(read)
    underWay = reading.catch(() => {})
    return reading
  }
  return () => (next ??= underWay.then(begin))
}
