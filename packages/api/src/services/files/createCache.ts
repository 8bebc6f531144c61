import { runForAll } from '../../database/statementSignal.ts'

/** Values in memory that many ask for: at most so much of them, the longest unused leave first. */
export type Cache<value> = {
  /** The value of a key; loaded once, however many ask at the same time. `null` and failures are not remembered. */
  readonly get: (key: string, load: () => Promise<value | null>) => Promise<value | null>
}

/** @param parameters `weightOf`: what a value counts as, in the unit of `maxWeight`. */
export function createCache<value>(parameters: {
  readonly maxWeight: number
  readonly weightOf: (value: value) => number
}): Cache<value> {
  const { maxWeight, weightOf } = parameters
  // Insertion order is age.
  const kept = new Map<string, value>()
  const underWay = new Map<string, Promise<value | null>>()
  let weight = 0

  const keep = (key: string, value: value) => {
    weight += weightOf(value)
    kept.set(key, value)
    for (const [oldest, other] of kept) {
      if (weight <= maxWeight) break
      kept.delete(oldest)
      weight -= weightOf(other)
    }
  }
  return {
    get: (key, load) => {
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return Promise.resolve(known)
      }
      const begun = underWay.get(key)
      if (begun) return begun
      const loading = runForAll(load)
        .then((value) => {
          if (value !== null) keep(key, value)
          return value
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, loading)
      return loading
    },
  }
}
