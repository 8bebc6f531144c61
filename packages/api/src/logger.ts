import pino, { type DestinationStream } from 'pino'

/** Structured logs: `logger.info({ fact }, 'sentence')`. */
export type Logger = { readonly [level in 'debug' | 'info' | 'warn' | 'error']: (facts: object, text: string) => void }

const secretPaths = ['cookie', 'authorization', 'signature', 'nonce', 'message', 'variables', 'databaseUrl']

/** A JSON-lines logger. Fields that may hold a secret are cut off wherever they stand in the first three levels. */
export function createLogger(parameters: { level?: string; destination?: DestinationStream } = {}): Logger {
  const paths = secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`])
  return pino(
    {
      level: parameters.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[withheld]' },
      serializers: { error: pino.stdSerializers.err },
    },
    parameters.destination ?? pino.destination({ dest: 1, sync: false }),
  )
}

/** A logger that keeps silent. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
