import { type Environment, EnvError, type ServerEnv } from '@slotdrop/config/env'

/** The environment of a process that sends: PostgreSQL and a seed are there. */
export type OperatorEnv = Omit<ServerEnv, 'databaseUrl' | 'operatorSeed'> & {
  readonly databaseUrl: string
  readonly operatorSeed: NonNullable<ServerEnv['operatorSeed']>
}

/** Nobody opens a page of this process: what the server's variables want of its address is of no use here. */
const noAddress = 'https://operator.invalid'
const defaultPort = '3001'

/** Checks the environment of a process of the service: the server's variables, of which it needs fewer. @throws EnvError */
export function toOperatorEnv(environment: Environment, parse: (environment: Environment) => ServerEnv): OperatorEnv {
  const isLocal = Boolean(environment['LOCAL_CHAIN']?.trim())
  const { databaseUrl, operatorSeed, ...env } = parse({
    ...environment,
    PORT: environment['PORT'] || defaultPort,
    NODE_ENV: environment['NODE_ENV'] || 'production',
    PUBLIC_URL: isLocal ? undefined : noAddress,
    // Whether a database is named is said below, and why.
    EMBEDDED_DATABASE: 'on',
  })
  const issues = [
    ...(databaseUrl === null
      ? [
          {
            variable: 'DATABASE_URL',
            expected: 'the PostgreSQL of the server: an embedded database has one process, which sends by itself',
          },
        ]
      : []),
    ...(operatorSeed === null
      ? [
          {
            variable: 'OPERATOR_SEED',
            expected:
              '64 hex digits, as `openssl rand -hex 32` makes them, or OPERATOR_SEED_FILE or OPERATOR_SEED_COMMAND',
          },
        ]
      : []),
  ]
  if (databaseUrl === null || operatorSeed === null) throw new EnvError(issues)
  return { ...env, databaseUrl, operatorSeed }
}
