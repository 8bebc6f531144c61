import { createMemoryAuthStore, type AuthStore } from '../src/server/index.ts'

/** A store that can be looked into. */
export type TestStore = AuthStore & {
  /** Rows held now. */
  readonly count: () => Promise<{ readonly usedNonces: number; readonly sessions: number }>
  /** Nonces asked for in a flood. */
  readonly floodSize: number
}

let create = (): TestStore => {
  const store = createMemoryAuthStore()
  return { ...store, count: async () => store.count(), floodSize: 10_000 }
}

/** An empty store: in memory, or of the database that these tests were told to run on. */
export function createTestStore(): TestStore {
  return create()
}

/** Lets these tests run on another store. It is asked for once or more in a test, and is empty at the start of each. */
export function setTestStore(factory: () => TestStore): void {
  create = factory
}
