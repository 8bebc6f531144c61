import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import { setTimeout as delay } from 'node:timers/promises'
import { createServices, type CreateServicesParameters, type Services } from './createServices.ts'
import { ApiBaseError } from './errors.ts'
import { createClientKey } from './http/createClientKey.ts'
import { retryAfterSeconds, unavailable } from './http/answerFailure.ts'
import type { FetchHandler } from './http/toNodeHandler.ts'
import { createLogger } from './logger.ts'
import { toLoggedError } from './toLoggedError.ts'
import * as messages from './messages.generated.ts'

const retryMs = 500
const maxRetryMs = 5_000

export type OpenServicesParameters = CreateServicesParameters & {
  /** Called when waiting won't help: another process owns the database, another version migrated it, the seed of its accounts is another. */
  onRefused: (error: BaseError) => void
}

/**
 * The services of a server whose port is open already. Until the database is there they answer 503 and are not ready; it is tried
 * again and again, as a database may start later than what uses it.
 */
export function openServices(parameters: OpenServicesParameters): Services {
  const logger = parameters.logger ?? createLogger({ level: parameters.env.logLevel })
  const ending = new AbortController()
  let open: Services | undefined
  let isDraining = false

  const untilOpen = async (): Promise<void> => {
    for (let wait = retryMs; !ending.signal.aborted; wait = Math.min(wait * 2, maxRetryMs)) {
      try {
        open = await createServices({ ...parameters, logger })
        if (isDraining) open.drain()
        return
      } catch (error) {
        // What somebody has to set right is the same at the next try.
        if (error instanceof BaseError && (error instanceof ApiBaseError || error.remedy === 'user')) {
          parameters.onRefused(error)
          return
        }
        logger.warn({ error: toLoggedError(error), retryInMs: wait }, 'the database is not there')
      }
      await delay(wait, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const opening = untilOpen()

  const once = (choose: (services: Services) => FetchHandler, otherwise: () => Response): FetchHandler => {
    return async (request, connection) => (open ? choose(open)(request, connection) : otherwise())
  }
  const unready = () =>
    Response.json({ ready: false, draining: isDraining, database: 'unavailable' }, { status: 503, headers: noStore })

  return {
    graphql: once(({ graphql }) => graphql, unavailable),
    auth: once(({ auth }) => auth, signInUnavailable),
    shards: once(({ shards }) => shards, unavailable),
    clientKey: createClientKey(parameters.env.trustedProxies),
    getClient: (chainId) => open?.getClient(chainId),
    // Without a database nothing is counted, and little is there to be asked for.
    meter: (handle, options) => {
      let metered: FetchHandler | undefined
      return (request, connection) => {
        metered ??= open?.meter(handle, options)
        return (metered ?? handle)(request, connection)
      }
    },
    health: async () => Response.json({ ok: true }, { headers: noStore }),
    ready: once(({ ready }) => ready, unready),
    drain: () => {
      isDraining = true
      open?.drain()
    },
    close: async () => {
      ending.abort()
      await opening
      await open?.close()
    },
  }
}

const noStore = { 'cache-control': 'no-store' }
const unavailableHeaders = { ...noStore, 'retry-after': String(retryAfterSeconds) }

/** As sign-in says what went wrong. */
function signInUnavailable(): Response {
  const error = { code: 'UNAVAILABLE', message: String(sentence(messages.unavailable)) }
  return Response.json({ error }, { status: 503, headers: unavailableHeaders })
}
