import { parseServerEnv, type ServerEnv } from '@slotdrop/config/env'

let parsed: ServerEnv | undefined

/** The server's environment, checked once. The only place that reads `process.env`. */
export function serverEnv(): ServerEnv {
  return (parsed ??= parseServerEnv(process.env))
}
