// What production runs: the API, the pages and everything else of the site, in one process on one port.
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLogger, createServer, openServices, runServer, sendResponse } from '@slotdrop/api'
import { EnvError, type ServerEnv } from '@slotdrop/config/env'
import { BaseError } from '@slotdrop/errors'
import { serverEnv } from './env.ts'
import { createPages } from './pages/createPages.ts'
import { readBuild } from './pages/readBuild.ts'
import persistedOperations from './persistedOperations.generated.json' with { type: 'json' }
import { openSending } from './openSending.ts'
import { createPrices } from './prices/createPrices.ts'
import { createCards } from './routes/cards.ts'
import { siteRoutes } from './routes/siteRoutes.ts'
import { createSecurityHeaders } from './securityHeaders.ts'

const app = fileURLToPath(new URL('../..', import.meta.url))
/** Longer than what stands before this server keeps an idle connection, as a rule 60 s: whoever closes first must not be the server. */
const keepAliveTimeoutMs = 65_000

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readEnv(): ServerEnv {
  try {
    return serverEnv()
  } catch (error) {
    if (error instanceof EnvError) return fail(error.message)
    throw error
  }
}

function toClient({ socket, headers }: IncomingMessage) {
  // Node joins several headers of this name.
  return { remoteAddress: socket.remoteAddress, forwardedFor: String(headers['x-forwarded-for'] ?? '') }
}

const env = readEnv()
if (!existsSync(join(app, '.next/inline-script-hashes.json'))) fail('There is no build yet. Run `pnpm build` first.')
const endTracing =
  env.otlpEndpoint === null
    ? undefined
    : (await import('@slotdrop/api/tracing')).startTracing({ endpoint: env.otlpEndpoint })
const logger = createLogger({ level: env.logLevel })
const build = await readBuild(app, env)
const services = openServices({
  env,
  logger,
  persistedOperations: new Map(Object.entries(persistedOperations)),
  sending: await openSending(env).catch((error: unknown) => {
    if (error instanceof BaseError) return fail(error.shortMessage)
    throw error
  }),
  onRefused: (error) => fail(error.shortMessage),
})
const cards = createCards(services, env)
const prices =
  env.pricesUrl === null
    ? undefined
    : createPrices({
        sourceUrl: env.pricesUrl,
        fetch,
        now: Date.now,
        onFailure: (error) => logger.warn({ cause: String(error) }, 'prices are not known'),
      })
const server = createServer(services, {
  logger,
  trustedProxies: env.trustedProxies,
  keepAliveTimeoutMs,
  headers: createSecurityHeaders(env, build.scriptHashes),
  routes: siteRoutes(env, { ...services, cards, prices }),
  pages: createPages(build, async (dropId, incoming, outgoing) =>
    sendResponse(await cards.describe(dropId, toClient(incoming)), incoming, outgoing),
  ),
})
await runServer(server, { port: env.port, host: env.host, onEnd: endTracing })
logger.info({ host: env.host, port: env.port, publicUrl: env.publicUrl }, 'listening')
