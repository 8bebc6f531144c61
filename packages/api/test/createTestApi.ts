import type { Address } from 'viem'
import { createApi, type Api, type ApiConfig, type CreateApiParameters } from '../src/createApi.ts'
import type { Database } from '../src/database/database.ts'
import { silentLogger } from '../src/logger.ts'
import type { Authenticator, Session } from '../src/session.ts'

export const testOrigin = 'https://drops.example'
export const testDistributor: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** Who asks, in a test: named by a header in place of a cookie. */
export function createTestAuth(sessions: Record<string, Session>): Authenticator {
  return { getSession: async (request) => sessions[request.headers.get('x-test-session') ?? ''] ?? null }
}

export function createTestApi(
  db: Database,
  parameters: Partial<Omit<CreateApiParameters, 'config'>> & { config?: Partial<ApiConfig> } = {},
): Api {
  return createApi({
    auth: createTestAuth({}),
    logger: silentLogger,
    clock: () => new Date('2026-03-01T12:00:00.000Z'),
    ...parameters,
    db,
    config: {
      production: true,
      allowedOrigins: [testOrigin],
      chains: [
        { id: 1, distributor: testDistributor },
        { id: 137, distributor: testDistributor },
        { id: 56, distributor: null },
      ],
      ...parameters.config,
    },
  })
}

/** A request as the site's own page makes it. */
export function toRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://server.invalid/api/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      origin: testOrigin,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export type Answer = {
  status: number
  headers: Headers
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[]
}

/** Sends one operation and reads the answer. */
export async function ask(
  api: Api,
  query: string,
  variables: Record<string, unknown> = {},
  session?: string,
): Promise<Answer> {
  const response = await api.fetch(toRequest({ query, variables }, session ? { 'x-test-session': session } : {}))
  return { status: response.status, headers: response.headers, ...((await response.json()) as object) }
}
