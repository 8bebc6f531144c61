import { LRUCache } from 'lru-cache'
import { runForAll } from '../../database/statementSignal.ts'

/** Values in memory that many ask for: at most so much of them, the longest unused leave first. */
export type Cache<value> = {
  /** The value of a key; loaded once, however many ask at the same time. `null` and failures are not remembered. */
  readonly get: (key: string, load: () => Promise<value | null>) => Promise<value | null>
}

/**
 * @param parameters.weightOf what a value counts as, in the unit of `maxWeight`: a whole number above 0
 * @param parameters.ttlMs milliseconds after which a value is loaded again. Absent: never
 */
export function createCache<value extends object>(parameters: {
  readonly maxWeight: number
  readonly weightOf: (value: value) => number
  readonly ttlMs?: number
}): Cache<value> {
  const { maxWeight, weightOf, ttlMs = 0 } = parameters
  const kept = new LRUCache<string, value>({ maxSize: maxWeight, sizeCalculation: weightOf, ttl: ttlMs })
  const underWay = new Map<string, Promise<value | null>>()
  return {
    get: (key, load) => {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const begun = underWay.get(key)
      if (begun) return begun
      const loading = runForAll(load)
        .then((value) => {
          if (value !== null) kept.set(key, value)
          return value
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, loading)
      return loading
    },
  }
}
