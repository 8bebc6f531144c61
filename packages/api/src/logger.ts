import pino, { type DestinationStream } from 'pino'
import { toLoggedError } from './toLoggedError.ts'

/** Structured logs: `logger.info({ fact }, 'sentence')`. */
export type Logger = { readonly [level in 'debug' | 'info' | 'warn' | 'error']: (facts: object, text: string) => void }

const secretNames = new Set(['cookie', 'authorization', 'signature', 'nonce', 'message', 'variables', 'databaseUrl'])
const maxDepth = 4

/** Bytes of lines that are written at once, and how long a line waits for others at most: a write of its own takes a small answer's time. */
const bytesOfWrite = 4_096
const maxWaitMs = 250

/**
 * A JSON-lines logger, by default to standard output: within a quarter of a second, and at the process's end. Fields that may hold a secret are cut off wherever they stand in the first levels; the message of an `error`
 * stays, cleaned by {@link toLoggedError}.
 */
export function createLogger(parameters: { level?: string; destination?: DestinationStream } = {}): Logger {
  return pino(
    {
      level: parameters.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (facts) => withhold(facts, { depth: 0, isError: false }) },
    },
    parameters.destination ??
      pino.destination({ dest: 1, sync: false, minLength: bytesOfWrite, periodicFlush: maxWaitMs }),
  )
}

function withhold(facts: object, at: { depth: number; isError: boolean }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => {
      const isError = at.isError || (at.depth === 0 && name === 'error')
      if (secretNames.has(name) && !(at.isError && name === 'message')) return [name, '[withheld]']
      const fact = value instanceof Error ? toLoggedError(value) : value
      const isTree = typeof fact === 'object' && fact !== null && !Array.isArray(fact) && !(fact instanceof Date)
      return [name, isTree && at.depth < maxDepth ? withhold(fact, { depth: at.depth + 1, isError }) : fact]
    }),
  )
}

/** A logger that keeps silent. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
