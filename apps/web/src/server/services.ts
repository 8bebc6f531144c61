import { type Services, createServices } from '@slotdrop/api'
import { serverEnv } from './env.ts'
import persistedOperations from './persistedOperations.generated.json'

// Development reloads modules; the database must be opened once a process all the same.
const kept = globalThis as typeof globalThis & { slotdropServices?: Promise<Services> }

/** The server's parts, built at the first request. A failure is not kept: the next request tries again. */
export function getServices(): Promise<Services> {
  return (kept.slotdropServices ??= createServices({
    env: serverEnv(),
    persistedOperations: new Map(Object.entries(persistedOperations)),
  }).catch((error: unknown) => {
    delete kept.slotdropServices
    throw error
  }))
}
