export { EnvError, type EnvIssue } from './errors.ts'
export { parseServerEnv, type Environment } from './env/parseServerEnv.ts'
export type { LogLevel, ServerEnv } from './env/serverEnv.ts'
export { toRuntimeConfig } from './env/toRuntimeConfig.ts'
