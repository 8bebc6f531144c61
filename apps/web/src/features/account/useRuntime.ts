import { createContext, useContext } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'

/** What the server said about this deployment; null until it has. */
export const RuntimeContext = createContext<RuntimeConfig | null>(null)

/** The deployment's configuration, or null while it is on its way. */
export function useRuntime(): RuntimeConfig | null {
  return useContext(RuntimeContext)
}
