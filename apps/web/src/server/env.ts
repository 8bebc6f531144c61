import { parseServerEnv, type ServerEnv } from '@slotdrop/config/env'

let parsed: ServerEnv | undefined

/** The server's environment, checked once: that of production where nothing else is said. The only place that reads `process.env`. */
export function serverEnv(): ServerEnv {
  return (parsed ??= parseServerEnv({ ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' }))
}
