import { localStorageOf } from '../storage/createLocalText.ts'

const key = 'slotdrop.over'
/** Milliseconds after which what is over is not taken back by a reorganisation any more. */
const longOver = 3_600_000
const maxKept = 2_000

function read(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorageOf()?.getItem(key) ?? '{}')
    const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept as Record<string, unknown>) : []
    return new Map(pairs.flatMap(([dropId, at]) => (typeof at === 'number' ? [[dropId, at]] : [])))
  } catch {
    return new Map()
  }
}

/** Drops that were seen to have nothing open any more: after a while nobody asks the chain about them again. */
export const deviceOverDrops = {
  /** Those that were so long enough ago. */
  get(now = Date.now()): ReadonlySet<string> {
    return new Set([...read()].filter(([, at]) => now - at > longOver).map(([dropId]) => dropId))
  },
  /** Tells of drops that were looked at which of them are over. */
  see(looked: Iterable<string>, open: ReadonlySet<string>, now = Date.now()): void {
    try {
      const kept = read()
      for (const dropId of looked) {
        if (open.has(dropId)) kept.delete(dropId)
        else if (!kept.has(dropId)) kept.set(dropId, now)
      }
      localStorageOf()?.setItem(key, JSON.stringify(Object.fromEntries([...kept].slice(-maxKept))))
    } catch {
      // Storage that is full or switched off.
    }
  },
}
